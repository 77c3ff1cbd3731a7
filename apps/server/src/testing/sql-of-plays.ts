/**
 * Pupils of an event of game 4 and the SQL of their results: `node sql-of-plays.ts <database's address> <event> <pupils>`
 * signs so many new pupils up and prints for each one line of JSON, his cookie and the statements of a result of his, which
 * is taken back. `… <database's address> rank <event>/<user> …` prints the statements of a look at a ranking.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '../app.ts'
import { users } from '../db/tables/account.ts'
import { eventRegistrations } from '../db/tables/event.ts'
import { createSession } from '../domain/account/sessions.ts'
import { sessionCookieName } from '../http/session/cookies.ts'
import { mintToken } from '../http/session/csrf.ts'
import { quickestFlips } from './events.ts'
import { recordSql } from './record-sql.ts'
import { servicesOn } from './services.ts'

/** Longer than the quickest play takes. */
const PLAY_MS = 5_000

const [url = '', what = '', ...rest] = process.argv.slice(2)
const folder = mkdtempSync(join(tmpdir(), 'hakka-sql-'))
let ahead = 0
const services = servicesOn(url, folder, { now: () => new Date(Date.now() + ahead) })
const { db, pool } = services
const app = await buildApp(services)

async function loggedIn(userId: number) {
  const secret = await createSession(db, { userId, remember: false, now: new Date() })
  return {
    cookie: `${sessionCookieName(services.env)}=${secret}`,
    'x-csrf-token': mintToken(`session:${secret}`, services),
  }
}

async function ask(request: {
  method?: 'POST'
  url: string
  headers: Record<string, string>
  payload?: object
}) {
  const answer = await app.inject(request)
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`)
  return answer.json()
}

/** Each a pupil who signed up. */
async function pupils(eventId: number, count: number): Promise<void> {
  const names = Array.from({ length: count }, (_, no) => `bench-pupil-${eventId}-${no}`)
  const made = await db
    .insert(users)
    .values(names.map((username) => ({ username, name: username })))
    .returning({ id: users.id })
  await db.insert(eventRegistrations).values(made.map(({ id }) => ({ eventId, userId: id, status: 1 })))
  const taken = recordSql(pool, { undone: true })
  for (const { id } of made) {
    const headers = await loggedIn(id)
    const { data } = await ask({ url: `/api/event/game?id=4&d=1&event_id=${eventId}`, headers })
    const { flips, usedTime } = quickestFlips(data.game.deal)
    const own = { event_id: eventId, dialect_id: 1, token: data.game.play.token, score: 100 }
    ahead = PLAY_MS
    taken()
    const saved = await ask({
      method: 'POST',
      url: '/api/event/result',
      headers,
      payload: { ...own, used_time: usedTime, quiz_data: { flips } },
    })
    ahead = 0
    if (!saved.ranked) throw new Error(`a pupil's result is not ranked: ${saved.reason}`)
    process.stdout.write(`${JSON.stringify({ cookie: headers.cookie, statements: taken() })}\n`)
  }
}

async function looks(places: readonly string[]): Promise<void> {
  const taken = recordSql(pool)
  for (const place of places) {
    const [eventId = 0, userId = 0] = place.split('/').map(Number)
    const headers = await loggedIn(userId)
    taken()
    await ask({ url: `/api/event/rank?event_id=${eventId}`, headers })
    const statements = taken().filter(({ text }) => /game_bests/.test(text))
    process.stdout.write(`${JSON.stringify({ statements })}\n`)
  }
}

try {
  if (what === 'rank') await looks(rest)
  else await pupils(Number(what), Number(rest[0]))
  await app.close()
} finally {
  services.mailTransport.close()
  await services.notices.close()
  await pool.end()
  rmSync(folder, { recursive: true, force: true })
}
