import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { sessions } from '../../db/tables/account.ts'
import { createApiToken, revokeApiToken } from '../../domain/account/api-tokens.ts'
import { session, setCookie, user, visitor } from '../../testing/builders.ts'
import { type TestServer, testServer } from '../../testing/server.ts'

const server = testServer()

const login = async (own: TestServer, body: object, headers: Record<string, string> = {}) =>
  own.app.inject({
    method: 'POST',
    url: '/api/login',
    payload: body,
    headers: { ...(await visitor(own)), ...headers },
  })

const cookieIn = (line: string | undefined) => line?.split(';')[0] ?? ''

describe('login', () => {
  test('a right password gives a session, and the session says who it is', async () => {
    await user(server(), { username: 'mei', password: 'right password', name: '阿梅', isStudent: true })
    const answer = await login(server(), { username: 'MEI', password: 'right password' })
    expect(answer.statusCode).toBe(200)
    const cookie = cookieIn(setCookie(answer, 'hakka_session'))
    const info = await server().app.inject({ url: '/api/my/info', headers: { cookie } })
    expect(info.json().data.user).toMatchObject({
      username: 'mei',
      name: '阿梅',
      email: null,
      is_student: true,
    })
    const common = await server().app.inject({ url: '/api/my/common', headers: { cookie } })
    expect(common.json().data.study_history).toMatchObject({
      interval_seconds: 30,
      max_minutes: 60,
      total: 0,
    })
  })

  test('a form posts the same fields', async () => {
    await user(server(), { username: 'form', password: 'right password' })
    const own = await visitor(server())
    const answer = await server().app.inject({
      method: 'POST',
      url: '/api/login',
      headers: { cookie: own.cookie, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({
        _token: own['x-csrf-token'],
        username: 'form',
        password: 'right password',
        remember_me: 'on',
      }).toString(),
    })
    expect(answer.statusCode).toBe(200)
    expect(setCookie(answer, 'hakka_session')).toContain('Max-Age=2592000')
  })

  test('the session of before is over and its cookie is replaced', async () => {
    const someone = await user(server(), { username: 'fix', password: 'right password' })
    const before = await session(server(), someone)
    const answer = await server().app.inject({
      method: 'POST',
      url: '/api/login',
      headers: before,
      payload: { username: 'fix', password: 'right password' },
    })
    const cookie = cookieIn(setCookie(answer, 'hakka_session'))
    expect(cookie).not.toBe(before.cookie)
    const old = await server().app.inject({ url: '/api/my/id', headers: { cookie: before.cookie } })
    expect(old.json().data.id).toBeNull()
  })

  test('a cookie that somebody made up opens nothing', async () => {
    const cookie = `hakka_session=${'A'.repeat(43)}`
    const answer = await server().app.inject({ url: '/api/my/id', headers: { cookie } })
    expect(answer.json()).toEqual({ data: { id: null } })
  })

  test('the cookie is HttpOnly and SameSite=Lax, and lives as long as the browser', async () => {
    await user(server(), { username: 'flags', password: 'right password' })
    const line = setCookie(
      await login(server(), { username: 'flags', password: 'right password' }),
      'hakka_session',
    )
    expect(line).toMatch(/HttpOnly/)
    expect(line).toMatch(/SameSite=Lax/)
    expect(line).toMatch(/Path=\//)
    expect(line).not.toMatch(/Secure|Max-Age|Expires|Domain/)
  })

  test('known and unknown accounts get the same answer', async () => {
    await user(server(), { username: 'known', password: 'right password' })
    const known = await login(server(), { username: 'known', password: 'wrong' })
    const unknown = await login(server(), { username: 'nobody at all', password: 'wrong' })
    expect(known.statusCode).toBe(422)
    expect(known.json()).toEqual({ code: 'login_failed', message: '帳號或密碼不正確' })
    expect(unknown.json()).toEqual(known.json())
  })

  test('empty fields are named one by one', async () => {
    const answer = await login(server(), { username: '  ' })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toEqual({ username: ['請輸入帳號'], password: ['請輸入密碼'] })
  })
})

describe('five failures', () => {
  test.each(['exists', 'does not exist'])('lock an account that %s for 15 minutes', async (kind) => {
    const username = `locked ${kind}`
    if (kind === 'exists') await user(server(), { username, password: 'right password' })
    const start = new Date('2026-11-21T08:00:00Z')
    server().setNow(start)
    for (let time = 0; time < 5; time++) {
      expect((await login(server(), { username, password: 'wrong' })).json().code).toBe('login_failed')
    }
    const sixth = await login(server(), { username, password: 'right password' })
    expect(sixth.statusCode).toBe(429)
    expect(sixth.json().message).toMatch(/^登入失敗次數過多，請於 15 分鐘後再試。/)

    server().setNow(new Date(start.getTime() + 15 * 60_000 + 1000))
    const later = await login(server(), { username, password: 'right password' })
    expect(later.statusCode).toBe(kind === 'exists' ? 200 : 422)
  })

  test('in one burst are no more than five guesses', async () => {
    await user(server(), { username: 'burst', password: 'right password' })
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => login(server(), { username: 'burst', password: 'wrong' })),
    )
    expect(answers.filter((answer) => answer.json().code === 'login_failed')).toHaveLength(5)
  })
})

