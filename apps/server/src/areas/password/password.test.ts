import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { sessions, userIdentities, users } from '../../db/tables/account.ts'
import { createApiToken } from '../../domain/account/api-tokens.ts'
import { registration, session, setCookie, user, visitor } from '../../testing/builders.ts'
import { mailsTo, tokenFor } from '../../testing/outbox.ts'
import { testServer } from '../../testing/server.ts'

const server = testServer()
const START = Date.parse('2026-11-21T08:00:00Z')
const atSecond = (seconds: number) => server().setNow(new Date(START + seconds * 1000))

let made = 0
const freshAddress = () => `password-${++made}@school.example`
const known = (options: Parameters<typeof user>[1] = {}, email = freshAddress()) =>
  user(server(), { username: email, email, password: 'the old password', ...options })

const post = async (url: string, payload: object, headers?: Record<string, string>) =>
  server().app.inject({ method: 'POST', url, payload, headers: headers ?? (await visitor(server())) })

const ask = (email: string) => post('/api/password/email', { email })
const reset = (token: string, email: string, password = 'tung-blossom-89', again = password) =>
  post('/api/password/reset', { token, email, password, password_confirmation: again })

const login = async (username: string, password: string) =>
  (await post('/api/login', { username, password })).statusCode

async function asked(email: string): Promise<string> {
  await ask(email)
  return tokenFor(server(), email)
}

describe('asking for a reset', () => {
  test('answers the same for an address that nobody has, which gets no mail', async () => {
    atSecond(0)
    const email = (await known()).username
    const [yes, no] = [await ask(email.toUpperCase()), await ask('nobody@school.example')]
    expect(yes.statusCode).toBe(200)
    expect(no.json()).toEqual(yes.json())
    expect(no.headers['set-cookie']).toEqual(yes.headers['set-cookie'])
    expect(await mailsTo(server(), email)).toMatchObject([{ subject: '重新設定密碼' }])
    expect(await mailsTo(server(), 'nobody@school.example', 0)).toEqual([])
  })

  test('again within 90 seconds is refused, for known and unknown alike', async () => {
    atSecond(0)
    const email = (await known()).username
    for (const address of [email, 'nobody-2@school.example']) {
      atSecond(0)
      await ask(address)
      atSecond(89)
      const soon = await ask(address)
      expect([soon.statusCode, soon.json().message]).toEqual([429, '信剛剛寄出，請等 1 秒再試一次'])
      atSecond(90)
      expect((await ask(address)).statusCode).toBe(200)
    }
  })
})

describe('resetting', () => {
  test('sets the new password, ends every session and tells the owner', async () => {
    atSecond(0)
    const owner = await known()
    const email = owner.username
    const elsewhere = await session(server(), owner)
    const { token: bearer } = await createApiToken(server().services.db, { userId: owner.id, label: '測試' })
    const token = await asked(email)
    const shown = await server().app.inject(`/api/password/reset?token=${token}`)
    expect(shown.json()).toEqual({ data: { email } })

    const answer = await reset(token, email)
    expect(answer.json()).toEqual({ message: '密碼已更新，請用新密碼登入' })
    expect(setCookie(answer, 'hakka_session')).toMatch(/Expires=Thu, 01 Jan 1970/)
    const { db } = server().services
    expect(await db.select().from(sessions).where(eq(sessions.userId, owner.id))).toEqual([])
    const id = async (headers: Record<string, string>) =>
      (await server().app.inject({ url: '/api/my/id', headers })).statusCode
    expect((await server().app.inject({ url: '/api/my/id', headers: elsewhere })).json().data.id).toBeNull()
    expect(await id({ authorization: `Bearer ${bearer}` })).toBe(401)
    expect(await login(email, 'the old password')).toBe(422)
    expect(await login(email, 'tung-blossom-89')).toBe(200)
    const mails = await mailsTo(server(), email, 2)
    expect(mails.map(({ subject }) => subject).sort()).toEqual(['密碼已經更新', '重新設定密碼'])
  })

  test('opens an account that failures had locked', async () => {
    atSecond(0)
    const email = (await known()).username
    for (let time = 0; time < 6; time++) await login(email, 'wrong')
    expect(await login(email, 'the old password')).toBe(429)
    await reset(await asked(email), email)
    expect(await login(email, 'tung-blossom-89')).toBe(200)
  })

  test('works once, for 30 minutes, and with the newest as with the first mail', async () => {
    atSecond(0)
    const email = (await known()).username
    const first = await asked(email)
    atSecond(100)
    await ask(email)
    const second = await tokenFor(server(), email, 2)
    expect((await reset(first, email)).statusCode).toBe(200)
    for (const token of [first, second]) {
      const again = await reset(token, email, 'another-blossom-90')
      expect(again.statusCode).toBe(422)
      expect(again.json().errors).toEqual({ token: ['這個連結已經用過，或超過 30 分鐘了，請重新申請'] })
    }
    atSecond(1000)
    const late = (await ask(email)) && (await tokenFor(server(), email, 4))
    atSecond(1000 + 30 * 60)
    expect((await server().app.inject(`/api/password/reset?token=${late}`)).json().data.email).toBeNull()
    expect((await reset(late, email)).statusCode).toBe(422)
  })

  test('a refused password or another address does not use the link up', async () => {
    atSecond(0)
    const email = (await known()).username
    const token = await asked(email)
    const errors = async (...given: Parameters<typeof reset>) => (await reset(...given)).json().errors
    expect(await errors(token, 'other@school.example')).toEqual({ email: ['和收到信的電子郵件不同'] })
    expect(await errors(token, email, 'tung-blossom-89', 'tung-blossom-90')).toEqual({
      password_confirmation: ['兩次輸入的密碼不同'],
    })
    expect(await errors(token, email, 'taiwan123')).toEqual({
      password: ['這個密碼太常見，容易被猜中，請換一個'],
    })
    expect(await errors(token, 'nowhere', 'taiwan123', 'taiwan124')).toEqual({
      email: ['電子郵件格式不正確'],
      password: ['這個密碼太常見，容易被猜中，請換一個'],
      password_confirmation: ['兩次輸入的密碼不同'],
    })
    expect((await reset(token, email)).statusCode).toBe(200)
  })

  test('by staff asks for 12 characters', async () => {
    atSecond(0)
    const email = (await known({ roles: ['news_editor'] })).username
    const token = await asked(email)
    expect((await reset(token, email, 'k7Wz!q2e')).json().errors).toEqual({
      password: ['密碼至少要 12 個字元'],
    })
    expect((await reset(token, email, 'k7Wz!q2e-tung')).statusCode).toBe(200)
  })

  test('an address that was only claimed confirms it, and puts out what a stranger had bound', async () => {
    atSecond(0)
    const owner = await known()
    const { db } = server().services
    await db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, owner.id))
    await db.insert(userIdentities).values({
      userId: owner.id,
      provider: 'google',
      issuer: 'https://provider.example',
      subject: 'stranger',
      linkedAt: new Date(START),
    })
    await reset(await asked(owner.username), owner.username)
    const [row] = await db.select().from(users).where(eq(users.id, owner.id))
    expect(row?.emailVerifiedAt).toEqual(new Date(START))
    expect(await db.select().from(userIdentities).where(eq(userIdentities.userId, owner.id))).toEqual([])
  })

  test('a verification token sets no password', async () => {
    atSecond(0)
    const email = freshAddress()
    await post('/api/register', registration(email))
    const token = await tokenFor(server(), email)
    expect((await reset(token, email, 'another-blossom-90')).statusCode).toBe(422)
  })
})
