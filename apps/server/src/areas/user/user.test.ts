import { STAFF_ROLES } from '@hakka/contract/constants'
import { desc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { userRoles, users } from '../../db/tables/account.ts'
import { auditRows } from '../../db/tables/audit.ts'
import { createApiToken } from '../../domain/account/api-tokens.ts'
import { permissionsOf, type Role } from '../../domain/account/permissions.ts'
import { createSession } from '../../domain/account/sessions.ts'
import { session, user, visitor } from '../../testing/builders.ts'
import { mailsTo, tokenFor } from '../../testing/outbox.ts'
import { testServer } from '../../testing/server.ts'

const server = testServer()
let admin: { id: number; name: string }
let headers: Record<string, string>

beforeEach(async () => {
  await server().services.db.delete(users)
  await server().services.db.delete(auditRows)
  admin = await user(server(), { name: '管理員', roles: ['admin'] })
  headers = await session(server(), admin)
})

const get = (url: string, own = headers) => server().app.inject({ url, headers: own })

const put = (url: string, payload: object, own = headers) =>
  server().app.inject({ method: 'PUT', url, headers: own, payload })

const named = async (query: string): Promise<string[]> =>
  (await get(`/api/admin/users${query}`)).json().data.map((row: { name: string }) => row.name)

const lastAudit = async () => {
  const [row] = await server().services.db.select().from(auditRows).orderBy(desc(auditRows.id)).limit(1)
  return row
}

const pending = async (name: string, more: Partial<typeof users.$inferInsert> = {}) => {
  const { db } = server().services
  const [row] = await db
    .insert(users)
    .values({ username: name, name, roleId: 4, ...more })
    .returning()
  if (!row) throw new Error('the new user was not returned')
  return row
}

describe('who may', () => {
  test.each([
    ['GET', '', 'user.view'],
    ['GET', '/1', 'user.view'],
    ['PUT', '/1/roles', 'user.role'],
    ['PUT', '/1/teacher', 'teacher.verify'],
    ['PUT', '/1/lock', 'user.role'],
  ] as const)('%s /api/admin/users%s asks for a login and for %s', async (method, path, permission) => {
    const url = `/api/admin/users${path}`
    const status = async (own: Record<string, string>) =>
      (await server().app.inject({ method, url, headers: own })).statusCode
    expect(await status(await visitor(server()))).toBe(401)
    const roles: Role[] = ['news_editor', 'support', 'admin']
    for (const role of roles) {
      const own = await session(server(), await user(server(), { roles: [role] }))
      const may = permissionsOf([role]).has(permission)
      expect(await status(own), role).toSatisfy((code: number) => (code !== 403) === may)
    }
  })

  test('what is offered are the roles that the server knows, and each allows something', () => {
    for (const { code } of STAFF_ROLES) expect(permissionsOf([code]).size, code).toBeGreaterThan(0)
    expect(STAFF_ROLES).toHaveLength(9)
  })
})

describe('the list', () => {
  test('has pending teachers first, and finds by name, account, address, role and state', async () => {
    await pending('等待的老師')
    await pending('確認的老師', { teacherConfirmedAt: new Date() })
    await user(server(), { name: '編輯', username: 'edit%or', roles: ['news_editor', 'support'] })
    await server().services.db.insert(users).values({
      username: 'mail',
      name: '有信箱的人',
      email: 'someone@school.example',
    })
    expect((await named(''))[0]).toBe('等待的老師')
    expect(await named('?keyword=%25')).toEqual(['編輯'])
    expect(await named('?keyword=SOMEONE@')).toEqual(['有信箱的人'])
    expect(await named('?role=pending')).toEqual(['等待的老師'])
    expect(await named('?role=teacher')).toEqual(['等待的老師', '確認的老師'])
    expect(await named('?role=support')).toEqual(['編輯'])
    expect(await named('?sort=username&direction=asc&keyword=edit')).toEqual(['編輯'])
    const { data, total } = (await get('/api/admin/users?role=news_editor')).json()
    expect(total).toBe(1)
    expect(data[0]).toMatchObject({
      roles: ['news_editor', 'support'],
      teacher: 'none',
      locked: false,
      last_seen_at: null,
    })
    expect((await get('/api/admin/users?role=nobody')).statusCode).toBe(422)
  })

  test('says when somebody was last here, and never a password', async () => {
    // A login lasts thirty days by the clock that runs.
    const at = new Date(Date.now() - 3 * 86_400_000)
    await createSession(server().services.db, { userId: admin.id, remember: true, now: at })
    const answer = await get(`/api/admin/users/${admin.id}`)
    expect(answer.json().data).toMatchObject({ name: '管理員', roles: ['admin'], sessions: 2, providers: [] })
    expect(Date.parse(answer.json().data.last_seen_at)).toBeGreaterThanOrEqual(at.getTime())
    expect(answer.payload).not.toMatch(/password|hash/i)
    expect((await get('/api/admin/users/999999')).statusCode).toBe(404)
  })
})

describe('roles', () => {
  test('end every login of whoever gets one; taking one away does not', async () => {
    const someone = await user(server(), { roles: ['news_editor', 'support'] })
    const url = `/api/admin/users/${someone.id}/roles`
    const own = await session(server(), someone)
    const { token } = await createApiToken(server().services.db, { userId: someone.id, label: '測試' })
    const bearer = { authorization: `Bearer ${token}` }
    await put(url, { roles: ['support'] })
    expect((await get('/api/my/info', own)).json().data.permissions).toContain('user.view')
    await put(url, { roles: ['news_editor'] })
    expect((await get('/api/my/id', own)).json().data.id).toBeNull()
    expect((await get('/api/my/id', bearer)).statusCode).toBe(401)
    await put(`/api/admin/users/${admin.id}/roles`, { roles: ['admin', 'support'] })
    expect((await get('/api/my/id')).json().data.id, 'one’s own').toBe(admin.id)
  })

  test('are refused to an account without a confirmed address', async () => {
    const someone = await user(server(), { name: '班級帳號' })
    const answer = await put(`/api/admin/users/${someone.id}/roles`, { roles: ['news_editor'] })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors.roles[0]).toMatch(/^這個帳號還沒有確認過電子郵件，不能擔任工作人員。/)
    const rows = await server().services.db.select().from(userRoles).where(eq(userRoles.userId, someone.id))
    expect(rows).toEqual([])
  })

  test('allow nothing until a password by the staff’s rule is set by the link that is sent', async () => {
    const email = 'new-editor@school.example'
    const someone = await user(server(), { username: email, email, password: 'short pw' })
    const answer = await put(`/api/admin/users/${someone.id}/roles`, { roles: ['news_editor'] })
    expect(answer.json().data).toMatchObject({ roles: ['news_editor'], staff_waiting: true })
    const { data } = (await get('/api/my/info', await session(server(), someone))).json()
    expect(data).toMatchObject({ permissions: [], user: { staff_waiting: true } })

    const token = await tokenFor(server(), email)
    const password = 'k7Wz!q2e-tung'
    const reset = { token, email, password, password_confirmation: password }
    const headers = await visitor(server())
    await server().app.inject({ method: 'POST', url: '/api/password/reset', headers, payload: reset })
    const info = (await get('/api/my/info', await session(server(), someone))).json().data
    expect(info).toMatchObject({ permissions: ['file.upload', 'news.edit'], user: { staff_waiting: false } })
  })

  test('of an account of the demo are in force at once', async () => {
    const someone = await user(server(), { name: '示範教師' })
    await server().services.db.update(users).set({ isDemo: true }).where(eq(users.id, someone.id))
    await put(`/api/admin/users/${someone.id}/roles`, { roles: ['support'] })
    const { data } = (await get('/api/my/info', await session(server(), someone))).json()
    expect(data.permissions).toContain('user.view')
  })

  test('are in force with the next login, and written down', async () => {
    const someone = await user(server(), { name: '小編', roles: ['feedback_handler'] })
    const answer = await put(`/api/admin/users/${someone.id}/roles`, { roles: ['news_editor'] })
    expect(answer.statusCode).toBe(200)
    expect(answer.json().data.roles).toEqual(['news_editor'])
    const info = await get('/api/my/info', await session(server(), someone))
    expect(info.json().data.permissions).toEqual(['file.upload', 'news.edit'])
    const rows = await server().services.db.select().from(userRoles).where(eq(userRoles.userId, someone.id))
    expect(rows.map(({ role }) => role)).toEqual(['news_editor'])
    expect(await lastAudit()).toMatchObject({
      userId: admin.id,
      userName: '管理員',
      action: 'user.roles',
      subjectId: String(someone.id),
      subject: '小編',
      before: { roles: ['問題回報處理'] },
      after: { roles: ['消息編輯'] },
    })
    await put(`/api/admin/users/${someone.id}/roles`, { roles: ['news_editor'] })
    expect(await server().services.db.$count(auditRows)).toBe(1)
  })

  test('the last administrator can’t be taken away, the last but one can', async () => {
    const refused = await put(`/api/admin/users/${admin.id}/roles`, { roles: ['support'] })
    expect(refused.statusCode).toBe(422)
    expect(refused.json().errors).toEqual({ roles: ['這是最後一位系統管理員，請先把權限交給別人'] })
    expect(await server().services.db.$count(auditRows)).toBe(0)
    await user(server(), { roles: ['admin'] })
    expect((await put(`/api/admin/users/${admin.id}/roles`, { roles: [] })).statusCode).toBe(200)
    expect((await get('/api/admin/users')).statusCode).toBe(403)
  })

  test('two administrators who take each other’s role away at once leave one', async () => {
    const other = await user(server(), { roles: ['admin'] })
    const otherHeaders = await session(server(), other)
    const answers = await Promise.all([
      put(`/api/admin/users/${other.id}/roles`, { roles: [] }),
      put(`/api/admin/users/${admin.id}/roles`, { roles: [] }, otherHeaders),
    ])
    const admins = await server().services.db.$count(userRoles, eq(userRoles.role, 'admin'))
    expect(admins).toBe(1)
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  })

  test('who saves what somebody else has changed meanwhile gets 409 with the roles of now', async () => {
    const someone = await user(server(), { roles: ['news_editor'] })
    const url = `/api/admin/users/${someone.id}/roles`
    const answer = await put(url, { roles: ['support'], was: [] })
    expect(answer.statusCode).toBe(409)
    expect(answer.json().current.roles).toEqual(['news_editor'])
    expect((await put(url, { roles: ['support'], was: ['news_editor'] })).statusCode).toBe(200)
  })

  test.each([{ roles: ['teacher'] }, { roles: ['locked'] }, { roles: 'admin' }, {}])(
    '%j is refused',
    async (body) => {
      const someone = await user(server())
      expect((await put(`/api/admin/users/${someone.id}/roles`, body)).statusCode).toBe(422)
    },
  )
})

