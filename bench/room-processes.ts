import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { hasRedis, openRedis } from '../apps/server/src/testing/redis.ts'
import { type Measured, Phone } from './room-phone.ts'
import { comeIn, each, openedRoom, p99 } from './room-visit.ts'
import { atMost, median, type Row } from './row.ts'
import type { Site } from './site.ts'
import { startSecond } from './two-processes.ts'
import { logIn } from './visitor.ts'

const PHONES = 60
const POSTS = 120
/** Longer than states are apart: what is measured is the way, not the waiting for one's turn. */
const APART_MS = 350
const PATIENCE_MS = 5_000
const BAR_MS = 150

/**
 * Two processes on one database with a Redis between them: pupils post on the one, the teacher looks at the other.
 * @throws Error where this machine has no redis-server
 */
export async function processRows(site: Site): Promise<Row[]> {
  if (!hasRedis) throw new Error('這台機器沒有 redis-server')
  const redis = await openRedis()
  const env = { REDIS_URL: redis.url }
  const one = await startSecond(site, { core: 0, env })
  const two = await startSecond(site, { core: 1, env })
  const lines: Phone[] = []
  try {
    const room = await openedRoom({ ...site, url: one.url })
    const cookies = await each(Array.from({ length: PHONES }), 8, () => comeIn(two.url, room.code))
    const took: Measured = { posts: [], states: [] }
    const pupil = { room: room.room_id, as: 'pupil' }
    lines.push(...(await each(cookies, 8, (cookie = '') => Phone.open(two.url, cookie, pupil, took))))
    const teacher = await logIn(one.url, 'teacher', site.passwords.teacher ?? '')
    const host = await Phone.open(
      one.url,
      teacher,
      { room: room.room_id, as: 'host' },
      { posts: [], states: [] },
    )
    const phones = [...lines]
    lines.push(host)
    await sleep(2_000)
    const seen: number[] = []
    for (let no = 0; no < POSTS; no++) {
      const text = `第 ${no} 張，在另一個程序`
      const sent = performance.now()
      const isSeen = host.untilState((state) => state.includes(text), PATIENCE_MS)
      await phones[no % PHONES]?.post(room.at, text)
      if (await isSeen) seen.push(performance.now() - sent)
      await sleep(APART_MS)
    }
    const said = `${PHONES} 支手機在一個程序，老師在另一個；${POSTS} 張看到 ${seen.length} 張，中位數 ${Math.round(median(seen))} 毫秒`
    const value = seen.length === POSTS ? p99(seen) : Number.NaN
    return [
      atMost('兩個程序與 Redis：貼了到另一個程序的老師看到，p99', value, BAR_MS, '毫秒', said),
      atMost('兩個程序與 Redis：貼了到寫進資料庫的回答，p99', p99(took.posts), BAR_MS, '毫秒', said),
    ]
  } finally {
    for (const line of lines) line.close()
    for (const { child } of [one, two]) {
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
    }
    await redis.close()
  }
}
