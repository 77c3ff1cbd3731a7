import type { CallAnswer } from '@hakka/contract/calls'
import { Bird } from '@hakka/ui/Bird.tsx'
import { buttonClass } from '@hakka/ui/Button.tsx'
import { EmptyState } from '@hakka/ui/EmptyState.tsx'
import { Info } from 'lucide-react'
import { Link } from 'react-router'
import { servicesContext } from '../../app/context.ts'
import { pageMeta } from '../../app/meta.ts'
import { PageBanner } from '../../app/shell/PageBanner.tsx'
import { orPage } from '../../app/throw-page.ts'
import type { Route } from './+types/menu.ts'
import { ActivityCard } from './ActivityCard.tsx'
import { orNull } from './or-null.ts'
import { phaseOf } from './times.ts'
import { useNow } from './use-now.ts'
import './event.css'

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { api } = context.get(servicesContext)
  return (await orPage(orNull(api('GET /api/event/menu'))))?.data ?? null
}

export const meta = () => pageMeta('活動專區', '聽一聽、排一排、唱一唱：全站和學校的客語闖關活動。')

export default function EventMenu({ loaderData: menu }: Route.ComponentProps) {
  return (
    <>
      <PageBanner
        title="活動專區"
        lead="聽一聽、排一排、唱一唱，跟阿秀和桐桐一起闖關。"
        crumbs={[{ label: '活動專區' }]}
        picture="/images/events/banner.svg"
      />
      <div className="wrap pb-24">{menu ? <Menu menu={menu} /> : <NoMenu />}</div>
    </>
  )
}

function NoMenu() {
  return (
    <div className="mt-9" role="alert">
      <EmptyState title="取得活動資料時發生錯誤">
        <a href="/events" className={buttonClass({ kind: 'brand' })}>
          再試一次
        </a>
      </EmptyState>
    </div>
  )
}

function Menu({ menu }: { menu: CallAnswer<'GET /api/event/menu'>['data'] }) {
  const now = useNow(menu.now)
  const running = menu.globalActivities.filter((own) => phaseOf(own, now) === 'running').length
  const [first, ...rest] = menu.globalActivities
  const isFeature = first !== undefined && phaseOf(first, now) === 'running'
  const cards = isFeature ? rest : menu.globalActivities
  const shared = { now, account: menu.account }
  return (
    <>
      <AccountNotice account={menu.account} />
      <section className="mt-9 md:mt-12">
        <div className="flex items-end justify-between gap-4">
          <h2 className="font-reading text-32 text-brand">全站活動</h2>
          <p className="text-muted">{running > 0 ? `${running} 個進行中` : ''}</p>
        </div>
        {menu.globalActivities.length === 0 && (
          <EmptyState title="目前沒有活動">有新的活動時，會在這裡和最新消息公告。</EmptyState>
        )}
        <ul className="activities">
          {isFeature && <ActivityCard activity={first} look="feature" {...shared} />}
          {cards.map((activity) => (
            <ActivityCard key={activity.id} activity={activity} look="card" {...shared} />
          ))}
        </ul>
      </section>
      <section className="mt-14 md:mt-18">
        <h2 className="font-reading text-32 text-brand">學校活動</h2>
        {menu.schoolActivities.length > 0 ? (
          <ul className="activities activities-rows">
            {menu.schoolActivities.map((activity) => (
              <ActivityCard key={activity.id} activity={activity} look="row" {...shared} />
            ))}
          </ul>
        ) : (
          <div className="activities-none">
            <Bird width={176} />
            <div>
              <p className="font-reading text-26 text-brand">目前沒有學校活動</p>
              <p className="text-muted">老師辦的校內比賽和班級活動會出現在這裡。</p>
            </div>
          </div>
        )}
      </section>
    </>
  )
}

/** Why 立即報名 can't be pressed, and what to do. */
function AccountNotice({ account }: { account: number }) {
  if (account === 2) return null
  const isVisitor = account === 0
  return (
    <div className="activity-notice" role="note">
      <Info aria-hidden="true" />
      <p>
        <b>{isVisitor ? '※報名活動請先登入' : '※參加資料還不完整：沒有電子郵件'}</b>
        <span>
          {isVisitor
            ? '沒有登入也可以先玩玩看，成績不會列入排行榜。'
            : '有獎品的活動要用電子郵件通知。填好之後，請重新整理這一頁。'}
        </span>
      </p>
      {isVisitor ? (
        <Link to="/login?next=%2Fevents" className={buttonClass({ kind: 'brand' })}>
          登入
        </Link>
      ) : (
        <Link to="/my/account/edit" className={buttonClass({ kind: 'brand' })}>
          【點我填寫】
        </Link>
      )}
    </div>
  )
}
