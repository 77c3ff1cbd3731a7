import { BookOpen, Headphones, History, MessageSquare, Mic, Settings, Trophy, UserRound } from 'lucide-react'
import { Link, redirect } from 'react-router'
import { servicesContext } from '../../app/context.ts'
import { DeskTiles } from '../../app/desk/DeskTiles.tsx'
import { pageMeta } from '../../app/meta.ts'
import { GoalCard } from '../../app/self-study/GoalCard.tsx'
import { PageBanner } from '../../app/shell/PageBanner.tsx'
import { orPage } from '../../app/throw-page.ts'
import type { Route } from './+types/dashboard.ts'

export const meta = () => pageMeta('個人專區')

/** Nobody else's, and in no cache. */
export const headers = () => ({ 'Cache-Control': 'no-store' })

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext)
  const { data: me } = await orPage(api('GET /api/my/info'))
  if (!me.user) throw redirect('/login?next=%2Fmy%2Fdashboard')
  const [{ data: common }, { data: menu }] = await orPage(
    Promise.all([api('GET /api/my/common'), api('GET /api/admin/side_menu')]),
  )
  return { id: me.user.id, name: me.user.name, study: common.study_history, sections: menu.sections }
}

const OWN = [
  { to: '/lesson/menu', title: '課程專區', note: '接著學下一課', Icon: BookOpen },
  { to: '/self_study', title: '自主學習', note: '聽、說、讀、寫，每天練一點', Icon: Headphones },
  { to: '/my/profile', title: '個人資料', note: '學校、年級和登入方式', Icon: UserRound },
  { to: '/my/account/edit', title: '帳號設定', note: '修改資料和密碼', Icon: Settings },
  { to: '/my/study-history', title: '學習歷程', note: '學了哪些、學了多久', Icon: History },
  { to: '/my/recordings', title: '我的錄音', note: '留下來的口說錄音', Icon: Mic },
  { to: '/my/event-history', title: '活動紀錄', note: '玩過的活動和成績', Icon: Trophy },
  { to: '/feedback', title: '問題回報', note: '看到錯字、聽到錯音', Icon: MessageSquare },
]

/** The first of one's own pages: what has been learned today, and where to go from here. */
export default function MyDashboard({ loaderData: { id, name, study, sections } }: Route.ComponentProps) {
  return (
    <>
      <PageBanner title={`${name}，你好`} crumbs={[{ label: '個人專區' }]} />
      <div className="wrap py-8">
        {study && (
          <div className="mb-8 grid max-w-180">
            <GoalCard
              today={{
                known: true,
                userId: id,
                minutes: study.today,
                total: study.today_minutes,
                most: study.max_minutes,
              }}
            />
          </div>
        )}
        <h2 className="sr-only">我的頁面</h2>
        <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {OWN.map(({ to, title, note, Icon }) => (
            <li key={to}>
              <Link
                to={to}
                className="flex min-h-24 items-center gap-4 rounded-card border border-line bg-white px-5 py-3 text-ink no-underline hover:border-brand"
              >
                <span className="inline-flex size-14 flex-none items-center justify-center rounded-option bg-note text-brand">
                  <Icon size={28} aria-hidden="true" />
                </span>
                <span className="min-w-0 leading-snug">
                  <b className="block">{title}</b>
                  <span className="text-16 text-muted">{note}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
        {sections.length > 0 && (
          <section className="mt-10" aria-labelledby="my-desk">
            <h2 id="my-desk" className="mb-4 font-reading text-32 text-brand">
              編輯後台
            </h2>
            <DeskTiles sections={sections} level="h3" />
          </section>
        )}
      </div>
    </>
  )
}
