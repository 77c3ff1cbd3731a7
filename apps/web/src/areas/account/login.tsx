import { CLASS_ACCOUNT } from '@hakka/contract/constants/school-class'
import { useEffect, useRef } from 'react'
import { Link, redirect, redirectDocument } from 'react-router'
import { servicesContext } from '../../app/context.ts'
import { Alerts } from '../../app/entry/Alerts.tsx'
import { EntryButton, EntryForm } from '../../app/entry/EntryForm.tsx'
import { ENTRY_LINK, EntryFrame } from '../../app/entry/EntryFrame.tsx'
import { type Alert, refused, textsOf } from '../../app/entry/form-action.ts'
import { CheckField } from '../../app/forms/CheckField.tsx'
import { PasswordField } from '../../app/forms/PasswordField.tsx'
import { TextField } from '../../app/forms/TextField.tsx'
import { pageMeta } from '../../app/meta.ts'
import { orPage } from '../../app/throw-page.ts'
import type { Route } from './+types/login.ts'
import { DevicePupils } from './DevicePupils.tsx'
import { OtherLogins } from './OtherLogins.tsx'
import { safeNext } from './safe-next.ts'

export const meta = () => pageMeta('登入')

/** Never cached: the form's token is this visitor's own. */
export const headers = () => ({ 'Cache-Control': 'no-store' })

/** What another page sends somebody here with, as `?notice=`. */
const NOTICES: Record<string, Alert> = {
  password_reset: { type: 'success', message: '密碼已更新，請用新密碼登入' },
  idle: { type: 'success', message: '太久沒有動作，先幫你登出了。還沒送出的內容還在，你再登入就看得到。' },
}

/** The account that a login card's QR code brings along; of anything else none. */
function accountOfCard(text: string | null): string | null {
  const account = text?.trim().toLowerCase() ?? ''
  return CLASS_ACCOUNT.test(account) ? account : null
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext)
  const { searchParams } = new URL(request.url)
  const [{ data: me }, { data: csrf }] = await orPage(
    Promise.all([api('GET /api/my/id'), api('GET /api/csrf')]),
  )
  const next = safeNext(searchParams.get('next'))
  if (me.id !== null) throw redirect(next)
  const notice = NOTICES[searchParams.get('notice') ?? '']
  return {
    token: csrf.token,
    next,
    alerts: notice ? [notice] : [],
    account: accountOfCard(searchParams.get('account')),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { api } = context.get(servicesContext)
  const form = await request.formData()
  const text = textsOf(form)
  const username = text('username')
  // As it stands on the card, in two groups.
  const password =
    accountOfCard(username) === null ? text('password') : text('password').replace(/(?<=\d)\s+(?=\d)/g, '')
  try {
    const remember = form.has('remember_me')
    await api('POST /api/login', {
      body: { username, password, ...(remember ? { remember_me: true } : {}) },
    })
  } catch (error) {
    return refused(error, { username }, ['username', 'password'])
  }
  // A whole new page: the root's data, with the user's name, are loaded once a document.
  return redirectDocument(safeNext(text('next')))
}

export default function LoginPage({ loaderData, actionData }: Route.ComponentProps) {
  const form = useRef<HTMLFormElement>(null)
  const errors = actionData?.errors ?? {}
  const { account } = loaderData
  useEffect(() => {
    // Whoever comes by a card has nothing else to type.
    const pin = account !== null && form.current?.elements.namedItem('password')
    if (pin instanceof HTMLInputElement) pin.focus()
  }, [account])
  useEffect(() => {
    if (!actionData || actionData.alerts.length === 0) return
    // What was wrong is not typed on to, and nobody has to find the field again.
    const password = form.current?.elements.namedItem('password')
    if (!(password instanceof HTMLInputElement)) return
    password.value = ''
    password.focus()
  }, [actionData])
  return (
    <EntryFrame title="登入">
      <Alerts alerts={actionData?.alerts ?? loaderData.alerts} />
      <DevicePupils next={loaderData.next} chosen={account} />
      <EntryForm key={account} ref={form} token={loaderData.token} errors={actionData?.errors}>
        <input type="hidden" name="next" value={loaderData.next} />
        <TextField
          name="username"
          label="帳號"
          hint="電子郵件，或老師發的帳號卡上的帳號"
          autoComplete="username"
          defaultValue={actionData?.values.username ?? account ?? undefined}
          errors={errors.username}
        />
        {account === null ? (
          <>
            <PasswordField name="password" label="密碼" errors={errors.password} />
            <div className="flex flex-wrap items-center justify-between gap-x-6">
              <CheckField name="remember_me" label="保持登入" />
              <Link to="/password/email" className={ENTRY_LINK}>
                忘記密碼？
              </Link>
            </div>
          </>
        ) : (
          <PasswordField
            name="password"
            label="PIN"
            hint="卡片上的六個數字。忘記了，或是鎖住了，請老師幫你。"
            inputMode="numeric"
            autoComplete="off"
            errors={errors.password}
          />
        )}
        <EntryButton>登入</EntryButton>
      </EntryForm>
      <p className="mt-4 text-center">
        還沒有帳號？
        <Link to="/register" className={ENTRY_LINK}>
          立即註冊
        </Link>
      </p>
      <OtherLogins />
    </EntryFrame>
  )
}
