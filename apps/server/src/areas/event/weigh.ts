import { createHash } from 'node:crypto'
import { games } from '@hakka/games/server'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { gameResults } from '../../db/tables/event.ts'
import type { Actor } from '../../http/session/actor.ts'
import { AppError } from '../../kernel/app-error.ts'
import { contentOf } from './contents.ts'
import { type Judged, judge } from './judge.ts'
import type { Play } from './play.ts'
import { courseOf, isHeld } from './stepped.ts'
import type { EventRow } from './store.ts'

/** What was sent, and by whom. */
export interface Sent {
  event: EventRow
  dialectId: number
  claim: { score: number; usedTime: number }
  quizData: unknown
  actor: Actor
  /** `actorName`. */
  player: string
  /** Of a token that is this player's and this event's; `undefined` where there is none. */
  play: Play | undefined
  now: Date
}

const hashOf = ({ dialectId, claim, quizData }: Pick<Sent, 'dialectId' | 'claim' | 'quizData'>) =>
  createHash('sha256')
    .update(JSON.stringify([dialectId, claim.score, claim.usedTime, quizData]))
    .digest('base64url')

/** The columns that a log decides. */
export interface Weighed {
  columns: Pick<
    typeof gameResults.$inferInsert,
    'deal' | 'verdict' | 'score' | 'usedTime' | 'isFinal' | 'refused' | 'flagged' | 'elapsed'
  >
  seed: string
  hash: string | null
  playId: string
  startedAt: Date
  quizData: unknown
  bodyHash: string
}

/**
 * Plays the log again.
 * @throws AppError `validation` for a log that is none of the game's
 */
export async function weigh(db: NodePgDatabase, sent: Sent): Promise<Weighed> {
  const { event, play, now, claim, player, quizData } = sent
  if (play?.level === 'V2') return weighSteps(db, sent, play)
  const game = games.get(event.gameId)
  const log = game?.log.safeParse(sent.quizData)
  if (!game || !log?.success)
    throw new AppError('validation', { errors: { quiz_data: ['作答紀錄的格式不正確'] } })
  const content =
    play && play.rules === game.version ? await contentOf(db, event.gameId, play.hash) : undefined
  if (!play || !content) {
    // Sent twice it is kept once, as a play with a token is.
    const playId = createHash('sha256')
      .update(`${player} ${event.id} ${hashOf(sent)}`)
      .digest('hex')
    const nothing = { deal: null, verdict: null, score: 0, usedTime: claim.usedTime, elapsed: 0 }
    return {
      columns: { ...nothing, isFinal: true, refused: 'no_play', flagged: false },
      seed: '',
      hash: null,
      playId,
      startedAt: now,
      quizData,
      bodyHash: hashOf(sent),
    }
  }
  const deal = game.deal(content, play.seed, play.length)
  const elapsed = Math.max(0, now.getTime() - play.iat)
  const limit = limitOf(event)
  const judged: Judged = judge(game, { content, deal, log: log.data }, claim, { elapsed, limit })
  return { columns: { deal, elapsed, ...judged }, ...playOf(play), quizData, bodyHash: hashOf(sent) }
}

const limitOf = ({ timeLimit }: EventRow) => (timeLimit === null ? null : timeLimit * 60_000)

const playOf = ({ seed, hash, pid, iat }: Play) => ({ seed, hash, playId: pid, startedAt: new Date(iat) })

/**
 * The play as its steps came in: what the browser says of it is kept as its claim, no more.
 * @throws AppError `not_found` of one that can't be done once more
 */
async function weighSteps(db: NodePgDatabase, sent: Sent, play: Play): Promise<Weighed> {
  const { event, now, claim, dialectId } = sent
  const game = games.get(event.gameId)
  const course = await courseOf(db, play)
  if (!game || !course) throw new AppError('not_found')
  const { content, deal, state } = course
  const elapsed = Math.max(0, now.getTime() - play.iat)
  const log = game.steps.log(state, elapsed)
  const judged = judge(game, { content, deal, log }, claim, { elapsed, limit: limitOf(event), stepped: true })
  const columns = { deal, elapsed, ...judged }
  // Another play has taken its place, and its steps are gone.
  if (!(await isHeld(db, play))) Object.assign(columns, { isFinal: true, refused: 'superseded' })
  return { columns, ...playOf(play), quizData: log, bodyHash: hashOf({ dialectId, claim, quizData: log }) }
}
