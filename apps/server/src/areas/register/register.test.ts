import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { userRoles, users } from '../../db/tables/account.ts'
import { session, setCookie, user, visitor } from '../../testing/builders.ts'
import { mailsTo } from '../../testing/outbox.ts'
import { type TestServer, testServer } from '../../testing/server.ts'

const server = testServer()
let made = 0
const freshAddress = () => `register-${++made}@school.example`

const FORM = {
  password: 'tung-blossom-89',
  password_confirmation: 'tung-blossom-89',
  name: '林小梅',
  role_id: '5',
  city_id: '',
  agreement: '1',
}

async function register(own: TestServer, body: object, headers?: Record<string, string>) {
  return own.app.inject({
    method: 'POST',
    url: '/api/register',
    headers: headers ?? (await visitor(own)),
    payload: { ...FORM, ...body },
  })
}

const logIn = async (own: TestServer, username: string, password: string) =>
  own.app.inject({
    method: 'POST',
    url: '/api/login',
    headers: await visitor(own),
    payload: { username, password },
  })

const cookieOf = (answer: Parameters<typeof setCookie>[0]) =>
  setCookie(answer, 'hakka_session')?.split(';')[0] ?? ''

const rowOf = async (own: TestServer, username: string) =>
  (await own.services.db.select().from(users).where(eq(users.username, username)))[0]

/** As an input method leaves it that is set to wide letters. */
const wide = (text: string) =>
  Array.from(text, (own) =>
    /[!-~]/.test(own) ? String.fromCodePoint((own.codePointAt(0) ?? 0) + 0xfee0) : own,
  ).join('')

test('an address of wide letters is the same everywhere: to register, log in, be locked out, found and erased', async () => {
  const email = freshAddress()
  const answer = await register(server(), { email: wide(email) })
  expect(answer.statusCode).toBe(200)
  expect((await rowOf(server(), email))?.email).toBe(email)
  for (const typed of [email, wide(email), wide(email.toUpperCase())])
    expect((await logIn(server(), typed, FORM.password)).statusCode, typed).toBe(200)
  const admin = await session(server(), await user(server(), { roles: ['admin'] }))
  const found = await server().app.inject({
    url: `/api/admin/users?keyword=${encodeURIComponent(wide(email))}`,
    headers: admin,
  })
  expect(found.json().data).toMatchObject([{ username: email }])
  const { db, loginGate, now } = server().services
  const own = await user(server(), { username: freshAddress() })
  for (let time = 0; time < 6; time++) {
    const name = time % 2 === 0 ? own.username : wide(own.username)
    const from = { address: '203.0.113.9', device: undefined }
    await loginGate.attempt(db, { name, accounts: [own], from, now: now() }, async () => undefined)
  }
  expect((await logIn(server(), wide(own.username), 'anything')).json().code).toBe('login_locked')
  const headers = await session(server(), { id: answer.json().data.id })
  const gone = await server().app.inject({
    method: 'DELETE',
    url: '/api/my/account',
    headers,
    payload: { account: wide(email), password: FORM.password },
  })
  expect(gone.statusCode).toBe(200)
})

describe('registering', () => {
  test('makes an account and logs in to it', async () => {
    const email = freshAddress()
    const answer = await register(server(), { email: ` ${email.toUpperCase()} `, city_id: '6' })
    expect(answer.statusCode).toBe(200)
    const info = await server().app.inject({ url: '/api/my/info', headers: { cookie: cookieOf(answer) } })
    expect(info.json().data.user).toEqual({
      id: answer.json().data.id,
      username: email,
      name: '林小梅',
      email,
      is_teacher: false,
      is_student: true,
      staff_waiting: false,
      class_account: false,
      role_id: 5,
      unread: 0,
    })
    expect(await rowOf(server(), email)).toMatchObject({
      roleId: 5,
      cityId: 6,
      emailVerifiedAt: null,
      agreedAt: expect.any(Date),
    })
  })

  test.each([
    ['8', false],
    ['5', true],
    ['4', false],
    ['7', false],
  ])(
    'as role %s holds no role of staff, and is a teacher only when that is confirmed',
    async (role_id, isStudent) => {
      const email = freshAddress()
      const { id } = (await register(server(), { email, role_id })).json().data
      const roles = await server().services.db.select().from(userRoles).where(eq(userRoles.userId, id))
      expect(roles).toEqual([])
      expect(await rowOf(server(), email)).toMatchObject({
        roleId: Number(role_id),
        isStudent,
        teacherConfirmedAt: null,
      })
    },
  )

  test.each(['1', '2', '3', '0', '-4', 'admin', ''])('as role %j is refused', async (role_id) => {
    const email = freshAddress()
    const answer = await register(server(), { email, role_id })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toEqual({ role_id: ['請選擇身分'] })
    expect(await rowOf(server(), email)).toBeUndefined()
  })

  test('names every fault at its field, and never says the password again', async () => {
    const bare = { email: 'mei@', password: '', password_confirmation: '', name: ' ', role_id: 'x' }
    const answer = await register(server(), bare)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toEqual({
      email: ['電子郵件格式不正確'],
      password: ['請輸入密碼'],
      password_confirmation: ['請再輸入一次密碼'],
      name: ['請輸入姓名'],
      role_id: ['請選擇身分'],
    })
    const empty = await register(server(), { email: ' ', name: '林'.repeat(51) })
    expect(empty.json().errors).toEqual({ email: ['請輸入電子郵件'], name: ['姓名最多 50 個字'] })
    const email = freshAddress()
    const second = await register(server(), {
      email,
      password: 'taiwan2026',
      password_confirmation: 'taiwan2025',
      agreement: undefined,
    })
    expect(second.json().errors).toEqual({
      password: ['這個密碼太常見，容易被猜中，請換一個'],
      password_confirmation: ['兩次輸入的密碼不同'],
      agreement: ['請先閱讀並勾選同意'],
    })
    const third = await register(server(), {
      email: 'mei@',
      password: 'taiwan2026',
      password_confirmation: 'taiwan2025',
      name: '',
      role_id: '1',
      agreement: undefined,
    })
    expect(third.json().errors).toEqual({
      email: ['電子郵件格式不正確'],
      password: ['這個密碼太常見，容易被猜中，請換一個'],
      password_confirmation: ['兩次輸入的密碼不同'],
      name: ['請輸入姓名'],
      role_id: ['請選擇身分'],
      agreement: ['請先閱讀並勾選同意'],
    })
    expect(second.payload).not.toContain('taiwan2026')
    expect(await mailsTo(server(), email, 0)).toEqual([])
  })

  test('somebody who is logged in is told to log out first', async () => {
    const headers = await session(server(), await user(server()))
    const answer = await register(server(), { email: freshAddress() }, headers)
    expect(answer.statusCode).toBe(403)
    expect(answer.json().message).toBe('請先登出，再註冊新的帳號')
  })

  test('without the form’s token is refused', async () => {
    const answer = await register(server(), { email: freshAddress() }, {})
    expect(answer.json().code).toBe('csrf')
  })

  test('a second mail to one address waits 90 seconds', async () => {
    const email = freshAddress()
    const start = Date.parse('2026-11-21T08:00:00Z')
    server().setNow(new Date(start))
    await register(server(), { email })
    server().setNow(new Date(start + 89_000))
    const soon = await register(server(), { email })
    expect(soon.statusCode).toBe(429)
    expect(soon.json().message).toBe('信剛剛寄出，請等 1 秒再試一次')
    server().setNow(new Date(start + 90_000))
    expect((await register(server(), { email })).statusCode).toBe(200)
    expect(await mailsTo(server(), email, 2)).toHaveLength(2)
  })
})

