import { ApiError } from '@hakka/contract/api-error'
import { BOUNDS, REGISTER_ROLE_IDS, ROLES } from '@hakka/contract/constants'
import { useRef } from 'react'
import { data, Form, Link, redirect, redirectDocument } from 'react-router'
import { servicesContext } from '../../app/context.ts'
import { Agreement } from '../../app/entry/Agreement.tsx'
import { EntryButton } from '../../app/entry/EntryForm.tsx'
import { EntryFrame } from '../../app/entry/EntryFrame.tsx'
import { textsOf } from '../../app/entry/form-action.ts'
import { FormAlert } from '../../app/forms/FormAlert.tsx'
import { RadioGroupField } from '../../app/forms/RadioGroupField.tsx'
import { TextField } from '../../app/forms/TextField.tsx'
import { useFocusOnErrors } from '../../app/forms/use-focus-on-errors.ts'
import { pageMeta } from '../../app/meta.ts'
import { orPage } from '../../app/throw-page.ts'
import type { Route } from './+types/finish.ts'

export const meta = () => pageMeta('完成註冊')

/** Never cached: the form's token is this visitor's own. */
export const headers = () => ({ 'Cache-Control': 'no-store' })

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext)
  const [{ data: who }, { data: csrf }] = await orPage(
    Promise.all([api('GET /api/login/joining'), api('GET /api/csrf')]),
  )
  if (!who) throw redirect('/login')
  return { who, token: csrf.token }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { api } = context.get(servicesContext)
  const text = textsOf(await request.formData())
  const name = text('name')
  const role_id = text('role_id')
  try {
    const answer = await api('POST /api/login/join', {
      body: { name, role_id, agreement: text('agreement') },
    })
    // A whole new page: the root's data, with the user's name, are loaded once a document.
    return redirectDocument(answer.data.next)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const alerts = Object.keys(error.errors).length > 0 ? [] : [error.message]
    const values = { name, role_id, agreement: text('agreement') }
    return data({ alerts, errors: error.errors, ...values }, { status: error.status || 500 })
  }
}

const roleOptions = (isTeacher: boolean) =>
  REGISTER_ROLE_IDS.map((id) => ({
    value: id,
    label: ROLES.find((role) => role.id === id)?.name ?? '',
    ...(id === 4
      ? { hint: isTeacher ? '你的帳號已確認是教師' : '由網站管理員確認後，才能看學生的資料' }
      : {}),
  }))

export default function FinishPage({ loaderData: { who, token }, actionData }: Route.ComponentProps) {
  const form = useRef<HTMLFormElement>(null)
  const errors: Record<string, string[]> = actionData?.errors ?? {}
  useFocusOnErrors(form, actionData?.errors)
  return (
    <EntryFrame title="完成註冊">
      <p className="mt-2">
        {who.provider_name}登入成功。再確認下面的資料，就有客語學堂的帳號了。
        {who.email && (
          <span className="block text-16 text-muted" translate="no">
            {who.email}
          </span>
        )}
      </p>
      <div className="mt-4 grid gap-4 empty:hidden">
        {who.has_account && (
          <FormAlert type="warning">
            這個電子郵件已經有帳號。若那是你的帳號，請
            <Link to="/login" className="mx-1 underline">
              用密碼登入
            </Link>
            ，再到「帳號設定」綁定{who.provider_name}。
          </FormAlert>
        )}
        {(actionData?.alerts ?? []).map((message) => (
          <FormAlert key={message}>{message}</FormAlert>
        ))}
      </div>
      <Form ref={form} method="post" className="mt-5 grid gap-6" noValidate>
        <input type="hidden" name="_token" value={token} />
        <TextField
          name="name"
          label="姓名"
          required
          autoComplete="name"
          max={BOUNDS.name}
          defaultValue={actionData?.name ?? who.name}
          errors={errors.name}
        />
        <RadioGroupField
          name="role_id"
          label="身分"
          required
          options={roleOptions(who.is_teacher)}
          defaultValue={
            REGISTER_ROLE_IDS.find((id) => String(id) === actionData?.role_id) ?? (who.is_teacher ? 4 : 8)
          }
          errors={errors.role_id}
        />
        <div className="grid gap-5">
          <Agreement errors={errors.agreement} ticked={actionData?.agreement === '1'}>
            {(agreed) => <EntryButton disabled={!agreed}>完成註冊</EntryButton>}
          </Agreement>
        </div>
      </Form>
    </EntryFrame>
  )
}
