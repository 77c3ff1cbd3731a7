import { eq, like, sum } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loginFailures, loginPlaces } from '../../db/tables/account.ts'
import { registration, user } from '../../testing/builders.ts'
import { runJob } from '../../testing/jobs.ts'
import { tokenFor } from '../../testing/outbox.ts'
import { openSecondProcess, testServer } from '../../testing/server.ts'
import { LoginBrowser } from './testing.ts'

const server = testServer()
let second: Awaited<ReturnType<typeof openSecondProcess>>
beforeAll(async () => {
  second = await openSecondProcess(server())
})
afterAll(() => second.close())

const RIGHT = 'right password'
let made = 0
/** An address that no other test uses. */
const somewhere = () => `10.${++made >> 8}.${made & 255}.1`
const at = (address = somewhere()) => new LoginBrowser(server(), address)

async function account(options: Parameters<typeof user>[1] = {}): Promise<string> {
  const username = options.username ?? `gate-${++made}`
  await user(server(), { password: RIGHT, ...options, username })
  return username
}

const minutesLater = (minutes: number, since = Date.parse('2026-11-22T08:00:00Z')) =>
  server().setNow(new Date(since + minutes * 60_000))

describe('five failures of a stranger', () => {
  test('lock neither the device nor the network of whoever has logged in before', async () => {
    const name = await account()
    const home = somewhere()
    const phone = at(home)
    expect(await phone.visit(name, RIGHT)).toBe('ok')
    const stranger = at()
    expect(await stranger.fail(name, 6)).toEqual([...Array(5).fill('login_failed'), 'login_locked'])
    phone.address = somewhere()
    expect((await phone.login(name, RIGHT)).code).toBe('ok')
    expect((await at(home).login(name, RIGHT)).code).toBe('ok')
    expect((await at().login(name, RIGHT)).code).toBe('login_locked')
  })

  test('lock neither in a process that has never seen them', async () => {
    const name = await account()
    const phone = at()
    await phone.visit(name, RIGHT)
    await at().fail(name, 5)
    phone.process = second
    phone.address = somewhere()
    expect((await phone.login(name, RIGHT)).code).toBe('ok')
  })

  test.each(['confirmed', 'unconfirmed'])('do so for an account with a %s address', async (kind) => {
    const email = `gate-${++made}@school.example`
    const phone = at()
    const form = registration(email)
    if (kind === 'confirmed') {
      await account({ username: email, email, password: form.password })
      await phone.visit(email, form.password)
    } else {
      expect((await phone.post('/api/register', form)).code).toBe('ok')
      await phone.post('/api/logout', {})
    }
    await at().fail(email, 6)
    phone.address = somewhere()
    expect((await phone.login(email, form.password)).code).toBe('ok')
  })

  test('are forgotten neither by a login at home nor by one to a claim of the address', async () => {
    const email = `gate-${++made}@school.example`
    await account({ username: email, email })
    const home = at()
    await home.visit(email, RIGHT)
    const claimant = at()
    await claimant.post('/api/register', registration(email))
    await claimant.post('/api/logout', {})
    expect(await claimant.fail(email, 4)).toEqual(Array(4).fill('login_failed'))
    await home.visit(email, RIGHT)
    expect(await claimant.visit(email, registration(email).password)).toBe('ok')
    await claimant.fail(email, 1)
    expect((await claimant.login(email, RIGHT)).code).not.toBe('ok')
  })
})

