import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { events, gameContents, gameSets, participators } from '../db/tables/event.ts'
import { sha256 } from '../domain/uploads/file-rows.ts'
import { ROOT } from '../kernel/root.ts'
import { CookieJar, session, user, visitor } from './builders.ts'
import type { TestServer } from './server.ts'

const FOLDERS = ['voice-trail', 'sentence-steps', 'chef', 'windows', 'song-trail']

/** The sample of a game as the set that is played in a dialect, by all or by one event. */
export async function gameSet(
  { services: { db } }: TestServer,
  gameId: number,
  { dialectId = 1, eventId }: { dialectId?: number; eventId?: number } = {},
): Promise<void> {
  const folder = FOLDERS[gameId - 1] ?? ''
  const text = await readFile(join(ROOT, `packages/games/src/${folder}/sample.json`), 'utf8')
  const uid = `game-${gameId}-d${dialectId}${eventId === undefined ? '' : `-${eventId}`}`
  const content = { ...JSON.parse(text), dialect_id: dialectId, uid }
  const hash = sha256(Buffer.from(JSON.stringify(content)))
  await db.insert(gameContents).values({ hash, content }).onConflictDoNothing()
  await db.insert(gameSets).values({ uid, gameId, dialectId, eventId, title: folder, hash })
}

/** The sample of game 1. */
export const voiceSet = (server: TestServer, dialectId = 1): Promise<void> =>
  gameSet(server, 1, { dialectId })

const HOUR_MS = 60 * 60_000

/** An event of game 1 that runs since an hour, for an hour more. */
export async function event(
  { services: { db, now } }: TestServer,
  {
    rows = [],
    ...options
  }: Partial<typeof events.$inferInsert> & {
    rows?: Omit<typeof participators.$inferInsert, 'eventId'>[]
  } = {},
) {
  const at = now().getTime()
  const [row] = await db
    .insert(events)
    .values({
      title: '聲跡探秘賽',
      beginAt: new Date(at - HOUR_MS),
      endAt: new Date(at + HOUR_MS),
      gameId: 1,
      needsEmail: false,
      ...options,
    })
    .returning()
  if (!row) throw new Error('the new event was not returned')
  if (rows.length > 0) {
    await db.insert(participators).values(rows.map((own) => ({ ...own, eventId: row.id })))
  }
  return row
}

interface Dealt {
  deal: { no: number; cards: number[] }[]
  content: { questions: { no: number; answer: number }[] }
  play: { token: string } | null
}

/** Somebody who plays game 1: a user, or a visitor with the cookies of a browser. */
export class Player {
  readonly #server: TestServer
  readonly #headers: Record<string, string>
  readonly jar = new CookieJar()

  constructor(server: TestServer, headers: Record<string, string>) {
    this.#server = server
    this.#headers = headers
    const [name = '', value = ''] = (headers.cookie ?? '').split('=')
    if (value) this.jar.keep({ headers: { 'set-cookie': `${name}=${value}` } })
  }

  async call(method: 'GET' | 'POST' | 'DELETE', url: string, payload?: Record<string, unknown>) {
    const answer = await this.#server.app.inject({
      method,
      url,
      headers: { ...this.#headers, cookie: this.jar.header },
      ...(payload ? { payload } : {}),
    })
    this.jar.keep(answer)
    return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() }
  }

  async deal(eventId: number, dialectId = 1): Promise<Dealt> {
    const { body } = await this.call('GET', `/api/event/game?id=1&d=${dialectId}&event_id=${eventId}`)
    return body.data.game
  }

  /** The body of a result with so many questions wrong, each answered after `pause` or up to twice as long, as children do. */
  result(eventId: number, { deal, content, play }: Dealt, { wrong = 0, pause = 2000, dialectId = 1 } = {}) {
    let at = 0
    const answers = deal.map(({ no, cards }, index) => {
      at += pause + Math.floor((pause * ((index * 7) % 10)) / 8) + (index > 0 ? 1000 : 0)
      const answer = cards.indexOf(content.questions.find((own) => own.no === no)?.answer ?? -1)
      return [index + 1, { no, answer, selected: index < wrong ? (answer + 1) % 4 : answer, at }] as const
    })
    const quiz_data: Record<string, unknown> = Object.fromEntries(answers)
    const score = (deal.length - wrong) * 10
    return { event_id: eventId, dialect_id: dialectId, score, used_time: at, quiz_data, token: play?.token }
  }

  send = (body: Record<string, unknown>) => this.call('POST', '/api/event/result', body)
}

/** A logged-in player, and his id. */
export async function member(server: TestServer, options: Parameters<typeof user>[1] = {}) {
  const someone = await user(server, options)
  return { id: someone.id, player: new Player(server, await session(server, someone)) }
}

export const visitingPlayer = async (server: TestServer) => new Player(server, await visitor(server))

/** The windows of game 4 kind by kind, as quickly as they open, and what that takes. */
export function quickestFlips({ levels }: { levels: { quest: number }[][] }) {
  let now = 0
  let usedTime = 0
  const flips = levels.flatMap((cards, level) => {
    const first = now + 130
    const ordered = [...cards.keys()].toSorted((a, b) => (cards[a]?.quest ?? 0) - (cards[b]?.quest ?? 0))
    const own = ordered.map((window) => {
      now += 130
      return [level + 1, window, now]
    })
    usedTime += now - first
    return own
  })
  return { flips, usedTime }
}
