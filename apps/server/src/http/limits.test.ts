import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { session, user } from '../testing/builders.ts'
import { hasRedis, openRedis, type TestRedis } from '../testing/redis.ts'
import { openSecondProcess, openTestServer, type TestServer } from '../testing/server.ts'

/** `GET /api/my/export`, ten a minute for each user. */
const MAX = 10
/** Longer than any answer takes, and than a limit waits for Redis. */
const SOON_MS = 1_500

describe.skipIf(!hasRedis)('with Redis', () => {
  let redis: TestRedis
  let one: TestServer
  let other: Awaited<ReturnType<typeof openSecondProcess>>
  beforeAll(async () => {
    redis = await openRedis()
    const env = { REDIS_URL: redis.url }
    one = await openTestServer({ env })
    other = await openSecondProcess(one, { env })
  })
  afterAll(async () => {
    await other.close()
    await one.close()
    await redis.close()
  })

  const ask = async ({ app }: Pick<TestServer, 'app'>, headers: Record<string, string>) =>
    (await app.inject({ url: '/api/my/export', headers })).statusCode
  const pupil = async () => session(one, await user(one))
  const asked = async (servers: readonly Pick<TestServer, 'app'>[], headers: Record<string, string>) => {
    const statuses: number[] = []
    for (const server of servers) statuses.push(await ask(server, headers))
    return statuses
  }
  const many = (server: Pick<TestServer, 'app'>, count: number) => Array.from({ length: count }, () => server)
  const ok = (count: number) => Array.from({ length: count }, () => 200)

  test('both processes count together, each user alone', async () => {
    const headers = await pupil()
    expect(await asked([...many(one, 5), ...many(other, 5)], headers)).toEqual(ok(MAX))
    expect(await asked([one, other], headers)).toEqual([429, 429])
    expect(await ask(other, await pupil())).toBe(200)
  })

  test('of many at once none slips through', async () => {
    const headers = await pupil()
    const statuses = await Promise.all([...many(one, 30), ...many(other, 30)].map((own) => ask(own, headers)))
    expect(statuses.filter((status) => status === 200)).toHaveLength(MAX)
    expect(statuses.filter((status) => status === 429)).toHaveLength(50)
  })

  test('nothing that names anybody stands in Redis', async () => {
    const { Redis } = await import('ioredis')
    await one.app.inject({ url: '/api/home', remoteAddress: '203.0.113.77' })
    const client = new Redis(redis.url)
    const keys = await client.keys('*')
    client.disconnect()
    expect(keys.length).toBeGreaterThan(2)
    expect(keys.join()).not.toContain('203.0')
  })

  test('killed, frozen and started again it leaves no limit open, keeps nobody waiting, and counts for all again', async () => {
    const headers = await pupil()
    expect(await asked(many(one, 6), headers)).toEqual(ok(6))
    await redis.signal('SIGKILL')
    // What the process has counted along before still counts.
    const at = performance.now()
    expect(await asked(many(one, 6), headers)).toEqual([...ok(4), 429, 429])
    expect(performance.now() - at).toBeLessThan(SOON_MS)
    expect(await asked(many(other, 11), headers)).toEqual([...ok(10), 429])
    expect(one.log.filter(({ msg }) => msg === 'Redis is gone: each process counts for itself')).toHaveLength(
      1,
    )

    await redis.start()
    const heals = async () => {
      const fresh = await pupil()
      expect(await asked([...many(one, 5), ...many(other, 5), one, other], fresh)).toEqual([
        ...ok(MAX),
        429,
        429,
      ])
    }
    await vi.waitFor(heals, { timeout: 15_000, interval: 500 })

    await redis.signal('SIGSTOP')
    const frozen = await pupil()
    const since = performance.now()
    expect(await asked(many(one, 12), frozen)).toEqual([...ok(MAX), 429, 429])
    expect(performance.now() - since).toBeLessThan(SOON_MS)
    await redis.signal('SIGCONT')
    await vi.waitFor(heals, { timeout: 15_000, interval: 500 })
  }, 60_000)
})

describe('an address', () => {
  test('has its share of requests, pages and calls together', async () => {
    const server = await openTestServer({ env: { RATE_LIMIT: '3' } })
    const ask = (remoteAddress: string) => server.app.inject({ url: '/api/home', remoteAddress })
    const answers = [
      await ask('192.0.2.1'),
      await ask('192.0.2.1'),
      await ask('192.0.2.1'),
      await ask('192.0.2.1'),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429])
    expect((await ask('192.0.2.2')).statusCode).toBe(200)
    await server.close()
  })
})