describe('where an account is known', () => {
  test('five failures lock that device alone', async () => {
    const name = await account()
    const [one, other] = [at(), at()]
    await one.visit(name, RIGHT)
    await other.visit(name, RIGHT)
    one.address = somewhere()
    expect(await one.fail(name, 6)).toEqual([...Array(5).fill('login_failed'), 'login_locked'])
    expect((await one.login(name, RIGHT)).code).toBe('login_locked')
    expect((await other.login(name, RIGHT)).code).toBe('ok')
    expect((await at().login(name, RIGHT)).code).toBe('ok')
  })

  test('a pupil beside the teacher locks the network, not the teacher’s device', async () => {
    const name = await account()
    const school = somewhere()
    const teacher = at(school)
    await teacher.visit(name, RIGHT)
    await at(school).fail(name, 5)
    expect((await at(school).login(name, RIGHT)).code).toBe('login_locked')
    expect((await teacher.login(name, RIGHT)).code).toBe('ok')
  })

  test('the cookie of another account is a stranger’s, and so is one that was made up', async () => {
    const [name, other] = [await account(), await account()]
    const phone = at()
    await phone.visit(other, RIGHT)
    phone.address = somewhere()
    expect(await phone.fail(name, 5)).toEqual(Array(5).fill('login_failed'))
    const planted = at()
    planted.plant(`hakka_device=${'A'.repeat(43)}`)
    expect((await planted.login(name, RIGHT)).code).toBe('login_locked')
    await planted.visit(other, RIGHT)
    expect(planted.cookies).toMatch(/hakka_device=(?!A{43})/)
    expect((await at().login(name, RIGHT)).code).toBe('login_locked')
  })

  test('the cookie is HttpOnly and SameSite=Lax for 400 days, kept as a hash, and stays after logging out', async () => {
    const name = await account()
    const token = await server().app.inject('/api/csrf')
    const [visitor = ''] = [token.headers['set-cookie'] ?? ''].flat()
    const answer = await server().app.inject({
      method: 'POST',
      url: '/api/login',
      headers: { cookie: visitor, 'x-csrf-token': token.json().data.token },
      payload: { username: name, password: RIGHT },
    })
    const line = [answer.headers['set-cookie'] ?? []].flat().find((own) => own.startsWith('hakka_device='))
    expect(line).toMatch(/Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/)
    const secret = /=([^;]+)/.exec(line ?? '')?.[1] ?? 'none'
    expect(secret).toMatch(/^[\w-]{43}$/)
    const rows = await server().services.db.select().from(loginPlaces)
    expect(JSON.stringify(rows)).not.toContain(secret)
    expect(JSON.stringify(rows)).not.toContain('127.0.0.1')
    const out = await server().app.inject({ method: 'POST', url: '/api/logout', headers: { cookie: line } })
    expect(String(out.headers['set-cookie'])).not.toContain('hakka_device')
  })

  test('an account keeps the last 30 devices and networks', async () => {
    const name = await account()
    const own = await user(server())
    const { db, loginGate } = server().services
    for (let time = 0; time < 32; time++) {
      const from = { address: `192.0.2.${time}`, device: undefined }
      await loginGate.remember(db, { userId: own.id, from, now: new Date(Date.now() + time * 1000) })
    }
    const rows = await db.select().from(loginPlaces).where(eq(loginPlaces.userId, own.id))
    expect(rows.filter(({ kind }) => kind === 'network')).toHaveLength(30)
    expect(rows.filter(({ kind }) => kind === 'device')).toHaveLength(30)
    expect(await at('192.0.2.31').fail(name, 1)).toEqual(['login_failed'])
  })
})

describe('at once', () => {
  test('over two processes, twenty wrong tries are five guesses', async () => {
    const name = await account()
    const tries = Array.from({ length: 20 }, async (_, time) => {
      const browser = at()
      browser.process = time % 2 === 0 ? server() : second
      return (await browser.login(name, `guess ${time}`)).code
    })
    const codes = await Promise.all(tries)
    expect(codes.filter((code) => code === 'login_failed')).toHaveLength(5)
    expect(codes.filter((code) => code === 'login_locked')).toHaveLength(15)
  })

  test('over two processes, a class logs in to one account that has failed before', async () => {
    const name = await account()
    await at().fail(name, 4)
    const tries = Array.from({ length: 16 }, async (_, time) => {
      const browser = at()
      browser.process = time % 2 === 0 ? server() : second
      return (await browser.login(name, RIGHT)).code
    })
    expect(await Promise.all(tries)).toEqual(Array(16).fill('ok'))
  })
})

test('of right passwords that come at once in two processes, after four failures, none is taken for the sixth wrong one', async () => {
  const { db, loginGate, now } = server().services
  for (let round = 0; round < 20; round++) {
    const own = await user(server(), { username: `gate-${++made}` })
    const attempt = () => ({
      name: own.username,
      accounts: [own],
      from: { address: somewhere(), device: undefined },
      now: now(),
    })
    for (let time = 0; time < 4; time++) await loginGate.attempt(db, attempt(), async () => undefined)
    const gates = [server(), second].map(({ services }) => services)
    const outcomes = await Promise.all(
      Array.from({ length: 12 }, async (_, time) => {
        const process = gates[time % 2] ?? server().services
        return (await process.loginGate.attempt(process.db, attempt(), async () => own)).outcome
      }),
    )
    expect(outcomes).toEqual(Array(12).fill('right'))
  }
})

test('a flood of guesses from elsewhere does not hold up whoever is known', async () => {
  const { db, loginGate, now } = server().services
  const own = await user(server(), { username: `gate-${++made}`, password: RIGHT })
  const phone = at()
  await phone.visit(own.username, RIGHT)
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>()
  const outcomes: string[] = []
  const flood = Array.from({ length: 400 }, async () => {
    const from = { address: somewhere(), device: undefined }
    const attempt = { name: own.username, accounts: [own], from, now: now() }
    outcomes.push((await loginGate.attempt(db, attempt, () => released)).outcome)
  })
  expect((await phone.login(own.username, RIGHT)).code).toBe('ok')
  // All have come: those that may wait do, and the others have been told.
  await expect.poll(() => outcomes.length, { timeout: 20_000 }).toBe(200)
  release(undefined)
  await Promise.all(flood)
  expect(outcomes.filter((outcome) => outcome === 'wrong')).toHaveLength(5)
  expect(outcomes.filter((outcome) => outcome === 'limited')).toHaveLength(200)
})

