import type { TestItem } from '@hakka/contract/assignment-test'
import { answeredIn, isByQuestion } from '@hakka/modules/server'
import { and, eq, inArray } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { assignmentAnswers, assignmentHandIns } from '../../db/tables/assignment.ts'
import { attempts } from '../../db/tables/study.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { AssignmentRow } from '../../domain/assignment/find.ts'
import { headOf, isHandedIn, itemOf } from '../../domain/assignment/present.ts'
import { type ItemRow, itemsOfAssignment } from '../../domain/assignment/pupils.ts'
import {
  ownTestAnswer,
  scoreTest,
  shownModule,
  type TestModule,
  testModule,
} from '../../domain/assignment/test-module.ts'
import { lock } from '../../domain/edit/lock.ts'
import type { Services } from '../../domain/services.ts'
import { AppError } from '../../kernel/app-error.ts'
import { reportFace } from './report-face.ts'

const OVER = '這份測驗已經交了，不能再作答'

/** A module of a test with the whole of it, or 404. */
async function openItem(db: NodePgDatabase, row: AssignmentRow, itemId: number) {
  const items = row.mode === 'test' ? await itemsOfAssignment(db, row.id) : []
  const item = items.find(({ id }) => id === itemId)
  const module = item && (await testModule(db, item))
  if (!item || !module) throw new AppError('not_found')
  return { items, item, module }
}

type AnswersRow = typeof assignmentAnswers.$inferSelect

/** What was answered to each of so many questions; null where nothing was. */
const keptAnswers = (row: AnswersRow | undefined, count: number): unknown[] => {
  const kept = row && isByQuestion(row.answer) ? row.answer.questions : []
  return Array.from({ length: count }, (_, at) => kept[at] ?? null)
}

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
  const { items, item, module } = await openItem(db, row, itemId)
  const { type, questions } = module
  if (asked !== undefined && asked > Math.max(1, questions.length)) throw new AppError('not_found')
  const rows = userId === undefined ? [] : await answersOf(db, items, userId)
  const rowOf = (id: number) => rows.find((own) => own.itemId === id)
  const kept = keptAnswers(rowOf(itemId), questions.length)
  const no = asked ?? Math.max(1, kept.indexOf(null) + 1)
  const own = kept[no - 1] ?? null
  const told = own === null ? [] : answeredIn(type, questions[no - 1], own)
  // Of a board with many places the board itself is brought back.
  const given = told.length === 1 ? told.flatMap((one) => one.given.map(reportFace)) : []
  return {
    assignment: headOf(row, items.length),
    item: itemOf(item),
    items: await Promise.all(
      items.map(async (one) => {
        const count =
          one.id === itemId ? questions.length : ((await testModule(db, one))?.questions.length ?? 0)
        return {
          ...itemOf(one),
          question_count: count,
          answered: numbersOf(keptAnswers(rowOf(one.id), count)),
        }
      }),
    ),
    module: await shownModule(db, item, module, no - 1),
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
  const { module } = await openItem(db, row, itemId)
  if (ownTestAnswer(module, no - 1, answer) === undefined) throw new AppError('validation')
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
  const { module } = await openItem(db, row, itemId)
  const own = ownTestAnswer(module, no - 1, answer)
  if (own === undefined) throw new AppError('validation')
  const at = now()
  return db.transaction(async (transaction) => {
    await inTest(transaction, row, userId)
    if (await isOver(transaction, row, userId)) throw new AppError('validation', { message: OVER })
    const place = and(eq(assignmentAnswers.itemId, itemId), eq(assignmentAnswers.userId, userId))
    const [before] = await transaction.select().from(assignmentAnswers).where(place)
    const questions = keptAnswers(before, module.questions.length).with(no - 1, own)
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
  own: AnswersRow | undefined
}

function attemptOf({ item, module, own }: Given, userId: number, at: Date): typeof attempts.$inferInsert {
  const answer = own?.answer ?? { questions: keptAnswers(undefined, module.questions.length) }
  const score = scoreTest(module, answer)
  return {
    userId,
    thing: 'module',
    thingId: item.thingId,
    versionId: module.versionId,
    item: 0,
    // No browser can choose such a name.
    key: `test:${item.id}:${at.getTime()}`,
    answer,
    earned: score.kind === 'points' ? score.earned : null,
    total: score.kind === 'points' ? score.total : null,
    usedMs: own ? Math.min(own.at.getTime() - own.beganAt.getTime(), 6 * 3_600_000) : 0,
    assignmentItemId: item.id,
    doneAt: at,
    receivedAt: at,
  }
}
