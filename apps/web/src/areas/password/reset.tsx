import { buttonClass } from '@hakka/ui/Button.tsx'
import { Link, redirectDocument } from 'react-router'
import { servicesContext } from '../../app/context.ts'
import { Alerts } from '../../app/entry/Alerts.tsx'
import { EntryButton, EntryForm } from '../../app/entry/EntryForm.tsx'
import { EntryFrame } from '../../app/entry/EntryFrame.tsx'
import { refused, textsOf } from '../../app/entry/form-action.ts'
import { NewPasswordFields } from '../../app/entry/NewPasswordFields.tsx'
import { TextField } from '../../app/forms/TextField.tsx'
import { pageMeta } from '../../app/meta.ts'
import { orPage } from '../../app/throw-page.ts'
import type { Route } from './+types/reset.ts'

export const meta = () => [...pageMeta('設定新密碼'), { name: 'robots', content: 'noindex' }]

/** Never cached: the form's token is this visitor's own. */
export const headers = () => ({ 'Cache-Control': 'no-store' })

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext)
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const [{ data: link }, { data: csrf }] = await orPage(
    Promise.all([api('GET /api/password/reset', { query: { token } }), api('GET /api/csrf')]),
  )
  return { csrf: csrf.token, token, email: link.email }
}

export async function action({ context, request }: Route.ActionArgs) {
  const text = textsOf(await request.formData())
  const body = {
    token: text('token'),
    email: text('email'),
    password: text('password'),
    password_confirmation: text('password_confirmation'),
  }
  try {
    await context.get(servicesContext).api('POST /api/password/reset', { body })
  } catch (error) {
    return refused(error, { email: body.email }, ['email', 'password', 'password_confirmation'])
  }
  return redirectDocument('/login?notice=password_reset')
}

export default function ResetPage({ loaderData, actionData }: Route.ComponentProps) {
  const errors = actionData?.errors ?? {}
  if (!loaderData.email)
    return (
      <EntryFrame title="連結已失效">
        <p className="mt-4 mb-6">這個連結已經用過，或超過 30 分鐘了。</p>
        <Link to="/password/email" className={buttonClass({ kind: 'brand', size: 'l' })}>
          重新申請
        </Link>
      </EntryFrame>
    )
  return (
    <EntryFrame title="設定新密碼">
      <Alerts alerts={actionData?.alerts ?? []} />
      <p className="mt-4">設定之後，這個帳號在所有裝置上都會登出，請用新密碼重新登入。</p>
      <EntryForm token={loaderData.csrf} errors={actionData?.errors}>
        <input type="hidden" name="token" value={loaderData.token} />
        <TextField
          name="email"
          type="email"
          label="電子郵件"
          readOnly
          autoComplete="username"
          defaultValue={loaderData.email}
          errors={errors.email}
        />
        <NewPasswordFields errors={errors} label="新密碼" />
        <EntryButton>儲存新密碼</EntryButton>
      </EntryForm>
    </EntryFrame>
  )
}
