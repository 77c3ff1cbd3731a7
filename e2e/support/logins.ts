import { join } from 'node:path'
import { request } from '@playwright/test'
import type { Site } from './site.ts'

export const ROLES = ['admin', 'editor', 'teacher', 'student', 'parent'] as const
export type Role = (typeof ROLES)[number]

/** Where the cookies of a logged-in demo account lie. */
export const loginFile = (folder: string, role: Role) => join(folder, `${role}.login.json`)

/** Logs every demo account in over the API and keeps its cookies for the specs that need somebody. */
export async function saveLogins(site: Site): Promise<void> {
  for (const role of ROLES) {
    const context = await request.newContext({ baseURL: site.url })
    await logIn(context, role, site.passwords[role] ?? '')
    await context.storageState({ path: loginFile(site.folder, role) })
    await context.dispose()
  }
}

type Context = Awaited<ReturnType<typeof request.newContext>>

/** One login over the API; the context then holds the session's cookie. */
export async function logIn(context: Context, username: string, password: string): Promise<void> {
  const token = await csrfToken(context)
  const answer = await context.post('/api/login', {
    data: { username, password },
    headers: { 'X-CSRF-TOKEN': token },
  })
  if (!answer.ok()) throw new Error(`${username} 無法登入：${answer.status()} ${await answer.text()}`)
}

export async function csrfToken(context: Context): Promise<string> {
  const answer = await context.get('/api/csrf')
  const body: { data: { token: string } } = await answer.json()
  return body.data.token
}