describe('sessions', () => {
  test('logging out ends the session, whoever still has its cookie', async () => {
    const headers = await session(server(), await user(server()))
    const answer = await server().app.inject({ method: 'POST', url: '/api/logout', headers })
    expect(answer.statusCode).toBe(204)
    expect(setCookie(answer, 'hakka_session')).toMatch(/Expires=Thu, 01 Jan 1970/)
    const after = await server().app.inject({ url: '/api/my/id', headers })
    expect(after.json().data.id).toBeNull()
  })

  test('one that is not remembered ends after 12 hours without use', async () => {
    const start = Date.parse('2026-11-21T08:00:00Z')
    const at = (hours: number) => server().setNow(new Date(start + hours * 3_600_000))
    at(0)
    const someone = await user(server())
    const headers = await session(server(), someone)
    const whoAmI = async () => (await server().app.inject({ url: '/api/my/id', headers })).json().data.id
    at(11)
    expect(await whoAmI()).toBe(someone.id)
    at(22)
    expect(await whoAmI()).toBe(someone.id)
    at(34.1)
    expect(await whoAmI()).toBeNull()
  })

  test('visitors are nobody, without an error', async () => {
    const get = async (url: string) => (await server().app.inject(url)).json()
    expect(await get('/api/my/id')).toEqual({ data: { id: null } })
    expect(await get('/api/my/info')).toEqual({ data: { user: null, permissions: [] } })
    expect(await get('/api/my/common')).toEqual({ data: { study_history: null } })
  })

  test('permissions are those of all roles together', async () => {
    const headers = await session(
      server(),
      await user(server(), { roles: ['feedback_handler', 'news_editor'] }),
    )
    const answer = await server().app.inject({ url: '/api/my/info', headers })
    expect(answer.json().data.permissions).toEqual(['feedback edit', 'file.upload', 'news.edit'])
  })
})

describe('a Bearer token', () => {
  test('is accepted wherever a session is, and needs no CSRF token', async () => {
    const someone = await user(server())
    const { token } = await createApiToken(server().services.db, { userId: someone.id, label: '測試' })
    const headers = { authorization: `Bearer ${token}` }
    expect((await server().app.inject({ url: '/api/my/id', headers })).json().data.id).toBe(someone.id)
    const punch = await server().app.inject({
      method: 'POST',
      url: '/api/study_history/punch',
      headers,
      payload: { page_code: 'lesson', dialect_id: 1 },
    })
    expect(punch.statusCode).toBe(200)
  })

  test('that is revoked or unknown is refused, even where a visitor would be let in', async () => {
    const { db, now } = server().services
    const { id, token } = await createApiToken(db, { userId: (await user(server())).id, label: '測試' })
    expect(await revokeApiToken(db, id, now())).toBe(true)
    expect(await revokeApiToken(db, id, now())).toBe(false)
    for (const own of [token, 'hakka_made-up', 'something']) {
      const answer = await server().app.inject({
        url: '/api/my/id',
        headers: { authorization: `Bearer ${own}` },
      })
      expect(answer.statusCode).toBe(401)
      expect(answer.json()).toEqual({ code: 'login_required', message: '請先登入' })
    }
  })
})

test('a session is told by the browser and system that it was opened with', async () => {
  const someone = await user(server(), { username: 'device', password: 'right password' })
  const agent =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
  await login(server(), { username: 'device', password: 'right password' }, { 'user-agent': agent })
  const rows = await server().services.db.select().from(sessions).where(eq(sessions.userId, someone.id))
  expect(rows.map(({ device }) => device)).toEqual(['Chrome，Windows'])
})
