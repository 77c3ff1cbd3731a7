import type { TestItem } from '@hakka/contract/assignment'
import { and, eq, inArray } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { assignmentAnswers, assignmentHandIns } from '../../db/tables/assignment.ts'
import { attempts } from '../../db/tables/study.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { AssignmentRow } from '../../domain/assignment/find.ts'
import { firstAnswer, namesAll } from '../../domain/assignment/first-answer.ts'
import { headOf, isHandedIn, itemOf } from '../../domain/assignment/present.ts'
import { type ItemRow, itemsOfAssignment } from '../../domain/assignment/pupils.ts'
import {
  markTest,
  scoreTest,
  shownModule,
  type TestModule,
  testModule,
} from '../../domain/assignment/test-module.ts'
import { lock } from '../../domain/edit/lock.ts'
import type { Services } from '../../domain/services.ts'
import { AppError } from '../../kernel/app-error.ts'

const OVER = '這份測驗已經交了，不能再作答'

/** A module of a test with the whole of it, or 404. */
export async function openItem(db: NodePgDatabase, row: AssignmentRow, itemId: number) {
  const items = row.mode === 'test' ? await itemsOfAssignment(db, row.id) : []
  const item = items.find(({ id }) => id === itemId)
  const module = item && (await testModule(db, item))
  if (!item || !module) throw new AppError('not_found')
  return { items, item, module }
}

/** What the page of a test's module shows. @param userId the pupil; none while a teacher tries it */
export async function testItem(
  db: NodePgDatabase,
  row: AssignmentRow,
  itemId: number,
  userId?: number,
): Promise<TestItem> {
  const { items, item, module } = await openItem(db, row, itemId)
  const answered = userId === undefined ? [] : await answersOf(db, items, userId)
  const whole = new Set(answered.filter(({ isWhole }) => isWhole).map((own) => own.itemId))
  return {
    assignment: headOf(row, items.length),
    item: itemOf(item),
    items: items.map((own) => ({ ...itemOf(own), answered: whole.has(own.id) })),
    module: await shownModule(db, item, module),
    handed_in: userId !== undefined && (await isOver(db, row, userId)),
  }
}

export const answersOf = (db: NodePgDatabase | Transaction, items: readonly ItemRow[], userId: number) =>
  db
    .select()
    .from(assignmentAnswers)
    .where(
      and(
        eq(assignmentAnswers.userId, userId),
        inArray(
          assignmentAnswers.itemId,
          items.map(({ id }) => id),
        ),
      ),
    )

async function isOver(
  db: NodePgDatabase | Transaction,
  row: AssignmentRow,
  userId: number,
): Promise<boolean> {
  const own = and(eq(assignmentHandIns.assignmentId, row.id), eq(assignmentHandIns.userId, userId))
  const [found] = await db.select().from(assignmentHandIns).where(own)
  return isHandedIn(found)
}

/** What is right of an answer, for a teacher who tries: nothing of it is kept. */
export function tryAnswer(module: TestModule, answer: unknown) {
  const marked = markTest(module, answer)
  if (!marked) throw new AppError('validation')
  const { right, full, done } = marked.verdict
  return { right: [...right], full: [...full], done }
}

/** One sending of a test, or its hand-in, after the other. */
const inTest = (transaction: Transaction, row: AssignmentRow, userId: number) =>
  lock(transaction, `assignment ${row.id} of ${userId}`)

/**
 * Keeps what was sent, as far as it is a first answer, and then says what of it is right.
 * @throws AppError `validation` when it was handed in
 */
export async function answerTest(
  { db, now }: Services,
  { row, itemId, userId, answer }: { row: AssignmentRow; itemId: number; userId: number; answer: unknown },
) {
  const { module } = await openItem(db, row, itemId)
  const marked = markTest(module, answer)
  if (!marked) throw new AppError('validation')
  const { type, content } = module
  const at = now()
  await db.transaction(async (transaction) => {
    await inTest(transaction, row, userId)
    if (await isOver(transaction, row, userId)) throw new AppError('validation', { message: OVER })
    const place = and(eq(assignmentAnswers.itemId, itemId), eq(assignmentAnswers.userId, userId))
    const [before] = await transaction.select().from(assignmentAnswers).where(place)
    const first = firstAnswer(before?.answer, marked.own)
    const isWhole =
      before?.isWhole === true ||
      namesAll(type.solution(content), first) ||
      (marked.verdict.done && !isPlaced(first))
    await transaction
      .insert(assignmentAnswers)
      .values({ itemId, userId, answer: first, isWhole, beganAt: at, at })
      .onConflictDoUpdate({
        target: [assignmentAnswers.itemId, assignmentAnswers.userId],
        set: { answer: first, isWhole, at },
      })
  })
  const { right, full, done } = marked.verdict
  return { right: [...right], full: [...full], done }
}

/** Answers that name areas or questions: they are whole when all are named. */
const isPlaced = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && !Array.isArray(answer) && !('taps' in answer)

/**
 * Marks a test that is handed in and keeps it among the pupil's attempts; what nobody answered is worth nothing, and is
 * kept as well. In the transaction of the hand-in.
 */
export async function keepTest(
  { db }: Services,
  transaction: Transaction,
  { row, userId, at }: { row: AssignmentRow; userId: number; at: Date },
): Promise<void> {
  await inTest(transaction, row, userId)
  const items = await itemsOfAssignment(transaction, row.id)
  const given = await answersOf(transaction, items, userId)
  const rows = []
  for (const item of items) {
    const module = await testModule(db, item)
    const own = given.find(({ itemId }) => itemId === item.id)
    if (module) rows.push(attemptOf({ item, module, own }, userId, at))
  }
  if (rows.length > 0) await transaction.insert(attempts).values(rows).onConflictDoNothing()
  await transaction.delete(assignmentAnswers).where(
    and(
      eq(assignmentAnswers.userId, userId),
      inArray(
        assignmentAnswers.itemId,
        items.map(({ id }) => id),
      ),
    ),
  )
}

interface Given {
  item: ItemRow
  module: TestModule
  own: typeof assignmentAnswers.$inferSelect | undefined
}

function attemptOf({ item, module, own }: Given, userId: number, at: Date): typeof attempts.$inferInsert {
  const score = own ? scoreTest(module, own.answer) : undefined
  const most = scoreTest(module, module.type.solution(module.content))
  const total = most.kind === 'points' ? most.total : null
  return {
    userId,
    thing: 'module',
    thingId: item.thingId,
    versionId: module.versionId,
    item: 0,
    // No browser can choose such a name.
    key: `test:${item.id}:${at.getTime()}`,
    answer: own?.answer ?? null,
    earned: total === null ? null : score?.kind === 'points' ? score.earned : 0,
    total,
    usedMs: own ? Math.min(own.at.getTime() - own.beganAt.getTime(), 6 * 3_600_000) : 0,
    assignmentItemId: item.id,
    doneAt: at,
    receivedAt: at,
  }
}
