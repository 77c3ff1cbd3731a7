import type { CallBody } from '@hakka/contract/calls'
import { EVENT, REGISTRATION, timeText, UNRANKED } from '@hakka/contract/constants/event'
import type { ReviewedPlay, ReviewState, WholePlay } from '@hakka/contract/event-review'
import { games, type ToldStep } from '@hakka/games/server'
import { and, asc, desc, eq, inArray, isNotNull, or } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { users } from '../../db/tables/account.ts'
import { eventRegistrations, events, gameResults } from '../../db/tables/event.ts'
import { schools } from '../../db/tables/place.ts'
import type { Transaction } from '../../db/transaction.ts'
import { writeAudit } from '../../domain/edit/audit.ts'
import { auditReading } from '../../domain/edit/audit-reading.ts'
import { edit, type Found, type Thing, UNCHANGED } from '../../domain/edit/edit.ts'
import { rankBest } from '../../domain/event/rank-best.ts'
import type { Services } from '../../domain/services.ts'
import { AppError } from '../../kernel/app-error.ts'
import { contentOf } from './contents.ts'
import { sendDecided } from './mails.ts'
import type { ResultRow } from './results.ts'
import { classText } from './winners.ts'

type Db = NodePgDatabase | Transaction
type Editor = Pick<Services, 'db' | 'now'> & { userId: number }

const stateOf = ({ disqualifiedAt, reviewedAt }: ResultRow): ReviewState => {
  if (disqualifiedAt) return 'disqualified'
  return reviewedAt ? 'passed' : 'waiting'
}

const presentPlay = (result: ResultRow, name: string | null): ReviewedPlay => ({
  uuid: result.uuid,
  name: name ?? '訪客',
  dialect_id: result.dialectId,
  score: result.score,
  used_time_text: timeText(result.usedTime),
  created_at: result.createdAt.toISOString(),
  state: stateOf(result),
  reason: result.disqualifiedReason,
})

/** What is to be looked at or was: those that wait first. */
export async function reviewsOf(db: NodePgDatabase, eventId: number): Promise<ReviewedPlay[]> {
  const rows = await db
    .select({ result: gameResults, name: users.name })
    .from(gameResults)
    .leftJoin(users, eq(users.id, gameResults.userId))
    .where(
      and(
        eq(gameResults.eventId, eventId),
        or(eq(gameResults.flagged, true), isNotNull(gameResults.disqualifiedAt)),
      ),
    )
    .orderBy(asc(isNotNull(gameResults.reviewedAt)), desc(gameResults.score), asc(gameResults.usedTime))
    .limit(EVENT.winners * 2)
  return rows.map(({ result, name }) => presentPlay(result, name))
}

async function findPlay(db: Db, uuid: string) {
  const [row] = await db
    .select({ result: gameResults, event: events, name: users.name })
    .from(gameResults)
    .innerJoin(events, eq(events.id, gameResults.eventId))
    .leftJoin(users, eq(users.id, gameResults.userId))
    .where(eq(gameResults.uuid, uuid))
  return row
}

/** A play step by step. Of a set or rules that are no longer read, without steps. */
async function stepsOf(db: NodePgDatabase, result: ResultRow): Promise<ToldStep[]> {
  const game = games.get(result.gameId)
  const content = result.hash === null ? undefined : await contentOf(db, result.gameId, result.hash)
  const log = game?.log.safeParse(result.quizData)
  if (!game || !content || !log?.success || game.version !== result.rulesVersion) return []
  return game.told(content, result.deal, log.data)
}

/** The whole of a play, which is noted under whoever played it: erasing the account takes the name out again. */
export async function wholePlay({ db, now, userId }: Editor, uuid: string): Promise<WholePlay> {
  const found = await findPlay(db, uuid)
  if (!found) throw new AppError('not_found')
  const { result, event, name } = found
  const of =
    result.userId === null
      ? ({ action: 'event.play', subjectId: event.id, subject: event.title } as const)
      : ({ action: 'user.play', subjectId: result.userId, subject: `${event.title}　${name ?? ''}` } as const)
  await auditReading(db, { userId, ...of }, now())
  return {
    ...presentPlay(result, name),
    event_id: event.id,
    event_title: event.title,
    event_game_id: result.gameId,
    claimed_score: result.claimedScore,
    claimed_time_text: timeText(result.claimedTime),
    elapsed_text: timeText(result.elapsed),
    flagged: result.flagged,
    refused: result.refused === null ? '' : UNRANKED[result.refused],
    steps: await stepsOf(db, result),
  }
}

