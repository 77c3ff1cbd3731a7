import { execFileSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { hasRedis, openRedis, type TestRedis } from '../../../apps/server/src/testing/redis.ts'
import { addressOf, postmaster } from '../../support/postmaster.ts'
import { startSite, temporaryFolder } from '../../support/site.ts'
import { killDatabase, openDatabase } from '../database.ts'
import { Classroom, moduleAt } from './classroom.ts'
import { teacherOf, WALLS } from './setting.ts'

// `npm run kills` alone runs it; `apps/server/src/live/processes.test.ts` is its small share.

const PHONES = 6
const OUT_MS = 5_000
/** Until the embedded database is back and both processes have found it. */
const PATIENCE_MS = 60_000

type Outage = [name: string, befall: () => Promise<void>]

test('a room of two processes goes on while Redis or the database is frozen, killed and back', async () => {
  test.setTimeout(900_000)
  // Without one both look into the database, and Redis cannot go.
  const redis = hasRedis ? await openRedis() : undefined
  const env: Record<string, string> = redis ? { REDIS_URL: redis.url } : {}
  const folder = await temporaryFolder()
  const site = await startSite({ folder, ownDatabase: false, env })
  const { host } = await addressOf(site.dataDir)
  const url = `postgres://hakka@localhost/hakka?host=${encodeURIComponent(host)}`
  // Two that know that they are not alone with their database; the site that has it as its own is nobody's here.
  const shared = { folder, env: { ...env, DATABASE_URL: url } }
  const first = await startSite(shared)
  const second = await startSite(shared)
  try {
    const teacher = await teacherOf(first)
    const walls = await Promise.all(WALLS.map((place) => moduleAt(teacher, place)))
    // The teacher's line is to the one process, the phones' are to the other.
    const own = { url: first.url, lineUrl: second.url, teacher, phones: PHONES }
    const room = await Classroom.open(own, walls[0] ?? 0)
    const faults: string[] = []
    const ofRedis: Outage[] = redis
      ? [
          ['Redis 停住', () => frozen(redis.signal)],
          ['Redis 沒了', () => gone(redis)],
        ]
      : []
    const outages: Outage[] = [
      ...ofRedis,
      ['資料庫停住', () => frozen(async (signal) => signalDatabase(site.dataDir, signal))],
      ['資料庫沒了', () => killDatabase(site)],
    ]
    for (const [no, [name, outage]] of outages.entries()) {
      await room.show(walls[no % walls.length] ?? 0)
      const before = room.acknowledged
      let over = false
      const playing = room.play(() => over)
      await sleep(2_000)
      await outage()
      await sleep(3_000)
      over = true
      await playing
      const seen = await room.disagreements(PATIENCE_MS)
      faults.push(...seen.map((line) => `${name}：${line}`))
      process.stdout.write(`${name}：確認過 ${room.acknowledged - before} 筆，不一樣 ${seen.length} 筆\n`)
    }
    const database = await openDatabase(site)
    faults.push(...(await room.missing(database)))
    await database.end()
    room.close()
    expect(faults).toEqual([])
  } finally {
    await second.stop()
    await first.stop()
    await site.stop()
    await redis?.close()
  }
})

async function frozen(signal: (name: 'SIGSTOP' | 'SIGCONT') => Promise<void>): Promise<void> {
  await signal('SIGSTOP')
  await sleep(OUT_MS)
  await signal('SIGCONT')
}

async function gone(redis: TestRedis): Promise<void> {
  await redis.signal('SIGKILL')
  await sleep(OUT_MS)
  await redis.start()
}

/** The database with all that it has forked. */
async function signalDatabase(dataDir: string, signal: 'SIGSTOP' | 'SIGCONT'): Promise<void> {
  const { pid } = await postmaster(dataDir)
  const table = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n')
  const own = table.map((line) => line.trim().split(/\s+/).map(Number))
  for (const [child = 0, parent] of own) if (child === pid || parent === pid) process.kill(child, signal)
}
