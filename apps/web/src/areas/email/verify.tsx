import { buttonClass } from '@hakka/ui/Button.tsx'
import { data, Link, redirect } from 'react-router'
import { servicesContext } from '../../app/context.ts'
import { Alerts } from '../../app/entry/Alerts.tsx'
import { EntryFrame } from '../../app/entry/EntryFrame.tsx'
import { done, refused, textsOf } from '../../app/entry/form-action.ts'
import { pageMeta } from '../../app/meta.ts'
import { orPage } from '../../app/throw-page.ts'
import type { Route } from './+types/verify.ts'
import { Confirm } from './Confirm.tsx'
import { Confirmed } from './Confirmed.tsx'
import { Sent } from './Sent.tsx'

export const meta = () => [...pageMeta('確認電子郵件'), { name: 'robots', content: 'noindex' }]

/** Never cached: the form's token is this visitor's own. */
export const headers = () => ({ 'Cache-Control': 'no-store' })

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext)
  const linkToken = new URL(request.url).searchParams.get('token')
  const [{ data: me }, { data: csrf }] = await orPage(
    Promise.all([api('GET /api/my/id'), api('GET /api/csrf')]),
  )
  const isLoggedIn = me.id !== null
  // Opening the link changes nothing: programs that look for dangerous mail open links too.
  if (linkToken) return { csrf: csrf.token, linkToken, isLoggedIn, status: null }
  if (!isLoggedIn) throw redirect(`/login?next=${encodeURIComponent('/email/verify')}`)
  const { data: status } = await orPage(api('GET /api/email'))
  return { csrf: csrf.token, linkToken: null, isLoggedIn, status }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { api } = context.get(servicesContext)
  const token = textsOf(await request.formData())('token')
  try {
    const { message } = token
      ? await api('POST /api/email/verify', { body: { token } })
      : await api('POST /api/email/resend', { body: {} })
    return data({ ...done(message), isConfirmed: token !== '' })
  } catch (error) {
    return refused(error)
  }
}

export default function VerifyPage({ loaderData, actionData }: Route.ComponentProps) {
  const { csrf, linkToken, isLoggedIn, status } = loaderData
  const isConfirmed = actionData !== undefined && 'isConfirmed' in actionData && actionData.isConfirmed
  if (isConfirmed || status?.is_verified)
    return (
      <EntryFrame title="電子郵件已確認">
        <Confirmed isLoggedIn={isLoggedIn} />
      </EntryFrame>
    )
  if (linkToken && actionData && 'errors' in actionData && actionData.errors.token)
    return (
      <EntryFrame title="無法確認電子郵件">
        <Alerts alerts={actionData.alerts} />
        <p className="mt-4 mb-6">登入以後，可以再寄一封確認信給自己。</p>
        <Link to="/email/verify" className={buttonClass({ kind: 'brand', size: 'l' })}>
          重寄確認信
        </Link>
      </EntryFrame>
    )
  return (
    <EntryFrame title="確認電子郵件">
      <Alerts alerts={actionData?.alerts ?? []} />
      {linkToken && <Confirm csrf={csrf} token={linkToken} />}
      {status && <Sent csrf={csrf} email={status.email} waitSeconds={status.wait_seconds} />}
    </EntryFrame>
  )
}