/** What review changes of a play; who played it is told by the event and the score alone. */
const PLAY: Thing<ResultRow, string> = {
  name: 'event_play',
  topic: 'event',
  async find(transaction, uuid): Promise<Found<ResultRow> | undefined> {
    const found = await findPlay(transaction, uuid)
    if (!found) return undefined
    const { result, event } = found
    return {
      item: result,
      title: `${event.title}：${result.score} 分，${timeText(result.usedTime)}`,
      version: 0,
      savedAt: null,
    }
  },
  record: (result) => ({ status: stateOf(result), reason: result.disqualifiedReason }),
}

/** @throws AppError `validation` where a play is disqualified for no reason */
export async function review(
  { userId, ...services }: Editor,
  { uuid, verdict, reason }: CallBody<'POST /api/event/review'>,
): Promise<ReviewState> {
  if (verdict === 'disqualify' && reason === '')
    throw new AppError('validation', { errors: { reason: ['請寫取消成績的原因'] } })
  const wanted = { pass: 'passed', disqualify: 'disqualified', undo: 'waiting' } as const
  const deed = { userId, action: `event_play.${verdict}`, id: uuid }
  const { after } = await edit(services, PLAY, deed, async (transaction, { item }, at) => {
    if (stateOf(item) === wanted[verdict]) return UNCHANGED
    const isOut = verdict === 'disqualify'
    const isLooked = verdict !== 'undo'
    await transaction
      .update(gameResults)
      .set({
        disqualifiedAt: isOut ? at : null,
        disqualifiedReason: isOut ? reason : '',
        reviewedAt: isLooked ? at : null,
        reviewedBy: isLooked ? userId : null,
      })
      .where(eq(gameResults.id, item.id))
    const [event] = await transaction.select().from(events).where(eq(events.id, item.eventId))
    if (item.userId !== null && !event?.isPractice) await rankBest(transaction, item.eventId, item.userId)
    return undefined
  })
  return stateOf(after.item)
}

/** Who waits, and after them who was turned down. */
export async function askedSignUps(db: NodePgDatabase, eventId: number) {
  const rows = await db
    .select({
      user_id: eventRegistrations.userId,
      name: users.name,
      school: schools.name,
      gradeNo: users.gradeNo,
      classNo: users.classNo,
      createdAt: eventRegistrations.createdAt,
      status: eventRegistrations.status,
    })
    .from(eventRegistrations)
    .innerJoin(users, eq(users.id, eventRegistrations.userId))
    .leftJoin(schools, eq(schools.id, users.schoolId))
    .where(
      and(
        eq(eventRegistrations.eventId, eventId),
        inArray(eventRegistrations.status, [REGISTRATION.pending, REGISTRATION.rejected]),
      ),
    )
    .orderBy(asc(eq(eventRegistrations.status, REGISTRATION.rejected)), asc(eventRegistrations.no))
    .limit(EVENT.winners)
  return rows.map(({ gradeNo, classNo, createdAt, school, status, ...row }) => ({
    ...row,
    school: school ?? '',
    class_text: classText({ gradeNo, classNo }),
    created_at: createdAt.toISOString(),
    rejected: status === REGISTRATION.rejected,
  }))
}

/** Lets somebody take part, or not, and tells him by mail; what he has played counts from then on. */
export async function decideSignUp(
  services: Services,
  {
    userId,
    event_id: eventId,
    user_id: player,
    status,
  }: CallBody<'POST /api/event/registration'> & { userId: number },
): Promise<void> {
  const { db, now } = services
  await db.transaction(async (transaction) => {
    const own = and(eq(eventRegistrations.eventId, eventId), eq(eventRegistrations.userId, player))
    const [before] = await transaction.select().from(eventRegistrations).where(own).for('update')
    const [event] = await transaction.select().from(events).where(eq(events.id, eventId))
    if (!before || !event || event.isCompetition) throw new AppError('not_found')
    await transaction.update(eventRegistrations).set({ status }).where(own)
    if (!event.isPractice) await rankBest(transaction, eventId, player)
    if (before.status !== status) await sendDecided(services, transaction, { event, userId: player, status })
    const action = status === REGISTRATION.accepted ? 'event.accept' : 'event.reject'
    await writeAudit(transaction, { userId, action, subjectId: eventId, subject: event.title }, now())
  })
}
