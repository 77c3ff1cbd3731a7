import { createServer, type Socket } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { testServer } from '../testing/server.ts'
import { CHANNEL, type Notice, type Notices, PAYLOAD_BYTES, payloadOf, publishNotice } from './notices.ts'
import { postgresNotices } from './notices-postgres.ts'

const server = testServer()
const opened: Notices[] = []
afterAll(() => Promise.all(opened.map((own) => own.close())))

/** Another process's ears: what they hear, in its order. */
function ears(url: string, options?: Parameters<typeof postgresNotices>[1]) {
  const heard: (Notice | 'gap')[] = []
  const own = postgresNotices(url, options)
  opened.push(own)
  void own.subscribe({ notice: (notice) => void heard.push(notice), gap: () => void heard.push('gap') })
  const until = (what: Notice | 'gap') => vi.waitFor(() => expect(heard).toContainEqual(what), 5_000)
  return { heard, own, until }
}

const publish = (notice: Notice) =>
  server().services.db.transaction((transaction) => publishNotice(transaction, notice))

describe('a notice', () => {
  test('arrives when its transaction is committed, and never when it is not', async () => {
    const { heard, own, until } = ears(server().databaseUrl)
    await until('gap')
    const refused = server().services.db.transaction(async (transaction) => {
      await publishNotice(transaction, { topic: 'news', keys: ['1'] })
      throw new Error('refused')
    })
    await expect(refused).rejects.toThrow('refused')
    await publish({ topic: 'lesson', keys: ['1-1-1-1', '課'] })
    await own.caughtUp()
    expect(heard).toEqual(['gap', { topic: 'lesson', keys: ['1-1-1-1', '課'] }])
  })

  test('with as many keys as a payload holds arrives with all of them, with one more as its whole topic', async () => {
    const { heard, own, until } = ears(server().databaseUrl)
    await until('gap')
    const keys = (bytes: number) => ['字'.repeat(2_600), 'x'.repeat(bytes)]
    const rest = PAYLOAD_BYTES - Buffer.byteLength(JSON.stringify({ topic: 'lesson', keys: keys(0) }))
    expect(Buffer.byteLength(payloadOf({ topic: 'lesson', keys: keys(rest) }))).toBe(7_999)
    await publish({ topic: 'lesson', keys: keys(rest) })
    await publish({ topic: 'lesson', keys: keys(rest + 1) })
    await publish({ topic: 'dictionary', keys: Array.from({ length: 100_000 }, (_, at) => `字${at}`) })
    await own.caughtUp()
    expect(heard.slice(1)).toEqual([
      { topic: 'lesson', keys: keys(rest) },
      { topic: 'lesson' },
      { topic: 'dictionary' },
    ])
  })

  test('that nobody here can read makes everything doubtful', async () => {
    const { heard, own, until } = ears(server().databaseUrl)
    await until('gap')
    for (const payload of ['', 'x', '{"topic":"to come"}', '[]'])
      await server().services.db.execute(sql`select pg_notify(${CHANNEL}, ${payload})`)
    await own.caughtUp()
    expect(heard).toEqual(['gap', 'gap', 'gap', 'gap', 'gap'])
  })
})

describe('a connection', () => {
  test('that the database ends is made anew within a second, and says that there was a gap', async () => {
    const lost = vi.fn()
    const back = vi.fn()
    const { heard, until } = ears(server().databaseUrl, { onLost: lost, onBack: back })
    await until('gap')
    heard.length = 0
    await server().services.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'hakka notices' and datname = current_database()`,
    )
    const at = performance.now()
    await until('gap')
    expect(performance.now() - at).toBeLessThan(1_000)
    expect([lost.mock.calls.length, back.mock.calls.length]).toEqual([1, 1])
    await publish({ topic: 'faq' })
    await until({ topic: 'faq' })
  })

  test('that says nothing any more is given up', async () => {
    const through = await relay(server().databaseUrl)
    const { heard, own, until } = ears(through.url, { pingMs: 100, patienceMs: 300 })
    await until('gap')
    through.freeze()
    heard.length = 0
    // Who has saved something meanwhile gets nothing that is older.
    await own.caughtUp()
    expect(heard).toContain('gap')
    heard.length = 0
    through.thaw()
    await until('gap')
    await publish({ topic: 'guide' })
    await until({ topic: 'guide' })
    await own.close()
    await through.close()
  })
})

/** The database by another way, which can be cut without a word. */
async function relay(databaseUrl: string) {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let frozen = false
  const { connect } = await import('node:net')
  const folder = target.searchParams.get('host') ?? decodeURIComponent(target.hostname)
  const relaying = createServer((from) => {
    const to = folder.startsWith('/')
      ? connect(`${folder}/.s.PGSQL.${target.port || 5432}`)
      : connect(Number(target.port || 5432), folder)
    for (const [own, other] of [
      [from, to],
      [to, from],
    ] as const) {
      sockets.add(own)
      own.on('data', (bytes) => void (frozen || other.write(bytes)))
      own.on('error', () => other.destroy())
      own.on('close', () => void (frozen || other.destroy()))
    }
  })
  await new Promise<void>((done) => relaying.listen(0, '127.0.0.1', done))
  const address = relaying.address()
  const url = new URL(databaseUrl)
  url.searchParams.delete('host')
  url.hostname = '127.0.0.1'
  url.port = String(typeof address === 'object' ? address?.port : 0)
  return {
    url: url.href,
    freeze: () => {
      frozen = true
    },
    thaw: () => {
      frozen = false
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((done) => relaying.close(done))
    },
  }
}
