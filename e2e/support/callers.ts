import { type APIRequestContext, type APIResponse, request } from '@playwright/test'
import { csrfToken, logIn } from './logins.ts'
import { linkIn, newestMail } from './outbox.ts'

export const PASSWORD = 'mountain-song-in-the-evening'

async function post(context: APIRequestContext, path: string, data: object): Promise<APIResponse> {
  const answer = await context.post(path, { data, headers: { 'X-CSRF-TOKEN': await csrfToken(context) } })
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
  return answer
}

/** A browser of somebody new who has registered with this role of the form. Whoever opens it disposes of it. */
export async function registered(
  baseURL: string,
  { name, role_id, email = addressOf(name) }: { name: string; role_id: number; email?: string },
): Promise<{ context: APIRequestContext; id: number }> {
  // Without this it would come with the session of the test's own role.
  const context = await request.newContext({ baseURL, storageState: { cookies: [], origins: [] } })
  return { context, id: await register(context, { name, role_id, email }) }
}

/** Registers without the form, which `register.spec.ts` fills in; the context, or a page's, is then logged in. */
export async function register(
  context: APIRequestContext,
  { name, role_id, email }: { name: string; role_id: number; email: string },
): Promise<number> {
  const answer = await post(context, '/api/register', {
    email,
    password: PASSWORD,
    password_confirmation: PASSWORD,
    name,
    role_id,
    agreement: true,
  })
  const { data }: { data: { id: number } } = await answer.json()
  return data.id
}

const addressOf = (name: string) => `${name}@caller.example`

/** Opens the link that confirms the address: only then may somebody be staff. */
export async function confirm(context: APIRequestContext, email: string): Promise<void> {
  const link = linkIn(await newestMail(email, '請確認你的電子郵件'))
  const token = new URL(link, 'http://none').searchParams.get('token') ?? ''
  await post(context, '/api/email/verify', { token })
}

/** Somebody new who has a staff role: it ended the login that registering had begun. */
export async function staff(
  baseURL: string,
  admin: APIRequestContext,
  { name, role, email = addressOf(name) }: { name: string; role: string; email?: string },
): Promise<{ context: APIRequestContext; id: number }> {
  const { context, id } = await registered(baseURL, { name, role_id: 8, email })
  await confirm(context, email)
  await administer(admin, id, { roles: [role] })
  await logIn(context, email, PASSWORD)
  return { context, id }
}

/** What an administrator does for one user: gives staff roles, or confirms a teacher. */
export async function administer(
  admin: APIRequestContext,
  id: number,
  { roles, teacher }: { roles?: readonly string[]; teacher?: boolean },
): Promise<void> {
  if (roles) await post(admin, `/api/admin/users/${id}/roles`, { _method: 'PUT', roles })
  if (teacher) await post(admin, `/api/admin/users/${id}/teacher`, { _method: 'PUT', confirmed: true })
}
