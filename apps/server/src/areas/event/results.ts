import { randomUUID } from 'node:crypto'
import type { UnrankedReason } from '@hakka/contract/constants/event'
import type { SavedResult } from '@hakka/contract/event'
import { games } from '@hakka/games/server'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { gameBests, gamePlays, gameResults } from '../../db/tables/event.ts'
import type { Transaction } from '../../db/transaction.ts'
import { sideAt } from '../../domain/competition/players.ts'
import { countPlay, rankBest, rankBests } from '../../domain/event/rank-best.ts'
import type { Services } from '../../domain/services.ts'
import { AppError } from '../../kernel/app-error.ts'
import { describe } from '../../kernel/describe.ts'
import { gathered } from './gathered.ts'
import { closeCourses } from './stepped.ts'
import { type EventRow, isStepped } from './store.ts'
import { type Sent, type Weighed, weigh } from './weigh.ts'

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

const DAY_MS = 24 * 60 * 60_000
/** A result that is nobody's, or counts for nothing, can be looked at for so long. */
const LOOSE_MS = 90 * DAY_MS

/** What was sent, and what it is worth. */
interface Weighing {
  sent: Sent
  weighed: Weighed
}

const rowOf = (
  { sent, weighed: { columns, ...weighed } }: Weighing,
  refused: UnrankedReason | null,
): typeof gameResults.$inferInsert => ({
  ...columns,
  ...weighed,
  refused,
  uuid: randomUUID(),
  eventId: sent.event.id,
  gameId: sent.event.gameId,
  dialectId: sent.dialectId,
  userId: sent.actor.userId,
  actor: sent.player,
  rulesVersion: games.get(sent.event.gameId)?.version ?? 0,
  claimedScore: sent.claim.score,
  claimedTime: sent.claim.usedTime,
  createdAt: sent.now,
  expiresAt: sent.actor.userId === null || refused !== null ? new Date(sent.now.getTime() + LOOSE_MS) : null,
})

type Needs = Pick<Services, 'db' | 'log'>

const writerOf = ({ db, log }: Needs) =>
  gathered<Weighing, SavedResult>({
    alone: (own) => saveAlone(db, own),
    together: (all) => saveTogether(db, all),
    onApart: (event, results, error) =>
      log.warn({ event, results, ...describe(error) }, 'results were not written together: each is alone'),
  })
const writers = new WeakMap<NodePgDatabase, ReturnType<typeof writerOf>>()

/** Keeps a result. A play has one: sent again, the answer is the one that there is. */
export async function saveResult(needs: Needs, sent: Sent): Promise<SavedResult> {
  const { db } = needs
  const { event, play } = sent
  const known = play?.level === 'V2' ? await findByPlay(db, play.pid) : undefined
  if (known?.isFinal) return answerOf(db, event, known)
  const weighed = await weigh(db, sent)
  const write = writers.get(db) ?? writerOf(needs)
  writers.set(db, write)
  return write(event.id, { sent, weighed })
}

async function saveAlone(db: NodePgDatabase, own: Weighing): Promise<SavedResult> {
  const { sent, weighed } = own
  const { event } = sent
  return db.transaction(async (transaction) => {
    const refused = weighed.columns.refused ?? (await refusedBy(transaction, sent))
    const [saved] = await transaction
      .insert(gameResults)
      .values(rowOf(own, refused))
      .onConflictDoNothing({ target: gameResults.playId })
      .returning(SAVED)
      .prepare('save_result')
      .execute()
    return saved
      ? answerOf(transaction, event, saved, await takeIn(transaction, sent, saved))
      : answerOf(transaction, event, await byPlay(transaction, weighed.playId))
  })
}

/** Results of one event that came at once, as if each of them had come alone. */
async function saveTogether(db: NodePgDatabase, all: readonly Weighing[]): Promise<SavedResult[]> {
  const [first] = all
  if (!first) return []
  const { event } = first.sent
  return db.transaction(async (transaction) => {
    const users = [...new Set(all.flatMap(({ sent: { actor } }) => actor.userId ?? []))]
    const open = isStepped(event) ? undefined : await openPlays(transaction, event.id, users)
    const rows = []
    for (const own of all) {
      const refused = own.weighed.columns.refused ?? (await refusedBy(transaction, own.sent, open))
      rows.push(rowOf(own, refused))
    }
    const saved = await transaction
      .insert(gameResults)
      .values(rows)
      .onConflictDoNothing({ target: gameResults.playId })
      .returning(SAVED)
    const byId = new Map(saved.map((row) => [row.playId, row]))
    const isIn = await takeAllIn(transaction, event, saved, all)
    const answers: SavedResult[] = []
    for (const { weighed } of all) {
      const row = byId.get(weighed.playId)
      // A play that is in twice has one result.
      byId.delete(weighed.playId)
      const counts = row?.isFinal && row.refused === null && row.userId !== null && !event.isPractice
      answers.push(
        row
          ? await answerOf(transaction, event, row, counts ? isIn.has(row.userId ?? 0) : undefined)
          : await answerOf(transaction, event, await byPlay(transaction, weighed.playId)),
      )
    }
    return answers
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
  if (row.isFinal && play?.level === 'V2') await closeCourses(transaction, [row.playId])
  if (!row.isFinal || row.refused !== null) return undefined
  const isIn =
    row.userId !== null && !event.isPractice
      ? await rankBest(transaction, event.id, row.userId, 'and count a play')
      : undefined
  if (!isIn) await countPlay(transaction, event.id)
  return isIn
}

/** As {@link takeIn}, of results that came at once. @returns who of their players stands in the ranking */
async function takeAllIn(
  transaction: Transaction,
  event: EventRow,
  saved: readonly SavedRow[],
  all: readonly Weighing[],
): Promise<ReadonlySet<number>> {
  const stepped = new Set(all.flatMap(({ sent: { play } }) => (play?.level === 'V2' ? [play.pid] : [])))
  const closed = saved.filter(({ isFinal, playId }) => isFinal && stepped.has(playId))
  if (closed.length > 0)
    await closeCourses(
      transaction,
      closed.map(({ playId }) => playId),
    )
  const played = saved.filter(({ isFinal, refused }) => isFinal && refused === null)
  if (played.length === 0) return new Set()
  const users = event.isPractice ? [] : [...new Set(played.flatMap(({ userId }) => userId ?? []))]
  return rankBests(transaction, event.id, users, played.length)
}

/** The play that each of some players has opened last. */
async function openPlays(
  transaction: Transaction,
  eventId: number,
  users: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await transaction
    .select({ userId: gamePlays.userId, playId: gamePlays.playId })
    .from(gamePlays)
    .where(and(eq(gamePlays.eventId, eventId), inArray(gamePlays.userId, [...users])))
  return new Map(rows.map(({ userId, playId }) => [userId, playId]))
}

/** Whoever opened another play since, on another device too, has given this one up; and a play may not be of the kind that its event ranks. */
async function refusedBy(
  transaction: Transaction,
  { actor, event, play }: Sent,
  known?: ReadonlyMap<number, string>,
): Promise<UnrankedReason | null> {
  if (isStepped(event) && play?.level !== 'V2') return 'unverified'
  if (event.isCompetition && play) {
    const who = { eventId: event.id, userId: actor.userId ?? 0, at: new Date(play.iat) }
    return (await sideAt(transaction, who)) === undefined ? 'not_member' : null
  }
  if (isStepped(event)) return null
  if (actor.userId === null || !play) return null
  if (known) return (known.get(actor.userId) ?? play.pid) === play.pid ? null : 'superseded'
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