describe('a teacher', () => {
  test('who is confirmed is told so by mail', async () => {
    const teacher = await pending('林老師', { email: 'lin@school.example', emailVerifiedAt: new Date() })
    const support = await session(server(), await user(server(), { roles: ['support'] }))
    const answer = await put(`/api/admin/users/${teacher.id}/teacher`, { confirmed: true }, support)
    expect(answer.json().data).toMatchObject({ teacher: 'confirmed', role_id: 4 })
    const own = await get('/api/my/info', await session(server(), teacher))
    expect(own.json().data.user.is_teacher).toBe(true)
    expect(await mailsTo(server(), 'lin@school.example')).toMatchObject([{ subject: '您的教師身分已確認' }])
    expect(await lastAudit()).toMatchObject({
      action: 'user.teacher',
      before: { teacher: '待確認' },
      after: { teacher: '已確認' },
    })
  })

  test('who is refused is one of the general public, and an address nobody confirmed gets no mail', async () => {
    const someone = await pending('不是老師', { email: 'typo@school.example' })
    const answer = await put(`/api/admin/users/${someone.id}/teacher`, { confirmed: false })
    expect(answer.json().data).toMatchObject({ teacher: 'none', role_id: 8 })
    expect(await named('?role=pending')).toEqual([])
    expect(await named('?role=public')).toEqual(['不是老師'])
    expect(await mailsTo(server(), 'typo@school.example', 0)).toEqual([])
  })

  test('nobody becomes one who has not asked for it', async () => {
    const someone = await user(server())
    const answer = await put(`/api/admin/users/${someone.id}/teacher`, { confirmed: true })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toEqual({ confirmed: ['這個帳號沒有申請教師身分'] })
  })
})

