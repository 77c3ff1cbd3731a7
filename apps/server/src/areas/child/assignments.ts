import type { ChildWeek } from '@hakka/contract/child'
import { and, asc, between, eq, inArray } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { assignmentHandIns, assignments } from '../../db/tables/assignment.ts'
import { classMembers, schoolClasses } from '../../db/tables/school-class.ts'
import { ownAssignments } from '../../domain/assignment/find.ts'
import { isOwedBy } from '../../domain/assignment/owed.ts'
import { isHandedIn, isReturned } from '../../domain/assignment/present.ts'
import { progressWith } from '../../domain/assignment/progress.ts'
import { dayAfter } from '../../domain/study/day-after.ts'

type Told = ChildWeek['assignments']

/** Of this week also what was due before and is still open, and what is to be done next. */
const [SINCE, AHEAD] = [28, 14]
const TOLD = 30

/**
 * What a child has to do for its classes in a week, as its parent is told: what it is, its day, whether it is done.
 * Nothing of answers, points and other pupils; nor of what it owes nothing of, unless it was done or given back.
 * @param days its first and last, and today where it is the present week
 */
export async function assignmentsOfWeek(
  db: NodePgDatabase,
  {
    childId,
    from,
    to,
    today,
    isNow,
  }: { childId: number; from: string; to: string; today: string; isNow: boolean },
): Promise<Told> {
  const [first, last] = isNow ? [dayAfter(from, -SINCE), dayAfter(to, AHEAD)] : [from, to]
  const rows = await db
    .select({ row: assignments, className: schoolClasses.name, owes: isOwedBy(classMembers.userId) })
    .from(assignments)
    .innerJoin(schoolClasses, eq(schoolClasses.id, assignments.classId))
    .innerJoin(classMembers, eq(classMembers.classId, schoolClasses.id))
    .where(and(ownAssignments(childId), between(assignments.dueOn, first, last)))
    .orderBy(asc(assignments.dueOn), asc(assignments.id))
  const ids = rows.map(({ row }) => row.id)
  const progress = new Map((await progressWith(db, ids, [childId])).map((own) => [own.assignmentId, own]))
  const handIns = await db
    .select()
    .from(assignmentHandIns)
    .where(and(eq(assignmentHandIns.userId, childId), inArray(assignmentHandIns.assignmentId, [0, ...ids])))
  const all = rows.flatMap(({ row, className, owes }): Told => {
    const handIn = handIns.find(({ assignmentId }) => assignmentId === row.id)
    const { items = 0, done = 0, late = false } = progress.get(row.id) ?? {}
    const isDone =
      isHandedIn(handIn) || (row.mode === 'practice' && !isReturned(handIn) && items > 0 && done === items)
    if (!owes && !isDone && !isReturned(handIn)) return []
    const own: Told[number] = {
      id: row.id,
      title: row.title,
      title_pinyin: row.titlePinyin,
      dialect_id: row.dialectId,
      class_name: className,
      mode: row.mode,
      due_on: row.dueOn,
      item_count: items,
      // How far she is in a test nobody is told before it is handed in.
      done_count: row.mode === 'practice' || isDone ? done : 0,
      state: isDone ? 'done' : owes && row.dueOn < today ? 'late' : 'due',
      was_late: isDone && late,
      joined_after: !owes,
    }
    return [own]
  })
  const shown = all.filter(({ due_on, state }) => (due_on >= from && due_on <= to) || state !== 'done')
  return [
    ...shown.filter(({ state }) => state !== 'done'),
    ...shown.filter(({ state }) => state === 'done'),
  ].slice(0, TOLD)
}
