import { userRoles, users } from '../db/tables/account.ts'
import { hashPassword } from '../domain/account/passwords.ts'
import { permissionsOf, type Role } from '../domain/account/permissions.ts'
import { createSession } from '../domain/account/sessions.ts'
import { TEACHER_ROLE_ID } from '../domain/account/teacher.ts'
import { sessionCookieName } from '../http/session/cookies.ts'
import { mintToken } from '../http/session/csrf.ts'
import type { TestServer } from './server.ts'

let made = 0

interface UserOptions {
  username?: string
  password?: string
  name?: string
  /** Confirmed. */
  email?: string
  roles?: readonly Role[]
  /** Registered as a teacher; `true` for one who has been confirmed. */
  isTeacher?: boolean
  isStudent?: boolean
}

/** A user in the database; without `password` one that can't log in with any. Staff have what a role in force needs. */
export async function user({ services: { db } }: TestServer, options: UserOptions = {}) {
  const username = options.username ?? `user-${++made}`
  const roles = options.roles ?? []
  const staff = permissionsOf(roles).size > 0
  const email = options.email ?? (staff ? `${++made}@staff.example` : null)
  const [row] = await db
    .insert(users)
    .values({
      username,
      name: options.name ?? username,
      email,
      emailVerifiedAt: email ? new Date() : null,
      hasStaffPassword: staff,
      passwordHash: options.password ? await hashPassword(options.password) : null,
      roleId: options.isTeacher === undefined ? null : TEACHER_ROLE_ID,
      teacherConfirmedAt: options.isTeacher ? new Date() : null,
      isStudent: options.isStudent ?? false,
    })
    .returning()
  if (!row) throw new Error('the new user was not returned')
  if (roles.length > 0) await db.insert(userRoles).values(roles.map((role) => ({ userId: row.id, role })))
  return row
}

/** What the form of registering sends. */
export const registration = (email: string, name = '林小梅') => ({
  email,
  name,
  password: 'tung-blossom-89',
  password_confirmation: 'tung-blossom-89',
  role_id: 8,
  agreement: true,
})

/** Headers of a logged-in browser: the session's cookie and its CSRF token. */
export async function session({ services }: TestServer, { id }: { id: number }) {
  const secret = await createSession(services.db, { userId: id, remember: false, now: services.now() })
  return {
    cookie: `${sessionCookieName(services.env)}=${secret}`,
    'x-csrf-token': mintToken(`session:${secret}`, services),
  }
}

/** Headers of a browser without a login that has asked for a form's token. */
export async function visitor({ app }: Pick<TestServer, 'app'>) {
  const answer = await app.inject('/api/csrf')
  const { data }: { data: { token: string } } = answer.json()
  const [cookie] = [answer.headers['set-cookie'] ?? ''].flat()
  return { cookie: cookie?.split(';')[0] ?? '', 'x-csrf-token': data.token }
}

/** What browsers were told to keep: value and attributes of a cookie set by an answer. */
export function setCookie(answer: { headers: Record<string, unknown> }, name: string): string | undefined {
  return [answer.headers['set-cookie'] ?? []]
    .flat()
    .map(String)
    .find((line) => line.startsWith(`${name}=`))
}

/** Cookies as a browser keeps them from one answer to the next. */
export class CookieJar {
  readonly #cookies = new Map<string, string>()

  /** The header that a request sends. */
  get header(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  keep(answer: { headers: Record<string, unknown> }): void {
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(String(line)) ?? []
      if (value) this.#cookies.set(name, value)
      else this.#cookies.delete(name)
    }
  }
}
