import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { session, setCookie, user, visitor } from '../../testing/builders.ts'
import { openTestServer, type TestServer, testServer } from '../../testing/server.ts'

const server = testServer()
const PUNCH = { page_code: 'lesson', dialect_id: 1 }

const punch = (headers: Record<string, string>, payload: object = PUNCH) =>
  server().app.inject({ method: 'POST', url: '/api/study_history/punch', headers, payload })

describe('CSRF', () => {
  test('a changing call without a token is refused, one with another session’s token too', async () => {
    const mine = await session(server(), await user(server()))
    const theirs = await session(server(), await user(server()))
    for (const headers of [{ cookie: mine.cookie }, { ...mine, 'x-csrf-token': theirs['x-csrf-token'] }]) {
      const answer = await punch(headers)
      expect(answer.statusCode).toBe(403)
      expect(answer.json()).toEqual({ code: 'csrf', message: '頁面已過期，請重新整理後再試一次' })
    }
  })

  test('the token is accepted as a header and as the field _token', async () => {
    const { cookie, 'x-csrf-token': token } = await session(server(), await user(server()))
    expect((await punch({ cookie, 'x-csrf-token': token })).statusCode).toBe(200)
    expect((await punch({ cookie }, { ...PUNCH, _token: token })).statusCode).toBe(200)
  })

  test('what another site sends is refused even with the token', async () => {
    const own = await session(server(), await user(server()))
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ]
    for (const headers of foreign) expect((await punch({ ...own, ...headers })).json().code).toBe('csrf')
    const same = await punch({
      ...own,
      host: 'school.test',
      origin: 'http://school.test',
      'sec-fetch-site': 'same-origin',
    })
    expect(same.statusCode).toBe(200)
  })

  test('a visitor’s token is bound to the cookie that came with it, and never stored by a cache', async () => {
    const first = await server().app.inject('/api/csrf')
    expect(first.headers['cache-control']).toBe('no-store')
    expect(setCookie(first, 'hakka_visitor')).toMatch(/HttpOnly.*SameSite=Lax/)
    const [mine, theirs] = [await visitor(server()), await visitor(server())]
    const login = (headers: Record<string, string>) =>
      server().app.inject({
        method: 'POST',
        url: '/api/login',
        headers,
        payload: { username: 'x', password: 'y' },
      })
    expect((await login(mine)).json().code).toBe('login_failed')
    expect((await login({ ...mine, cookie: theirs.cookie })).json().code).toBe('csrf')
    expect((await login({ 'x-csrf-token': mine['x-csrf-token'] })).json().code).toBe('csrf')
  })

  test('two tabs of a visitor share the cookie, so that both forms work', async () => {
    const own = await visitor(server())
    const second = await server().app.inject({ url: '/api/csrf', headers: { cookie: own.cookie } })
    expect(second.headers['set-cookie']).toBeUndefined()
    expect(second.json().data.token).not.toBe(own['x-csrf-token'])
  })

  test('the token’s answer says whose session it belongs to', async () => {
    const own = await user(server())
    const { cookie } = await session(server(), own)
    const asked = (headers: Record<string, string>) => server().app.inject({ url: '/api/csrf', headers })
    expect((await asked({ cookie })).json().data.user_id).toBe(own.id)
    expect((await asked({})).json().data.user_id).toBeNull()
  })

  test('when the session is over, a new token is for the visitor', async () => {
    const own = await session(server(), await user(server()))
    await server().app.inject({ method: 'POST', url: '/api/logout', headers: own })
    const answer = await server().app.inject({ url: '/api/csrf', headers: { cookie: own.cookie } })
    expect(setCookie(answer, 'hakka_session')).toMatch(/Expires=Thu, 01 Jan 1970/)
    expect(setCookie(answer, 'hakka_visitor')).toBeDefined()
  })
})

describe('headers', () => {
  test('every answer has them, errors too; plain http is not forced to https', async () => {
    for (const url of ['/api/my/id', '/api/nowhere', '/healthz', '/api/lesson?id=x']) {
      const { headers } = await server().app.inject(url)
      expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'self'")
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
      expect(headers['permissions-policy']).toContain('microphone=(self)')
      expect(headers['x-request-id']).toMatch(/^[\w-]{36}$/)
      expect(headers['strict-transport-security']).toBeUndefined()
      expect(headers['x-powered-by']).toBeUndefined()
    }
  })

  test('a request can’t choose its id, nor pass for one of our own', async () => {
    const headers = { 'x-request-id': 'mine', 'x-hakka-request-id': 'mine', 'x-hakka-inner': 'guess' }
    const before = server().log.length
    const answer = await server().app.inject({ url: '/api/my/id', headers })
    expect(answer.headers['x-request-id']).not.toBe('mine')
    expect(server().log.slice(before)).toHaveLength(1)
  })
})

