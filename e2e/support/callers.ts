import { type APIRequestContext, type APIResponse, request } from '@playwright/test'
import { csrfToken } from './logins.ts'

const PASSWORD = 'mountain-song-in-the-evening'

async function post(context: APIRequestContext, path: string, data: object): Promise<APIResponse> {
  const answer = await context.post(path, { data, headers: { 'X-CSRF-TOKEN': await csrfToken(context) } })
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
  return answer
}

/** A browser of somebody new who has registered with this role of the form. Whoever opens it disposes of it. */
export async function registered(
  baseURL: string,
  { name, role_id }: { name: string; role_id: number },
): Promise<{ context: APIRequestContext; id: number }> {
  // Without this it would come with the session of the test's own role.
  const context = await request.newContext({ baseURL, storageState: { cookies: [], origins: [] } })
  const answer = await post(context, '/api/register', {
    email: `${name}@caller.example`,
    password: PASSWORD,
    password_confirmation: PASSWORD,
    name,
    role_id,
    agreement: true,
  })
  const { data }: { data: { id: number } } = await answer.json()
  return { context, id: data.id }
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