describe('a network', () => {
  const rowsOfNetworks = async () => {
    const [row] = await server()
      .services.db.select({ failures: sum(loginFailures.failures) })
      .from(loginFailures)
      .where(like(loginFailures.key, 'network:%'))
    return Number(row?.failures ?? 0)
  }

  test('is not charged for slips that a right password follows', async () => {
    const school = somewhere()
    const before = await rowsOfNetworks()
    for (const name of [await account(), await account()]) {
      const pupil = at(school)
      await pupil.fail(name, 4)
      expect(await rowsOfNetworks()).toBe(before + 4)
      expect((await pupil.login(name, RIGHT)).code).toBe('ok')
      expect(await rowsOfNetworks()).toBe(before)
    }
  })

  test('with a hundred failures of strangers lets in, in every process, who was there before or has a device that was', async () => {
    const [pupil, newcomer] = [await account(), await account()]
    const network = '2001:db8:5:1::'
    await at(`${network}1`).visit(pupil, RIGHT)
    const tablet = at('2001:db8:99::1')
    await tablet.visit(pupil, RIGHT)
    await Promise.all(
      Array.from({ length: 100 }, (_, n) => at(`${network}${n.toString(16)}`).login(`nobody ${n}`, 'x')),
    )
    const beside = at(`${network}abcd`)
    beside.process = second
    expect((await beside.login(newcomer, RIGHT)).code).toBe('rate_limited')
    expect((await beside.login('nobody at all', 'x')).code).toBe('rate_limited')
    expect((await beside.login(pupil, RIGHT)).code).toBe('ok')
    tablet.address = `${network}77`
    expect((await tablet.login(newcomer, RIGHT)).code).toBe('ok')
    expect((await at('2001:db8:5:2::1').fail(await account(), 1))[0]).toBe('login_failed')
  })

  test('that changes its /64 within a /48 is taken together', async () => {
    const { db, loginGate, now } = server().services
    const attempt = (n: number) => ({
      name: `nobody ${n}`,
      accounts: [undefined],
      from: { address: `2001:db8:7:${n.toString(16)}::1`, device: undefined },
      now: now(),
    })
    const nobody = async () => undefined
    for (let n = 0; n < 500; n++)
      expect((await loginGate.attempt(db, attempt(n), nobody)).outcome).toBe('wrong')
    expect((await loginGate.attempt(db, attempt(501), nobody)).outcome).toBe('limited')
    expect((await at('2001:db8:8::1').login('nobody', 'x')).code).toBe('login_failed')
  })
})

describe('what is said', () => {
  test('is from the third failure on how many tries are left, for known and unknown names alike', async () => {
    const texts = async (name: string) => {
      const browser = at()
      const said: string[] = []
      for (let time = 0; time < 6; time++) said.push((await browser.login(name, 'wrong')).message)
      return said
    }
    const way = '用「忘記密碼？」重新設定密碼，就能馬上登入。'
    const known = await texts(await account())
    expect(known).toEqual([
      '帳號或密碼不正確',
      '帳號或密碼不正確',
      `帳號或密碼不正確，還可以再試 2 次。${way}`,
      `帳號或密碼不正確，還可以再試 1 次。${way}`,
      `帳號或密碼不正確，已經錯了 5 次，請於 15 分鐘後再試。${way}`,
      `登入失敗次數過多，請於 15 分鐘後再試。${way}`,
    ])
    expect(await texts('nobody has this name')).toEqual(known)
    expect(await texts('nobody@school.example')).toEqual(known)
  })

  test('is true: 忘記密碼 opens the lock, and who goes on failing does not close it', async () => {
    const email = `gate-${++made}@school.example`
    await account({ username: 'named otherwise', email })
    const stranger = at()
    await stranger.fail('named otherwise', 5)
    const owner = at()
    expect((await owner.login('named otherwise', RIGHT)).code).toBe('login_locked')
    await owner.post('/api/password/email', { email })
    const token = await tokenFor(server(), email)
    const fresh = 'tung-blossom-89'
    const form = { token, email, password: fresh, password_confirmation: fresh }
    expect((await owner.post('/api/password/reset', form)).status).toBe(200)
    await stranger.fail('named otherwise', 5)
    expect((await owner.login('named otherwise', fresh)).code).toBe('ok')
  })
})

test('counts that are over, and places of long ago, go', async () => {
  minutesLater(0)
  const name = await account()
  await at().visit(name, RIGHT)
  await at().fail('nobody swept', 2)
  const { db, now } = server().services
  const over = async () =>
    (await db.select().from(loginFailures)).filter(({ until }) => until <= now()).length
  minutesLater(401 * 24 * 60)
  expect(await over()).toBeGreaterThan(1)
  await runJob(server(), 'expire')
  expect(await over()).toBe(0)
  const places = await db.select().from(loginPlaces)
  expect(places.filter(({ seenAt }) => seenAt.getTime() < now().getTime() - 400 * 86_400_000)).toEqual([])
})
