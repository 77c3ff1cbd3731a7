import { Link } from 'react-router'
import { servicesContext } from '../../app/context.ts'
import { Alerts } from '../../app/entry/Alerts.tsx'
import { EntryButton, EntryForm } from '../../app/entry/EntryForm.tsx'
import { ENTRY_LINK, EntryFrame } from '../../app/entry/EntryFrame.tsx'
import { done, refused, textsOf } from '../../app/entry/form-action.ts'
import { TextField } from '../../app/forms/TextField.tsx'
import { pageMeta } from '../../app/meta.ts'
import { orPage } from '../../app/throw-page.ts'
import type { Route } from './+types/email.ts'

export const meta = () => pageMeta('忘記密碼')

/** Never cached: the form's token is this visitor's own. */
export const headers = () => ({ 'Cache-Control': 'no-store' })

export async function loader({ context }: Route.LoaderArgs) {
  const { data: csrf } = await orPage(context.get(servicesContext).api('GET /api/csrf'))
  return { token: csrf.token }
}

export async function action({ context, request }: Route.ActionArgs) {
  const email = textsOf(await request.formData())('email')
  try {
    const { message } = await context
      .get(servicesContext)
      .api('POST /api/password/email', { body: { email } })
    return done(message)
  } catch (error) {
    return refused(error, { email }, ['email'])
  }
}

export default function ForgottenPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <EntryFrame title="忘記密碼">
      <Alerts alerts={actionData?.alerts ?? []} />
      <p className="mt-4">輸入註冊時的電子郵件，我們會寄給你設定新密碼的連結。</p>
      <EntryForm token={loaderData.token} errors={actionData?.errors}>
        <TextField
          name="email"
          type="email"
          label="電子郵件"
          required
          autoComplete="email"
          defaultValue={actionData?.values.email}
          errors={actionData?.errors.email}
        />
        <EntryButton>寄出連結</EntryButton>
      </EntryForm>
      <p className="mt-6 text-16 text-muted">
        用老師發的帳號卡登入的同學，請找老師重設密碼。用教育雲端帳號或 Google 帳號登入的人，不需要這裡的密碼。
      </p>
      <Link to="/login" className={ENTRY_LINK}>
        回到登入
      </Link>
    </EntryFrame>
  )
}
