import { Link, redirect, redirectDocument } from 'react-router'
import { servicesContext } from '../../app/context.ts'
import { Agreement } from '../../app/entry/Agreement.tsx'
import { Alerts } from '../../app/entry/Alerts.tsx'
import { EntryButton, EntryForm } from '../../app/entry/EntryForm.tsx'
import { ENTRY_LINK, EntryFrame } from '../../app/entry/EntryFrame.tsx'
import { refused, textsOf } from '../../app/entry/form-action.ts'
import { pageMeta } from '../../app/meta.ts'
import { orPage } from '../../app/throw-page.ts'
import type { Route } from './+types/register.ts'
import { OtherLogins } from './OtherLogins.tsx'
import { FIELDS, RegisterFields } from './RegisterFields.tsx'

export const meta = () => pageMeta('註冊')

/** Never cached: the form's token is this visitor's own. */
export const headers = () => ({ 'Cache-Control': 'no-store' })

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext)
  const [{ data: me }, { data: csrf }] = await orPage(
    Promise.all([api('GET /api/my/id'), api('GET /api/csrf')]),
  )
  if (me.id !== null) throw redirect('/')
  return { token: csrf.token }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { api } = context.get(servicesContext)
  const text = textsOf(await request.formData())
  const values = Object.fromEntries(FIELDS.map((name) => [name, text(name)]))
  try {
    await api('POST /api/register', {
      body: {
        email: text('email'),
        password: text('password'),
        password_confirmation: text('password_confirmation'),
        name: text('name'),
        role_id: text('role_id'),
        city_id: text('city_id'),
        agreement: text('agreement'),
      },
    })
  } catch (error) {
    return refused(error, values, [...FIELDS, 'password', 'password_confirmation'])
  }
  // A whole new page: the root's data, with the user's name, are loaded once a document.
  return redirectDocument('/email/verify')
}

export default function RegisterPage({ loaderData, actionData }: Route.ComponentProps) {
  const { alerts = [], errors = {}, values = {} } = actionData ?? {}
  return (
    <EntryFrame title="註冊">
      <Alerts alerts={alerts} />
      <EntryForm token={loaderData.token} errors={actionData?.errors}>
        <RegisterFields errors={errors} values={values} />
        <Agreement errors={errors.agreement} ticked={values.agreement === '1'}>
          {(agreed) => <EntryButton disabled={!agreed}>註冊</EntryButton>}
        </Agreement>
      </EntryForm>
      <p className="mt-4 text-center">
        已經有帳號？
        <Link to="/login" className={ENTRY_LINK}>
          登入
        </Link>
      </p>
      <OtherLogins />
    </EntryFrame>
  )
}