describe('an account that is shut', () => {
  test('is logged out everywhere, can’t log in, and opens again with its roles', async () => {
    const someone = await user(server(), {
      username: 'shut',
      password: 'right password',
      roles: ['news_editor'],
    })
    const own = await session(server(), someone)
    const { token } = await createApiToken(server().services.db, { userId: someone.id, label: '測試' })
    const login = async () =>
      server().app.inject({
        method: 'POST',
        url: '/api/login',
        headers: await visitor(server()),
        payload: { username: 'shut', password: 'right password' },
      })
    const url = `/api/admin/users/${someone.id}/lock`
    expect((await put(url, { locked: true })).json().data).toMatchObject({ locked: true, sessions: 0 })
    expect((await get('/api/my/id', own)).json().data.id).toBeNull()
    expect((await get('/api/my/id', { authorization: `Bearer ${token}` })).statusCode).toBe(401)
    const refused = await login()
    expect(refused.statusCode).toBe(403)
    expect(refused.json().message).toBe('這個帳號已停用，請聯絡網站管理員')
    expect(await named('?role=locked')).toEqual([someone.name])
    expect(await lastAudit()).toMatchObject({ action: 'user.lock', after: { locked: true } })

    expect((await put(url, { locked: false })).json().data).toMatchObject({ roles: ['news_editor'] })
    expect((await login()).statusCode).toBe(200)
  })

  test('is never one’s own', async () => {
    await user(server(), { roles: ['admin'] })
    const answer = await put(`/api/admin/users/${admin.id}/lock`, { locked: true })
    expect(answer.json().errors).toEqual({ locked: ['不能停用自己的帳號'] })
    expect((await get('/api/admin/users')).statusCode).toBe(200)
  })

  test('does not count as an administrator who is left', async () => {
    const other = await user(server(), { roles: ['admin'] })
    await put(`/api/admin/users/${other.id}/lock`, { locked: true })
    expect((await put(`/api/admin/users/${admin.id}/roles`, { roles: [] })).statusCode).toBe(422)
  })
})
