import type { OwnAssignment, OwnWholeAssignment } from '@hakka/contract/assignment'
import type { Work } from '@hakka/contract/assignment-shapes'
import { isByQuestion } from '@hakka/modules/server'
import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import {
  type assignmentAnswers,
  assignmentHandIns,
  assignmentItems,
  assignmentPupils,
  assignments,
} from '../../db/tables/assignment.ts'
import { classMembers, schoolClasses } from '../../db/tables/school-class.ts'
import { type AskedAssignment, type AssignmentRow, ownAssignments } from '../../domain/assignment/find.ts'
import { isOwedBy } from '../../domain/assignment/owed.ts'
import {
  type HandInRow,
  handInOf,
  headOf,
  isHandedIn,
  isReturned,
  itemOf,
} from '../../domain/assignment/present.ts'
import { type ItemRow, itemsOfAssignment } from '../../domain/assignment/pupils.ts'
import { testUrl, urlsNow } from '../../domain/assignment/urls.ts'
import { NOT_STARTED, rowOf, type WorkByCell, workKey, workOf } from '../../domain/assignment/work.ts'
import { titlesFace } from '../../domain/lesson/face-of.ts'
import { ownRecordings } from './recordings.ts'
import { answersOf } from './sitting.ts'

/** As many as a pupil's list shows. */
const LISTED = 100

interface Own {
  row: AssignmentRow
  className: string
  /** Not of who came after its day. */
  owes: boolean
}

/**
 * A pupil's assignments: what is to be done first, by its day; what she owes nothing of; then what is done, the latest
 * first.
 */
export async function ownList(
  db: NodePgDatabase,
  userId: number,
  classId?: number,
): Promise<OwnAssignment[]> {
  const rows = await db
    .select({ row: assignments, className: schoolClasses.name, owes: isOwedBy(classMembers.userId) })
    .from(assignments)
    .innerJoin(schoolClasses, eq(schoolClasses.id, assignments.classId))
    .innerJoin(classMembers, eq(classMembers.classId, schoolClasses.id))
    .where(and(ownAssignments(userId), classId ? eq(assignments.classId, classId) : undefined))
    .orderBy(desc(assignments.id))
    .limit(LISTED)
  const all = (await wholes(db, userId, rows)).map(({ items: _items, ...head }) => head)
  const open = all.filter(({ state }) => state !== 'done')
  return [
    ...open.sort(
      (one, other) =>
        Number(one.joined_after) - Number(other.joined_after) ||
        one.due_on.localeCompare(other.due_on) ||
        one.id - other.id,
    ),
    ...all.filter(({ state }) => state === 'done'),
  ]
}

/** One of them with its things. */
export async function ownOne(
  db: NodePgDatabase,
  userId: number,
  { row: { className, ...row }, owedBy }: AskedAssignment,
): Promise<OwnWholeAssignment> {
  const [one] = await wholes(db, userId, [{ row, className, owes: owedBy.has(userId) }])
  if (!one) throw new Error('an assignment was not read')
  return { ...one, ...(await ownRecordings(db, row.id, userId)), font: await titlesFace(db) }
}

async function wholes(db: NodePgDatabase, userId: number, rows: readonly Own[]) {
  if (rows.length === 0) return []
  const ids = rows.map(({ row }) => row.id)
  const all = await db
    .select()
    .from(assignmentItems)
    .where(inArray(assignmentItems.assignmentId, ids))
    .orderBy(asc(assignmentItems.no))
  const items = Map.groupBy(all, ({ assignmentId }) => assignmentId)
  const named = await db
    .select()
    .from(assignmentPupils)
    .where(and(eq(assignmentPupils.userId, userId), inArray(assignmentPupils.assignmentId, ids)))
  const handIns = await db
    .select()
    .from(assignmentHandIns)
    .where(and(eq(assignmentHandIns.userId, userId), inArray(assignmentHandIns.assignmentId, ids)))
  const work = await workOf(db, ids, [userId])
  const hasTest = rows.some(({ row }) => row.mode === 'test')
  const answers = hasTest ? await answersOf(db, all, userId) : []
  const urls = await urlsNow(db, all)
  return rows.map((given) => {
    const { row } = given
    const nos = named.find(({ assignmentId }) => assignmentId === row.id)?.nos ?? null
    const own = items.get(row.id) ?? []
    const handIn = handIns.find(({ assignmentId }) => assignmentId === row.id)
    const isOpenTest = row.mode === 'test' && !isHandedIn(handIn)
    const cells = rowOf(isOpenTest ? workInTest(answers) : work, own, { userId, nos })
    const urlOf = ({ id }: ItemRow) =>
      row.mode === 'test' ? testUrl(row.id, id) : (urls.get(id) ?? '/my/learning-class')
    return whole(given, own, { cells, handIn, urlOf })
  })
}

