import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { mailTokens, userRoles, users } from '../../db/tables/account.ts'
import { auditRows } from '../../db/tables/audit.ts'
import { session, user, visitor } from '../../testing/builders.ts'
import { testServer } from '../../testing/server.ts'
import { createApiToken } from '../account/api-tokens.ts'
import { activeAdministrators } from '../account/staff.ts'
import { hashOf } from '../secret/secrets.ts'
import { appointAdministrator } from './appoint.ts'

const server = testServer({ env: { ORIGIN: 'https://hakka.example.edu.tw' } })
const EMAIL = 'head@school.example'
const PASSWORD = 'k7Wz!q2e-tung'

beforeEach(async () => {
  await server().services.db.delete(users)
  await server().services.db.delete(auditRows)
})

const appoint = () => appointAdministrator(server().services, EMAIL)
const tokenIn = (link: string) => new URL(link).searchParams.get('token') ?? ''
const post = async (url: string, payload: object) =>
  server().app.inject({ method: 'POST', url, headers: await visitor(server()), payload })

const setPassword = (link: string, password = PASSWORD) =>
  post('/api/password/reset', {
    token: tokenIn(link),
    email: EMAIL,
    password,
    password_confirmation: password,
  })

const permissionsOf = async (headers: Record<string, string>): Promise<string[]> =>
  (await server().app.inject({ url: '/api/my/info', headers })).json().data.permissions

describe('the link', () => {
  test('makes an administrator who logs in with the password that it sets, and works once', async () => {
    const { db } = server().services
    const { link, outcome } = await appoint()
    expect(outcome).toBe('made')
    expect(link).toMatch(/^https:\/\/hakka\.example\.edu\.tw\/password\/reset\?token=[\w-]{22}$/)
    const [kept] = await db.select().from(mailTokens)
    expect(kept?.tokenHash).toBe(hashOf(tokenIn(link)))
    expect(await activeAdministrators(db)).toEqual([])

    expect((await setPassword(link, 'k7Wz!q2e')).json().errors).toEqual({
      password: ['密碼至少要 12 個字元'],
    })
    expect((await setPassword(link)).statusCode).toBe(200)
    expect((await setPassword(link)).statusCode).toBe(422)
    expect(await activeAdministrators(db)).toHaveLength(1)
    const answer = await post('/api/login', { username: EMAIL, password: PASSWORD })
    expect(answer.statusCode).toBe(200)
    const [row] = await db.select().from(users)
    expect(row).toMatchObject({ username: EMAIL, email: EMAIL, hasStaffPassword: true })
    expect(await permissionsOf(await session(server(), { id: row?.id ?? 0 }))).toContain('user.role')
  })

  test('is on the audit list as the deed of the host', async () => {
    await appoint()
    const rows = await server().services.db.select().from(auditRows)
    expect(rows).toMatchObject([
      {
        userId: null,
        userName: '主機',
        action: 'user.admin',
        subject: '系統管理員',
        before: { roles: [] },
        after: { roles: ['系統管理員'] },
      },
    ])
  })
})

test('whoever has confirmed the address is promoted and logged out; the role waits for a password', async () => {
  const { db } = server().services
  const mei = await user(server(), { name: '阿梅', username: EMAIL, email: EMAIL, password: 'short pw' })
  const own = await session(server(), mei)
  const { token } = await createApiToken(db, { userId: mei.id, label: '程式' })
  const { outcome, name, link } = await appoint()
  expect({ outcome, name }).toEqual({ outcome: 'promoted', name: '阿梅' })
  expect((await server().app.inject({ url: '/api/my/id', headers: own })).json().data.id).toBeNull()
  const bearer = { authorization: `Bearer ${token}` }
  expect((await server().app.inject({ url: '/api/my/id', headers: bearer })).statusCode).toBe(401)
  expect(await permissionsOf(await session(server(), mei))).toEqual([])
  await setPassword(link)
  expect(await permissionsOf(await session(server(), mei))).toContain('user.role')
  expect((await appoint()).outcome).toBe('already')
})

test('a stranger who registered with the address first gets nothing by it', async () => {
  const { db } = server().services
  const [stranger] = await db
    .insert(users)
    .values({ username: EMAIL, name: '別人', email: EMAIL, passwordHash: 'x', hasStaffPassword: true })
    .returning()
  const own = await session(server(), stranger ?? { id: 0 })
  const { link } = await appoint()
  expect((await server().app.inject({ url: '/api/my/id', headers: own })).json().data.id).toBeNull()
  const [row] = await db.select().from(users)
  expect(row).toMatchObject({ passwordHash: null, hasStaffPassword: false, emailVerifiedAt: null })
  expect((await setPassword(link)).statusCode).toBe(200)
  expect(await activeAdministrators(db)).toHaveLength(1)
})

test('an account that is shut stays so', async () => {
  const { db } = server().services
  const shut = await user(server(), { email: EMAIL })
  await db.insert(userRoles).values({ userId: shut.id, role: 'locked' })
  await expect(appoint()).rejects.toThrow('這個帳號已停用')
  expect(await db.$count(userRoles, eq(userRoles.role, 'admin'))).toBe(0)
})