/** What anybody can see of a registration, other than numbers that are new each time. */
async function traces(own: TestServer, email: string) {
  const answer = await register(own, { email })
  const cookie = cookieOf(answer)
  const see = async (url: string) => {
    const { statusCode, payload } = await own.app.inject({ url, headers: { cookie } })
    return [statusCode, payload.replace(/"id":\d+/, '"id":0').replaceAll(email, 'ADDRESS')]
  }
  const again = await logIn(own, email, FORM.password)
  return {
    status: answer.statusCode,
    keys: Object.keys(answer.json().data),
    cookie: setCookie(answer, 'hakka_session')?.replace(/=[^;]+/, ''),
    info: await see('/api/my/info'),
    email: await see('/api/email'),
    login: [again.statusCode, Object.keys(again.json())],
    sameAccount: again.json().data?.id === answer.json().data.id,
  }
}

describe('an address that has an account already', () => {
  test('gets the same answer as a new one, and a mail that says so', async () => {
    server().setNow(new Date('2026-11-21T09:00:00Z'))
    const taken = freshAddress()
    const owner = await user(server(), { username: taken, password: 'the owner’s own', email: taken })
    const fresh = freshAddress()
    expect(await traces(server(), taken)).toEqual(await traces(server(), fresh))
    expect(await mailsTo(server(), taken)).toMatchObject([{ subject: '這個電子郵件已經註冊過了' }])
    expect(await mailsTo(server(), fresh)).toMatchObject([{ subject: '請確認你的電子郵件' }])
    expect(await rowOf(server(), taken)).toEqual(owner)
  })

  test('still opens with its owner’s password, and with nobody else’s', async () => {
    const taken = freshAddress()
    const owner = await user(server(), { username: taken, password: 'the owner’s own', email: taken })
    const other = (await register(server(), { email: taken })).json().data.id
    const login = async (password: string) => (await logIn(server(), taken, password)).json().data?.id
    expect(other).not.toBe(owner.id)
    expect(await login('the owner’s own')).toBe(owner.id)
    expect(await login(FORM.password)).toBe(other)
    expect(await login('something else')).toBeUndefined()
  })

  test('is not guessed at for ever by logging in to an own claim between the guesses', async () => {
    const taken = freshAddress()
    await user(server(), { username: taken, password: 'the owner’s own', email: taken })
    await register(server(), { email: taken })
    const login = async (password: string) => (await logIn(server(), taken, password)).json().code
    for (let time = 0; time < 4; time++) expect(await login(`guess ${time}`)).toBe('login_failed')
    expect(await login(FORM.password)).toBeUndefined()
    expect(await login('guess 5')).toBe('login_failed')
    expect(await login('the owner’s own')).toBe('login_failed')
  })

  test.each(['taken', 'new'])('and a %s one have three unconfirmed claims at most', async (kind) => {
    const email = freshAddress()
    if (kind === 'taken') await user(server(), { username: email, email })
    const start = Date.parse('2026-11-21T10:00:00Z')
    const statuses: number[] = []
    for (let time = 0; time < 4; time++) {
      server().setNow(new Date(start + time * 100_000))
      statuses.push((await register(server(), { email })).statusCode)
    }
    expect(statuses).toEqual([200, 200, 200, 429])
  })
})
