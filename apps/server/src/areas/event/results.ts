import { createHash, randomUUID } from 'node:crypto'
import type { UnrankedReason } from '@hakka/contract/constants/event'
import type { SavedResult } from '@hakka/contract/event'
import { games } from '@hakka/games/server'
import { and, eq, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { gameBests, gamePlays, gameResults } from '../../db/tables/event.ts'
import type { Transaction } from '../../db/transaction.ts'
import { sideAt } from '../../domain/competition/players.ts'
import { countPlay, rankBest } from '../../domain/event/rank-best.ts'
import type { Actor } from '../../http/session/actor.ts'
import { AppError } from '../../kernel/app-error.ts'
import { contentOf } from './contents.ts'
import { type Judged, judge } from './judge.ts'
import type { Play } from './play.ts'
import { closeCourse, courseOf, isHeld } from './stepped.ts'
import { type EventRow, isStepped } from './store.ts'

type Db = NodePgDatabase | Transaction
export type ResultRow = typeof gameResults.$inferSelect

/** Of a result what its standing and the answer are made of: its log and its verdict are not read back when it is written. */
const SAVED = {
  id: gameResults.id,
  uuid: gameResults.uuid,
  playId: gameResults.playId,
  eventId: gameResults.eventId,
  userId: gameResults.userId,
  score: gameResults.score,
  usedTime: gameResults.usedTime,
  isFinal: gameResults.isFinal,
  refused: gameResults.refused,
  disqualifiedAt: gameResults.disqualifiedAt,
}
type SavedRow = Pick<ResultRow, keyof typeof SAVED>

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

const DAY_MS = 24 * 60 * 60_000
/** A result that is nobody's, or counts for nothing, can be looked at for so long. */
const LOOSE_MS = 90 * DAY_MS

const hashOf = ({ dialectId, claim, quizData }: Pick<Sent, 'dialectId' | 'claim' | 'quizData'>) =>
  createHash('sha256')
    .update(JSON.stringify([dialectId, claim.score, claim.usedTime, quizData]))
    .digest('base64url')

/** The columns that a log decides. */
interface Weighed {
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
async function weigh(db: NodePgDatabase, sent: Sent): Promise<Weighed> {
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

/** Keeps a result. A play has one: sent again, the answer is the one that there is. */
export async function saveResult(db: NodePgDatabase, sent: Sent): Promise<SavedResult> {
  const { event, actor, claim, dialectId, player, play, now } = sent
  const known = play?.level === 'V2' ? await findByPlay(db, play.pid) : undefined
  if (known?.isFinal) return answerOf(db, event, known)
  const { columns, ...weighed } = await weigh(db, sent)
  return db.transaction(async (transaction) => {
    const refused = columns.refused ?? (await refusedBy(transaction, sent))
    const row: typeof gameResults.$inferInsert = {
      ...columns,
      ...weighed,
      refused,
      uuid: randomUUID(),
      eventId: event.id,
      gameId: event.gameId,
      dialectId,
      userId: actor.userId,
      actor: player,
      rulesVersion: games.get(event.gameId)?.version ?? 0,
      claimedScore: claim.score,
      claimedTime: claim.usedTime,
      createdAt: now,
      expiresAt: actor.userId === null || refused !== null ? new Date(now.getTime() + LOOSE_MS) : null,
    }
    const [saved] = await transaction
      .insert(gameResults)
      .values(row)
      .onConflictDoNothing({ target: gameResults.playId })
      .returning(SAVED)
      .prepare('save_result')
      .execute()
    return saved
      ? answerOf(transaction, event, saved, await takeIn(transaction, sent, saved))
      : answerOf(transaction, event, await byPlay(transaction, weighed.playId))
  })
}

/** Writes on at a play that was not at its end. */
export async function updateResult(db: NodePgDatabase, uuid: string, sent: Sent): Promise<SavedResult> {
  const known = sent.play?.level === 'V2' ? await findByPlay(db, sent.play.pid) : undefined
  if (known?.isFinal && known.uuid === uuid) return answerOf(db, sent.event, known)
  const { columns, playId, quizData, bodyHash } = await weigh(db, sent)
  return db.transaction(async (transaction) => {
    const [before] = await transaction
      .select()
      .from(gameResults)
      .where(and(eq(gameResults.uuid, uuid), eq(gameResults.actor, sent.player)))
      .for('update')
    if (!before || before.eventId !== sent.event.id) throw new AppError('not_found')
    if (before.bodyHash === bodyHash) return answerOf(transaction, sent.event, before)
    // What is at its end, or of another play, stays; and nobody goes back behind what he has reached.
    const isLess = columns.score < before.score
    if (before.isFinal || before.playId !== playId || isLess) throw new AppError('conflict')
    const refused = before.refused ?? columns.refused ?? (await refusedBy(transaction, sent))
    const [saved] = await transaction
      .update(gameResults)
      .set({
        ...columns,
        refused,
        flagged: before.flagged || columns.flagged,
        quizData,
        bodyHash,
        claimedScore: sent.claim.score,
        claimedTime: sent.claim.usedTime,
      })
      .where(eq(gameResults.id, before.id))
      .returning(SAVED)
    if (!saved) throw new AppError('not_found')
    return answerOf(transaction, sent.event, saved, await takeIn(transaction, sent, saved))
  })
}

/** A visitor's result becomes a user's. */
export async function claimResult(
  db: NodePgDatabase,
  { uuid, event, userId, player }: { uuid: string; event: EventRow; userId: number; player: string },
): Promise<SavedResult> {
  return db.transaction(async (transaction) => {
    const [mine] = await transaction
      .update(gameResults)
      .set({
        userId,
        actor: player,
        expiresAt: sql`case when ${gameResults.refused} is null then null else ${gameResults.expiresAt} end`,
      })
      .where(and(eq(gameResults.uuid, uuid), sql`${gameResults.userId} is null`))
      .returning(SAVED)
    if (!mine) throw new AppError('not_found')
    const isIn = event.isPractice ? undefined : await rankBest(transaction, event.id, userId)
    return answerOf(transaction, event, mine, isIn)
  })
}

/**
 * What follows from a result that has just been written. Its last statement writes rows that all players of the event
 * share: whoever finishes in the same second waits from there to the commit, so nothing else comes after it.
 * @returns whether its player stands in the ranking, where that was looked at
 */
async function takeIn(
  transaction: Transaction,
  { event, play }: Pick<Sent, 'event' | 'play'>,
  row: SavedRow,
): Promise<boolean | undefined> {
  if (row.isFinal && play?.level === 'V2') await closeCourse(transaction, row.playId)
  if (!row.isFinal || row.refused !== null) return undefined
  const isIn =
    row.userId !== null && !event.isPractice
      ? await rankBest(transaction, event.id, row.userId, 'and count a play')
      : undefined
  if (!isIn) await countPlay(transaction, event.id)
  return isIn
}

/** Whoever opened another play since, on another device too, has given this one up; and a play may not be of the kind that its event ranks. */
async function refusedBy(
  transaction: Transaction,
  { actor, event, play }: Sent,
): Promise<UnrankedReason | null> {
  if (isStepped(event) && play?.level !== 'V2') return 'unverified'
  if (event.isCompetition && play) {
    const who = { eventId: event.id, userId: actor.userId ?? 0, at: new Date(play.iat) }
    return (await sideAt(transaction, who)) === undefined ? 'not_member' : null
  }
  if (isStepped(event)) return null
  if (actor.userId === null || !play) return null
  const [open] = await transaction
    .select({ playId: gamePlays.playId })
    .from(gamePlays)
    .where(and(eq(gamePlays.eventId, event.id), eq(gamePlays.userId, actor.userId)))
    .prepare('find_open_play')
    .execute()
  return open && open.playId !== play.pid ? 'superseded' : null
}

async function findByPlay(db: Db, playId: string): Promise<ResultRow | undefined> {
  const [row] = await db.select().from(gameResults).where(eq(gameResults.playId, playId))
  return row
}

async function byPlay(db: Db, playId: string): Promise<ResultRow> {
  const row = await findByPlay(db, playId)
  if (!row) throw new AppError('not_found')
  return row
}

/** Whether a result counts in the ranking, and if not, why; `isIn` where it is known that its player stands there. */
export async function standingOf(
  db: Db,
  event: Pick<EventRow, 'isPractice'>,
  row: SavedRow,
  isIn?: boolean,
): Promise<{ ranked: boolean; reason: UnrankedReason | null }> {
  const reason = await unrankedBy(db, event, row, isIn)
  return { ranked: reason === null, reason }
}

async function unrankedBy(
  db: Db,
  event: Pick<EventRow, 'isPractice'>,
  row: SavedRow,
  isIn: boolean | undefined,
): Promise<UnrankedReason | null> {
  if (row.refused !== null) return row.refused
  if (row.disqualifiedAt !== null) return 'disqualified'
  if (!row.isFinal) return 'unfinished'
  if (event.isPractice) return 'practice'
  if (row.userId === null) return 'visitor'
  if (isIn !== undefined) return isIn ? null : 'not_registered'
  const [best] = await db
    .select({ id: gameBests.resultId })
    .from(gameBests)
    .where(and(eq(gameBests.eventId, row.eventId), eq(gameBests.userId, row.userId)))
  return best ? null : 'not_registered'
}

async function answerOf(db: Db, event: EventRow, row: SavedRow, isIn?: boolean): Promise<SavedResult> {
  const { uuid, score, usedTime } = row
  return { status: 'success', uuid, score, used_time: usedTime, ...(await standingOf(db, event, row, isIn)) }
}