/** What was answered in a test that is not handed in: how far she is, and nothing of what it is worth. */
const workInTest = (answers: readonly (typeof assignmentAnswers.$inferSelect)[]): WorkByCell =>
  new Map(
    answers.map(({ itemId, userId, isWhole, at, answer }): [string, Work] => [
      workKey(itemId, userId),
      {
        ...NOT_STARTED,
        state: isWhole ? 'done' : 'doing',
        parts_done: answeredCount(answer),
        done_at: isWhole ? at.toISOString() : null,
      },
    ]),
  )

/** How many of a module's questions have an answer. */
const answeredCount = (answer: unknown): number =>
  isByQuestion(answer) ? answer.questions.filter((own) => own !== null).length : 0

interface Shown {
  cells: readonly Work[]
  handIn?: HandInRow | undefined
  urlOf(item: ItemRow): string
}

/** An assignment as its pupil sees it. */
function whole(
  { row, className, owes }: Own,
  items: readonly ItemRow[],
  { cells, handIn, urlOf }: Shown,
): OwnAssignment & Pick<OwnWholeAssignment, 'items'> {
  const hers = items.flatMap((item, at) => {
    const work = cells[at] ?? NOT_STARTED
    return work.state === 'not_asked' ? [] : [{ item, work }]
  })
  const done = hers.filter(({ work }) => work.done_at !== null)
  const isDone = isHandedIn(handIn) || (row.mode === 'practice' && done.length === hers.length)
  const begun = hers.some(({ work }) => work.state !== 'not_started')
  const scored = done.flatMap(({ work: { best } }) => (best?.total ? [{ ...best, total: best.total }] : []))
  const points = { earned: sumOf(scored, 'earned'), total: sumOf(scored, 'total') }
  const next = hers.find(({ work }) => work.done_at === null)
  return {
    ...headOf(row, hers.length),
    class_name: className,
    state: isReturned(handIn) ? 'handed_back' : isDone ? 'done' : begun ? 'doing' : 'todo',
    done_count: done.length,
    percent: points.total > 0 ? Math.round((points.earned / points.total) * 100) : null,
    late: hers.some(({ work }) => work.late),
    joined_after: !owes,
    hand_in: handInOf(handIn),
    next_url: next ? urlOf(next.item) : null,
    items: hers.map(({ item, work }) => ({ ...itemOf(item), url: urlOf(item), work })),
  }
}

const sumOf = <K extends string>(list: readonly Record<K, number>[], key: K): number =>
  list.reduce((sum, one) => sum + one[key], 0)

/** An assignment as a pupil would find it who has done nothing yet: for its teacher. */
export async function untouched(db: NodePgDatabase, own: Omit<Own, 'owes'>): Promise<OwnWholeAssignment> {
  const items = await itemsOfAssignment(db, own.row.id)
  const urls = await urlsNow(db, items)
  const urlOf = ({ id }: ItemRow) =>
    own.row.mode === 'test' ? testUrl(own.row.id, id, true) : (urls.get(id) ?? '/my/teaching-class')
  const cells = items.map(() => NOT_STARTED)
  return {
    ...whole({ ...own, owes: true }, items, { cells, urlOf }),
    recordings: [],
    own_recordings: [],
    font: await titlesFace(db),
  }
}
