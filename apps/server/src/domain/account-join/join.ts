import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { accountJoins, users } from '../../db/tables/account.ts'
import { events, gameResults } from '../../db/tables/event.ts'
import { classMembers, classTeachers, schoolClasses } from '../../db/tables/school-class.ts'
import { studyCursors } from '../../db/tables/study.ts'
import type { Transaction } from '../../db/transaction.ts'
import { AppError } from '../../kernel/app-error.ts'
import { publishNotice } from '../../ports/notices.ts'
import { endAccess } from '../account/end-access.ts'
import { writeAudit } from '../edit/audit.ts'
import { actorName } from '../event/actor-name.ts'
import { rankBest } from '../event/rank-best.ts'
import { notify } from '../school-class/notify.ts'
import type { Services } from '../services.ts'
import { moveAll } from './move.ts'
import { movedShape } from './moved.ts'
import { giveAll } from './undo.ts'

/** So long a join can be undone. */
const UNDO_MS = 24 * 60 * 60_000

interface Pair {
  fromId: number
  toId: number
}

type Kept = Pick<Services, 'db' | 'now' | 'secret'>

/**
 * Joins a class account into its pupil's own: once, however many ask at the same time. What both had is the own
 * account's from now on, and the class account opens nothing.
 * @throws AppError `conflict` when it was joined into another meanwhile
 */
export async function joinAccounts({ db, now, secret }: Kept, pair: Pair): Promise<void> {
  const at = now()
  await db.transaction(async (transaction) => {
    await lockPair(transaction, pair, at)
    const [known] = await transaction
      .select({ toId: accountJoins.toId })
      .from(accountJoins)
      .where(and(eq(accountJoins.fromId, pair.fromId), isNull(accountJoins.undoneAt)))
    if (known?.toId === pair.toId) return
    if (known) throw new AppError('conflict', { message: '這個班級帳號已經併入另一個帳號了' })
    const moved = await moveAll(transaction, pair, at)
    await nameResults(transaction, moved.rows['game_results.user_id'] ?? [], { userId: pair.toId, secret })
    await rankAgain(transaction, pair)
    await endAccess(transaction, pair.fromId)
    await transaction.update(users).set({ isStudent: true }).where(eq(users.id, pair.toId))
    const [join] = await transaction
      .insert(accountJoins)
      .values({ ...pair, joinedAt: at, finalAt: new Date(at.getTime() + UNDO_MS), moved })
      .returning({ id: accountJoins.id })
    await tellTeachers(transaction, { ...pair, joinId: join?.id ?? 0, at })
    await noted(transaction, 'user.join', pair, at)
  })
}

/** Both accounts, in their order, and their clocks of study time. */
async function lockPair(transaction: Transaction, { fromId, toId }: Pair, now: Date): Promise<void> {
  const both = [fromId, toId]
  const found = await transaction
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, both))
    .orderBy(asc(users.id))
    // Rows that name them may still be written: only who changes the accounts themselves waits.
    .for('no key update')
  if (found.length < both.length) throw new AppError('not_found')
  await transaction
    .insert(studyCursors)
    .values(both.toSorted((one, other) => one - other).map((userId) => ({ userId, at: now })))
    .onConflictDoNothing()
  await transaction
    .select()
    .from(studyCursors)
    .where(inArray(studyCursors.userId, both))
    .orderBy(asc(studyCursors.userId))
    .for('update')
  // Nobody is credited for the same minutes under two names.
  await transaction.execute(sql`
    update study_cursors set at = (select max(at) from study_cursors where user_id in (${fromId}, ${toId}))
    where user_id = ${toId}`)
}

/** Results are known by their player's name, which is another one now. */
async function nameResults(
  transaction: Transaction,
  ids: readonly number[],
  { userId, secret }: { userId: number; secret: string },
): Promise<void> {
  if (ids.length === 0) return
  await transaction.execute(sql`update game_results set actor = ${actorName(secret, { userId })}
    where id = any(${sql.param(ids)}::bigint[])`)
}

/** Rankings of all events that either has played. */
async function rankAgain(transaction: Transaction, { fromId, toId }: Pair): Promise<void> {
  const played = await transaction
    .selectDistinct({ eventId: gameResults.eventId })
    .from(gameResults)
    .innerJoin(events, eq(events.id, gameResults.eventId))
    .where(and(inArray(gameResults.userId, [fromId, toId]), eq(events.isPractice, false)))
    .orderBy(asc(gameResults.eventId))
  for (const { eventId } of played) {
    await rankBest(transaction, eventId, fromId)
    await rankBest(transaction, eventId, toId)
  }
}

/** Their list has another name from now on, and they can give no more PINs. */
async function tellTeachers(
  transaction: Transaction,
  { fromId, toId, joinId, at }: Pair & { joinId: number; at: Date },
): Promise<void> {
  const named = await transaction
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, [fromId, toId]))
  const nameOf = (id: number) => named.find((own) => own.id === id)?.name ?? ''
  const teachers = await transaction
    .selectDistinct({
      userId: classTeachers.userId,
      classId: schoolClasses.id,
      className: schoolClasses.name,
    })
    .from(classMembers)
    .innerJoin(schoolClasses, eq(schoolClasses.id, classMembers.classId))
    .innerJoin(classTeachers, eq(classTeachers.classId, schoolClasses.id))
    .where(and(eq(classMembers.userId, toId), isNull(classMembers.leftAt), isNull(schoolClasses.archivedAt)))
  await notify(
    transaction,
    teachers.map(({ userId, classId, className }) => ({
      userId,
      kind: 'joined',
      key: `join:${joinId}:${classId}`,
      title: `${className}的${nameOf(fromId)}改用自己的帳號了，名字是「${nameOf(toId)}」`,
      url: `/my/teaching-class/students?class_id=${classId}`,
      classId,
      aboutId: toId,
    })),
    at,
  )
}

async function noted(
  transaction: Transaction,
  action: 'user.join' | 'user.join_undo',
  { fromId, toId }: Pair,
  at: Date,
): Promise<void> {
  const [to] = await transaction.select({ name: users.name }).from(users).where(eq(users.id, toId))
  const [from] = await transaction.select({ name: users.username }).from(users).where(eq(users.id, fromId))
  await writeAudit(
    transaction,
    {
      userId: toId,
      action,
      subjectId: toId,
      subject: to?.name ?? '',
      after: { class_account: from?.name },
    },
    at,
  )
  await publishNotice(transaction, { topic: 'user', keys: [String(fromId), String(toId)] })
}

/** Gives a class account back what was its own, within a day: once. @throws AppError `not_found` afterwards */
export async function undoJoin({ db, now, secret }: Kept, { id, toId }: { id: number; toId: number }) {
  const at = now()
  await db.transaction(async (transaction) => {
    const [join] = await transaction
      .update(accountJoins)
      .set({ undoneAt: at })
      .where(
        and(
          eq(accountJoins.id, id),
          eq(accountJoins.toId, toId),
          isNull(accountJoins.undoneAt),
          gt(accountJoins.finalAt, at),
        ),
      )
      .returning()
    if (!join) throw new AppError('not_found')
    const pair = { fromId: join.fromId, toId }
    await lockPair(transaction, pair, at)
    const moved = movedShape.parse(join.moved)
    await giveAll(transaction, pair, moved)
    await nameResults(transaction, moved.rows['game_results.user_id'] ?? [], { userId: pair.fromId, secret })
    await rankAgain(transaction, pair)
    await noted(transaction, 'user.join_undo', pair, at)
  })
}
