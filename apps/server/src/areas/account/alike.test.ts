import { Client } from 'pg'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { registration, user } from '../../testing/builders.ts'
import { testServer } from '../../testing/server.ts'
import { LoginBrowser } from './testing.ts'

const work = vi.hoisted(() => {
  // Files of tests share what they import: the server is read in anew, to take the derivation that counts.
  vi.resetModules()
  return { derivations: 0, busy: (): number => 0, heldMeanwhile: [] as number[] }
})
vi.mock('node:crypto', async (original) => {
  const own = await original<typeof import('node:crypto')>()
  const argon2: typeof own.argon2 = (...given) => {
    work.derivations += 1
    work.heldMeanwhile.push(work.busy())
    return own.argon2(...given)
  }
  return { ...own, argon2 }
})

const server = testServer()
const query = vi.spyOn(Client.prototype, 'query')
afterAll(() => {
  query.mockRestore()
  vi.doUnmock('node:crypto')
  vi.resetModules()
})

let made = 0
const fresh = () => `alike-${++made}@school.example`
const browser = () => new LoginBrowser(server(), `10.9.${++made >> 8}.${made & 255}`)

/** What a deed costs: derivations of passwords, and statements in their order. */
async function costOf(deed: () => Promise<unknown>) {
  work.derivations = 0
  query.mockClear()
  await deed()
  const database = new URL(server().databaseUrl).pathname.slice(1)
  const texts = query.mock.calls
    // Another file's server may end in the same process meanwhile.
    .filter((_, at) => Reflect.get(Object(query.mock.contexts[at]), 'database') === database)
    .map(([given]) => String(typeof given === 'string' ? given : Reflect.get(Object(given), 'text')))
  // Of lists, however long, the first value stands for all.
  const statements = texts.map((text) => text.replace(/\$\d+(, \$\d+)+/g, '$n').replace(/\$\d+/g, '$n'))
  return { derivations: work.derivations, statements }
}

const owned = async (email = fresh()) => {
  await user(server(), { username: email, email, password: 'right password' })
  return email
}

async function claimed(email = fresh()) {
  await browser().post('/api/register', registration(email))
  // The next mail may go to the address, and nothing of this one is on its way.
  server().setNow(new Date(server().services.now().getTime() + 100_000))
  return email
}

describe('a wrong password costs as much', () => {
  const wrong = (name: string) => {
    const own = browser()
    return costOf(() => own.login(name, 'wrong'))
  }

  test('for an address that is owned, claimed, both, or nobody’s', async () => {
    const unknown = await wrong(fresh())
    expect(unknown.derivations).toBe(2)
    expect(unknown.statements.length).toBeGreaterThan(5)
    expect(await wrong(await owned())).toEqual(unknown)
    expect(await wrong(await claimed())).toEqual(unknown)
    expect(await wrong(await claimed(await owned()))).toEqual(unknown)
    expect(await wrong(await claimed(await claimed(await claimed())))).toEqual(unknown)
  })

  test('for a name that somebody has and one that nobody has', async () => {
    await user(server(), { username: 'somebody', password: 'right password' })
    await user(server(), { username: 'without a password' })
    const unknown = await wrong('nobody')
    expect(unknown.derivations).toBe(1)
    expect(await wrong('somebody')).toEqual(unknown)
    expect(await wrong('without a password')).toEqual(unknown)
  })

  test('where a claim of one’s own is known, whether or not the address has an owner', async () => {
    const costs = async (email: string) => {
      const own = browser()
      await own.post('/api/register', registration(email))
      server().setNow(new Date(server().services.now().getTime() + 100_000))
      await own.post('/api/logout', {})
      const wrongly = await costOf(() => own.login(email, 'wrong'))
      return [wrongly, await costOf(() => own.login(email, registration(email).password))]
    }
    expect(await costs(await owned())).toEqual(await costs(fresh()))
  })
})

test('registering costs as much for an address that is owned as for another', async () => {
  const register = async (email: string) => {
    const own = browser()
    const cost = await costOf(() => own.post('/api/register', registration(email)))
    server().setNow(new Date(server().services.now().getTime() + 100_000))
    return cost
  }
  expect(await register(await owned())).toEqual(await register(fresh()))
})

test('no connection is held while a password is tried', async () => {
  const { pool } = server().services
  const email = await owned()
  const own = browser()
  work.busy = () => pool.totalCount - pool.idleCount
  work.heldMeanwhile.length = 0
  await own.login(email, 'wrong')
  expect(work.heldMeanwhile).toEqual([0, 0])
})
