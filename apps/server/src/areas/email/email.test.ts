import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { mailTokens, users } from '../../db/tables/account.ts'
import { registration, session, setCookie, user, visitor } from '../../testing/builders.ts'
import { linkFor, mailsTo, tokenFor } from '../../testing/outbox.ts'
import { testServer } from '../../testing/server.ts'

const server = testServer()
const START = Date.parse('2026-11-21T08:00:00Z')
const atSecond = (seconds: number) => server().setNow(new Date(START + seconds * 1000))

let made = 0
async function registered(email = `email-${++made}@school.example`, name?: string) {
  const answer = await server().app.inject({
    method: 'POST',
    url: '/api/register',
    headers: await visitor(server()),
    payload: registration(email, name),
  })
  const cookie = setCookie(answer, 'hakka_session')?.split(';')[0] ?? ''
  const { data } = (await server().app.inject({ url: '/api/csrf', headers: { cookie } })).json()
  return { id: Number(answer.json().data.id), email, headers: { cookie, 'x-csrf-token': String(data.token) } }
}

const post = async (url: string, payload: object, headers?: Record<string, string>) =>
  server().app.inject({ method: 'POST', url, payload, headers: headers ?? (await visitor(server())) })

const verify = async (token: string) => post('/api/email/verify', { token })
const status = async (headers: Record<string, string>) =>
  (await server().app.inject({ url: '/api/email', headers })).json().data
const rowOf = async (id: number) =>
  (await server().services.db.select().from(users).where(eq(users.id, id)))[0]

const GONE = '這個連結已經用過，或超過 30 分鐘了'

describe('the link of a verification mail', () => {
  test('confirms the address once, on whatever device it is opened', async () => {
    atSecond(0)
    const { id, email, headers } = await registered()
    expect(await status(headers)).toEqual({ email, is_verified: false, wait_seconds: 90 })
    const token = await tokenFor(server(), email)
    const answer = await verify(token)
    expect(answer.json()).toEqual({ message: '電子郵件已確認' })
    expect(await status(headers)).toMatchObject({ email, is_verified: true })
    expect((await rowOf(id))?.emailVerifiedAt).toEqual(new Date(START))
    const again = await verify(token)
    expect(again.statusCode).toBe(422)
    expect(again.json()).toMatchObject({ message: GONE, errors: { token: [GONE] } })
  })

  test('is good for 30 minutes', async () => {
    atSecond(0)
    const { id, email } = await registered()
    const token = await tokenFor(server(), email)
    atSecond(30 * 60)
    expect((await verify(token)).json().message).toBe(GONE)
    atSecond(30 * 60 - 1)
    expect((await verify(token)).statusCode).toBe(200)
    expect((await rowOf(id))?.emailVerifiedAt).not.toBeNull()
  })

  test('holds 128 random bits, of which the database keeps the hash alone', async () => {
    atSecond(0)
    const { id, email } = await registered()
    const token = await tokenFor(server(), email)
    expect(Buffer.from(token, 'base64url')).toHaveLength(16)
    const rows = await server().services.db.select().from(mailTokens).where(eq(mailTokens.userId, id))
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('names the configured origin, never the host that was asked for', async () => {
    atSecond(0)
    const email = 'host@school.example'
    const headers = { ...(await visitor(server())), host: 'evil.example' }
    await post('/api/register', registration(email), headers)
    expect((await linkFor(server(), email)).host).toBe(`localhost:${server().services.env.port}`)
  })

  test.each(['', 'made-up', 'A'.repeat(22)])('made up as %j is refused', async (token) =>
    expect((await verify(token)).statusCode).toBe(422),
  )

  test('of two opened at once is used by one', async () => {
    atSecond(0)
    const { email } = await registered()
    const token = await tokenFor(server(), email)
    const answers = await Promise.all([verify(token), verify(token), verify(token)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422])
  })
})

describe('an address that several claim', () => {
  test('belongs to whoever opened its mailbox; the other keeps the account without it', async () => {
    atSecond(0)
    const stranger = await registered('claimed@school.example', '陌生人')
    const late = await tokenFor(server(), stranger.email)
    atSecond(100)
    const owner = await registered('claimed@school.example', '本人')
    await verify(await tokenFor(server(), owner.email, 2))
    expect(await rowOf(owner.id)).toMatchObject({ username: owner.email, email: owner.email })
    expect(await rowOf(stranger.id)).toMatchObject({ email: null, emailVerifiedAt: null })
    expect(await status(stranger.headers)).toMatchObject({ email: owner.email, is_verified: false })
    expect((await verify(late)).json().message).toBe('這個電子郵件已經是另一個帳號的')
    expect((await rowOf(owner.id))?.email).toBe(owner.email)
  })
})

describe('the resend button', () => {
  test('sends another mail after 90 seconds, and not before', async () => {
    atSecond(0)
    const { email, headers } = await registered()
    atSecond(60)
    expect((await status(headers)).wait_seconds).toBe(30)
    const soon = await post('/api/email/resend', {}, headers)
    expect(soon.statusCode).toBe(429)
    expect(soon.json().message).toBe('信剛剛寄出，請等 30 秒再試一次')
    atSecond(90)
    expect((await post('/api/email/resend', {}, headers)).json()).toEqual({ message: '確認信已寄出！' })
    expect(await mailsTo(server(), email, 2)).toHaveLength(2)
    expect((await post('/api/email/resend', {}, headers)).statusCode).toBe(429)
    expect((await verify(await tokenFor(server(), email, 2))).statusCode).toBe(200)
    atSecond(300)
    expect((await post('/api/email/resend', {}, headers)).json().message).toBe('電子郵件已經確認過了')
  })

  test('of an account without an address says so', async () => {
    const headers = await session(server(), await user(server(), { username: 'class-account' }))
    expect(await status(headers)).toEqual({ email: null, is_verified: false, wait_seconds: 0 })
    const answer = await post('/api/email/resend', {}, headers)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().message).toBe('這個帳號還沒有電子郵件')
  })

  test('is for those who are logged in', async () => {
    expect((await server().app.inject('/api/email')).statusCode).toBe(401)
    expect((await post('/api/email/resend', {})).statusCode).toBe(401)
  })
})
