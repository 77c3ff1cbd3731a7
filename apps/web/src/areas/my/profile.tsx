import type { UserFields } from '@hakka/contract/my'
import { Card } from '@hakka/ui/Card.tsx'
import { Chip } from '@hakka/ui/Chip.tsx'
import { KeyRound, Settings, UserPen } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useRouteLoaderData } from 'react-router'
import { pageMeta } from '../../app/meta.ts'
import { Bindings } from './Bindings.tsx'
import type { loader } from './layout.tsx'

export const meta = () => pageMeta('個人資料')

const EMPTY = '未設定'
const NOT_YET = '尚未填寫'

function Row({ label, mark, children }: { label: string; mark?: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 border-t border-line py-3 first:border-t-0 sm:grid-cols-[180px_1fr]">
      <dt className="text-muted">
        {label}
        {mark && (
          <span className="ml-2 rounded-md border border-control px-1.5 text-14 leading-snug">{mark}</span>
        )}
      </dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  )
}

const Value = ({ text, empty = EMPTY }: { text: string | null; empty?: string }) =>
  text || <span className="text-muted">{empty}</span>

/** Where what is shown here can be changed. */
function GearMenu() {
  const item = 'flex min-h-12 items-center gap-3 rounded-option px-4 text-ink no-underline hover:bg-note'
  return (
    <details
      className="relative"
      onKeyDown={(event) => {
        if (event.key === 'Escape') event.currentTarget.open = false
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) event.currentTarget.open = false
      }}
    >
      <summary
        aria-label="帳號設定選單"
        title="帳號設定選單"
        className="inline-flex size-12 cursor-pointer list-none items-center justify-center rounded-full text-brand hover:bg-note [&::-webkit-details-marker]:hidden"
      >
        <Settings aria-hidden="true" />
      </summary>
      <div className="absolute right-0 z-30 mt-1 w-48 rounded-card border border-line bg-white p-2 shadow-pop">
        <Link to="/my/account/edit#data" className={item}>
          <UserPen size={20} aria-hidden="true" />
          修改資料
        </Link>
        <Link to="/my/account/edit#password" className={item}>
          <KeyRound size={20} aria-hidden="true" />
          修改密碼
        </Link>
      </div>
    </details>
  )
}

function Fields({ fields }: { fields: UserFields }) {
  return (
    <dl className="mt-2">
      <Row label="姓名">
        <Value text={fields.userName} />
      </Row>
      <Row label="身分">
        <Value text={fields.roleName} />
      </Row>
      <Row label="帳號">
        <span className="flex flex-wrap items-center gap-x-3">
          <span translate="no">{fields.account}</span>
          {fields.email && !fields.emailVerified && (
            <>
              <Chip tone="warning">電子郵件還沒確認</Chip>
              <Link to="/email/verify" className="inline-flex min-h-8 items-center text-brand">
                去確認
              </Link>
            </>
          )}
        </span>
      </Row>
      <Row label="常用電子郵件" mark="必填">
        <span translate={fields.email_2 ? 'no' : undefined}>
          <Value text={fields.email_2} />
        </span>
        <p className="text-16 text-muted">請填寫常用的電子郵件，才不會錯過得獎通知。</p>
      </Row>
      <Row label="縣市">
        <Value text={fields.cityName} empty={NOT_YET} />
      </Row>
      <Row label="學校">
        <Value text={fields.schoolName} empty={NOT_YET} />
      </Row>
      <Row label="鄉鎮市區">
        <Value text={fields.districtName} empty={NOT_YET} />
      </Row>
      <Row label="年級">
        <Value text={fields.levelName} empty={NOT_YET} />
      </Row>
    </dl>
  )
}

export default function ProfilePage() {
  const mine = useRouteLoaderData<typeof loader>('areas/my/layout')
  if (!mine) return null
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[1fr_420px]">
      <Card as="section" className="p-5 md:p-7">
        <div className="flex items-center justify-between gap-4">
          <h2 className="text-22 font-bold">個人資料</h2>
          <GearMenu />
        </div>
        <Fields fields={mine.userFields} />
      </Card>
      <Card as="section" className="p-5 md:p-7">
        <h2 className="mb-1 text-22 font-bold">綁定帳號</h2>
        <p className="mb-4 text-16 text-muted">綁定以後，也可以用這些帳號登入。</p>
        <Bindings fields={mine.userFields} />
      </Card>
    </div>
  )
}
