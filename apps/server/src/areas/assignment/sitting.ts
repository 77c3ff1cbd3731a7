import type { TestItem } from '@hakka/contract/assignment-test'
import { and, eq, inArray } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { assignmentAnswers, assignmentHandIns } from '../../db/tables/assignment.ts'
import { attempts } from '../../db/tables/study.ts'
import type { Transaction } from '../../db/transaction.ts'
import { byQuestion } from '../../domain/assignment/by-question.ts'
import type { AssignmentRow } from '../../domain/assignment/find.ts'
import { headOf, isHandedIn, itemOf } from '../../domain/assignment/present.ts'
import { type ItemRow, itemsOfAssignment } from '../../domain/assignment/pupils.ts'
import type { TestThing } from '../../domain/assignment/test-thing.ts'
import { testThing } from '../../domain/assignment/test-things.ts'
import { lock } from '../../domain/edit/lock.ts'
import type { Services } from '../../domain/services.ts'
import { AppError } from '../../kernel/app-error.ts'
import { reportFace } from './report-face.ts'

const OVER = '這份測驗已經交了，不能再作答'

/** A thing of a test with the whole of it, or 404. */
async function openItem(db: NodePgDatabase, row: AssignmentRow, itemId: number) {
  const items = row.mode === 'test' ? await itemsOfAssignment(db, row.id) : []
  const item = items.find(({ id }) => id === itemId)
  const thing = item && (await testThing(db, item))
  if (!item || !thing) throw new AppError('not_found')
  return { items, item, thing }
}

type AnswersRow = typeof assignmentAnswers.$inferSelect

/** Numbers of questions that have an answer. */
const numbersOf = (answers: readonly unknown[]): number[] =>
  answers.flatMap((own, at) => (own === null ? [] : at + 1))

/**
 * What the page of a test's question shows.
 * @param asked its number, from 1; without it the first that has no answer
 * @param userId the pupil; none while a teacher tries it
 */
export async function testItem(
  db: NodePgDatabase,
  row: AssignmentRow,
  { itemId, no: asked, userId }: { itemId: number; no?: number | undefined; userId?: number },
): Promise<TestItem> {
  const { items, item, thing } = await openItem(db, row, itemId)
  if (asked !== undefined && asked > Math.max(1, thing.count)) throw new AppError('not_found')
  const rows = userId === undefined ? [] : await answersOf(db, items, userId)
  const rowOf = (id: number) => rows.find((own) => own.itemId === id)
  const kept = byQuestion(rowOf(itemId)?.answer, thing.count)
  const no = asked ?? Math.max(1, kept.indexOf(null) + 1)
  const own = kept[no - 1] ?? null
  const told = own === null ? [] : thing.told(no - 1, own)
  // Of a board with many places the board itself is brought back.
  const given = told.length === 1 ? told.flatMap((one) => one.given.map(reportFace)) : []
  const { faces, ...shown } = await thing.asked(no - 1)
  return {
    assignment: headOf(row, items.length),
    item: itemOf(item),
    items: await Promise.all(
      items.map(async (one) => {
        const count = one.id === itemId ? thing.count : ((await testThing(db, one))?.count ?? 0)
        return {
          ...itemOf(one),
          question_count: count,
          answered: numbersOf(byQuestion(rowOf(one.id)?.answer, count)),
        }
      }),
    ),
    ...shown,
    faces: faces.flatMap((face) => face ?? []),
    no,
    given: given.length > 0 ? given : null,
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

/** Whether she has handed it in, and it was not given back since. */
export async function isOver(
  db: NodePgDatabase | Transaction,
  row: AssignmentRow,
  userId: number,
): Promise<boolean> {
  const own = and(eq(assignmentHandIns.assignmentId, row.id), eq(assignmentHandIns.userId, userId))
  const [found] = await db.select().from(assignmentHandIns).where(own)
  return isHandedIn(found)
}

interface Sent {
  row: AssignmentRow
  itemId: number
  /** From 1. */
  no: number
  answer: unknown
}

/** An answer of a teacher who tries: nothing of it is kept. */
export async function tryAnswer({ db }: Services, { row, itemId, no, answer }: Sent) {
  const { thing } = await openItem(db, row, itemId)
  if (thing.own(no - 1, answer) === undefined) throw new AppError('validation')
  return { answered: [no] }
}

/** One sending of a test, or its hand-in, after the other. */
const inTest = (transaction: Transaction, row: AssignmentRow, userId: number) =>
  lock(transaction, `assignment ${row.id} of ${userId}`)

/**
 * Keeps an answer to one question; the last one counts. Nobody says what of it is right.
 * @throws AppError `validation` of what is no answer, and when the test was handed in
 */
export async function answerTest(
  { db, now }: Services,
  { row, itemId, no, answer, userId }: Sent & { userId: number },
) {
  const { thing } = await openItem(db, row, itemId)
  const own = thing.own(no - 1, answer)
  if (own === undefined) throw new AppError('validation')
  const at = now()
  return db.transaction(async (transaction) => {
    await inTest(transaction, row, userId)
    if (await isOver(transaction, row, userId)) throw new AppError('validation', { message: OVER })
    const place = and(eq(assignmentAnswers.itemId, itemId), eq(assignmentAnswers.userId, userId))
    const [before] = await transaction.select().from(assignmentAnswers).where(place)
    const questions = byQuestion(before?.answer, thing.count).with(no - 1, own)
    const set = { answer: { questions }, isWhole: !questions.includes(null), at }
    await transaction
      .insert(assignmentAnswers)
      .values({ itemId, userId, beganAt: at, ...set })
      .onConflictDoUpdate({ target: [assignmentAnswers.itemId, assignmentAnswers.userId], set })
    return { answered: numbersOf(questions) }
  })
}

/**
 * Marks a test that is handed in and keeps it among the pupil's attempts; what nobody answered is worth nothing, and is
 * kept as well. In the transaction of the hand-in.
 */
export async function keepTest(
  { db }: Pick<Services, 'db'>,
  transaction: Transaction,
  { row, userId, at }: { row: AssignmentRow; userId: number; at: Date },
): Promise<void> {
  await inTest(transaction, row, userId)
  const items = await itemsOfAssignment(transaction, row.id)
  const given = await answersOf(transaction, items, userId)
  const rows = []
  for (const item of items) {
    const thing = await testThing(db, item)
    const own = given.find(({ itemId }) => itemId === item.id)
    if (thing) rows.push(...attemptsOf({ item, thing, own }, userId, at))
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
  thing: TestThing
  own: AnswersRow | undefined
}

const LONGEST_MS = 6 * 3_600_000

function attemptsOf({ item, thing, own }: Given, userId: number, at: Date): (typeof attempts.$inferInsert)[] {
  const marked = thing.marked(own?.answer)
  const usedMs = own ? Math.min(own.at.getTime() - own.beganAt.getTime(), LONGEST_MS) : 0
  return marked.map((one) => ({
    ...one,
    userId,
    // No browser can choose such a name.
    key: `test:${item.id}:${at.getTime()}${one.item === 0 ? '' : `:${one.item}`}`,
    usedMs: Math.round(usedMs / marked.length),
    assignmentItemId: item.id,
    doneAt: at,
    receivedAt: at,
  }))
}
