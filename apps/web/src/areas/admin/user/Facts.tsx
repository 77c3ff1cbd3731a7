import type { UserDetail } from '@hakka/contract/user'
import type { ReactNode } from 'react'
import { taipeiTime } from '../../../app/taipei-time.ts'
import { roleName, standingOf } from './labels.tsx'

const PROVIDERS: Record<string, string> = { edu: '教育雲端帳號', google: 'Google 帳號' }

/** What is known of an account. */
export function Facts({ user }: { user: UserDetail }) {
  const email = user.email !== null && (
    <>
      <code className="font-ui">{user.email}</code>（{user.email_verified ? '已驗證' : '未驗證'}）
    </>
  )
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['身分', standingOf(user)],
    ['權限', user.roles.map(roleName).join('、') || '無'],
    ['電子郵件', email || '未設定'],
    ['縣市', user.city ?? '未設定'],
    ['學校', user.school ?? '未設定'],
    ['綁定的帳號', user.providers.map((own) => PROVIDERS[own] ?? '其他').join('、') || '無'],
    ['註冊時間', taipeiTime(user.created_at)],
    ['最近使用', user.last_seen_at === null ? '目前沒有登入' : taipeiTime(user.last_seen_at)],
    ['登入中的裝置', `${user.sessions} 台`],
  ]
  return (
    <section className="rounded-option border border-line bg-white p-5">
      <h2 className="mb-2 text-20 font-bold">帳號資料</h2>
      <dl className="grid gap-x-8 gap-y-2 md:grid-cols-2">
        {facts.map(([title, text]) => (
          <div key={title} className="grid grid-cols-[7em_minmax(0,1fr)] gap-3">
            <dt className="text-muted">{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