describe('with an https origin', () => {
  let secure: TestServer
  beforeAll(async () => {
    secure = await openTestServer({ env: { ORIGIN: 'https://school.example' } })
  })
  afterAll(() => secure.close())

  test('cookies are Secure and bound to the host by their name', async () => {
    await user(secure, { username: 'a', password: 'right password' })
    const headers = await visitor(secure)
    expect(headers.cookie).toMatch(/^__Host-hakka_visitor=/)
    const payload = { username: 'a', password: 'right password' }
    const answer = await secure.app.inject({ method: 'POST', url: '/api/login', headers, payload })
    expect(setCookie(answer, '__Host-hakka_session')).toMatch(/Path=\/; HttpOnly; Secure; SameSite=Lax/)
    expect(answer.headers['strict-transport-security']).toBe('max-age=31536000')
  })

  test('only that origin is ours, whatever Host says', async () => {
    const own = { ...(await session(secure, await user(secure))), host: 'other.example' }
    const send = (origin: string) =>
      secure.app.inject({
        method: 'POST',
        url: '/api/study_history/punch',
        headers: { ...own, origin },
        payload: PUNCH,
      })
    expect((await send('https://school.example')).statusCode).toBe(200)
    expect((await send('http://other.example')).statusCode).toBe(403)
    expect((await send('http://school.example')).statusCode).toBe(403)
  })
})

describe('limits', () => {
  test('too many requests from one address: 429 with its text, while another goes on', async () => {
    const small = await openTestServer({ env: { RATE_LIMIT: '5' } })
    const get = (remoteAddress: string) => small.app.inject({ url: '/api/my/id', remoteAddress })
    for (let time = 0; time < 5; time++) await get('2001:db8::1')
    const answer = await get('2001:db8::2')
    expect(answer.statusCode).toBe(429)
    expect(answer.json()).toEqual({ code: 'rate_limited', message: '請求過於頻繁，請稍後再試' })
    expect(answer.headers['retry-after']).toBe('60')
    expect((await get('2001:db8:0:1::1')).statusCode).toBe(200)
    await small.close()
  })

  test('punches are counted per user', async () => {
    const own = await session(server(), await user(server()))
    const statuses: number[] = []
    for (let time = 0; time < 61; time++) statuses.push((await punch(own)).statusCode)
    expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true)
    expect(statuses[60]).toBe(429)
    const other = await session(server(), await user(server()))
    expect((await punch(other)).statusCode).toBe(200)
  })

  test('an address that keeps guessing still lets in who logged in from there before', async () => {
    const own = await openTestServer()
    const login = async (username: string, password: string, remoteAddress: string) => {
      const headers = await visitor(own)
      const payload = { username, password }
      return own.app.inject({ method: 'POST', url: '/api/login', headers, payload, remoteAddress })
    }
    await user(own, { username: 'pupil', password: 'right password' })
    await user(own, { username: 'newcomer', password: 'right password' })
    expect((await login('pupil', 'right password', '198.51.100.7')).statusCode).toBe(200)
    await Promise.all(Array.from({ length: 100 }, (_, n) => login(`guess ${n}`, 'x', '198.51.100.7')))
    expect((await login('one more', 'x', '198.51.100.7')).json().code).toBe('rate_limited')
    expect((await login('newcomer', 'right password', '198.51.100.7')).json().code).toBe('rate_limited')
    expect((await login('pupil', 'right password', '198.51.100.7')).statusCode).toBe(200)
    expect((await login('newcomer', 'right password', '203.0.113.9')).statusCode).toBe(200)
    await own.close()
  })
})

describe('logs', () => {
  test('hold no password, token, cookie, query, name or whole address', async () => {
    const password = 'a password to look for'
    await user(server(), { username: 'logged.person@example.tw', password, name: '尋找我' })
    const headers = await visitor(server())
    const payload = { username: 'logged.person@example.tw', password }
    const answer = await server().app.inject({
      method: 'POST',
      url: '/api/login?keyword=秘密',
      headers,
      payload,
      remoteAddress: '198.51.100.77',
    })
    const cookie = setCookie(answer, 'hakka_session')?.split(';')[0]?.split('=')[1] ?? ''
    await server().app.inject({ url: '/api/my/info', headers: { cookie: `hakka_session=${cookie}` } })
    const text = JSON.stringify(server().log)
    for (const secret of [
      password,
      'logged.person',
      headers['x-csrf-token'],
      cookie,
      '尋找我',
      'keyword',
      '198.51.100.77',
    ]) {
      expect(text).not.toContain(secret)
    }
    expect(server().log.find((line) => line.from === '198.51.100.0/24')).toMatchObject({
      method: 'POST',
      path: '/api/login',
      status: 200,
    })
  })
})
