import { ApiError } from '@hakka/contract/client'
import { Button } from '@hakka/ui/Button.tsx'
import { data, Form, Link, redirect, redirectDocument, useNavigation } from 'react-router'
import { servicesContext } from '../../app/context.ts'
import { FormAlert } from '../../app/forms/FormAlert.tsx'
import { PasswordField } from '../../app/forms/PasswordField.tsx'
import { TextField } from '../../app/forms/TextField.tsx'
import { pageMeta } from '../../app/meta.ts'
import { orPage } from '../../app/throw-page.ts'
import type { Route } from './+types/login.ts'
import { OtherLogins } from './OtherLogins.tsx'
import { safeNext } from './safe-next.ts'

export const meta = () => pageMeta('登入')

/** Never cached: the form's token is this visitor's own. */
export const headers = () => ({ 'Cache-Control': 'no-store' })

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext)
  const [{ data: me }, { data: csrf }] = await orPage(
    Promise.all([api('GET /api/my/id'), api('GET /api/csrf')]),
  )
  const next = safeNext(new URL(request.url).searchParams.get('next'))
  if (me.id !== null) throw redirect(next)
  return { token: csrf.token, next }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { api } = context.get(servicesContext)
  const form = await request.formData()
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  const username = text('username')
  try {
    const remember = form.has('remember_me')
    await api('POST /api/login', {
      body: { username, password: text('password'), ...(remember ? { remember_me: true } : {}) },
    })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // Alerts and field errors go to the page as its data; the password never comes back.
    const alerts =
      Object.keys(error.errors).length > 0 ? [] : [{ type: 'error' as const, message: error.message }]
    return data({ alerts, errors: error.errors, username }, { status: error.status || 500 })
  }
  // A whole new page: the root's data, with the user's name, are loaded once a document.
  return redirectDocument(safeNext(text('next')))
}

export default function LoginPage({ loaderData, actionData }: Route.ComponentProps) {
  const busy = useNavigation().state === 'submitting'
  const errors = actionData?.errors ?? {}
  return (
    <div className="wrap max-w-[1180px] py-6 md:py-10">
      <div className="overflow-hidden rounded-card border border-line bg-white lg:grid lg:grid-cols-2">
        <div className="relative hidden bg-[#dde9f6] lg:block">
          <p className="px-8 pt-7 font-reading text-40 text-brand" lang="hak-Hant-TW">
            來學客家話
          </p>
          <img
            src="/images/page-banner-4.svg"
            alt=""
            width={1440}
            height={208}
            className="absolute right-0 bottom-0 h-64 w-auto max-w-none"
          />
          <img
            src="/images/bird-wave.svg"
            alt=""
            width={200}
            height={200}
            className="absolute top-32 left-16 w-52"
          />
        </div>
        <div className="px-5 py-8 md:px-14">
          <h1 className="text-32 font-bold">登入</h1>
          {(actionData?.alerts ?? []).map((alert) => (
            <div key={alert.message} className="mt-4">
              <FormAlert>{alert.message}</FormAlert>
            </div>
          ))}
          <Form method="post" className="mt-5 space-y-5" noValidate>
            <input type="hidden" name="_token" value={loaderData.token} />
            <input type="hidden" name="next" value={loaderData.next} />
            <TextField
              name="username"
              label="帳號"
              hint="電子郵件，或老師發的帳號卡上的帳號"
              autoComplete="username"
              defaultValue={actionData?.username}
              errors={errors.username}
            />
            <PasswordField name="password" label="密碼" errors={errors.password} />
            <div className="flex flex-wrap items-center justify-between gap-x-6">
              <label className="inline-flex min-h-12 items-center gap-3">
                <input type="checkbox" name="remember_me" value="1" className="size-6 accent-brand" />
                保持登入
              </label>
              <Link
                to="/password/email"
                className="inline-flex min-h-12 items-center text-brand underline underline-offset-4"
              >
                忘記密碼？
              </Link>
            </div>
            <Button type="submit" kind="brand" size="l" block busy={busy}>
              登入
            </Button>
          </Form>
          <p className="mt-4 text-center">
            還沒有帳號？
            <Link
              to="/register"
              className="inline-flex min-h-12 items-center text-brand underline underline-offset-4"
            >
              立即註冊
            </Link>
          </p>
          <OtherLogins />
        </div>
      </div>
    </div>
  )
}
