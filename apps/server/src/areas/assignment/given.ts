import type { ListedAssignment } from '@hakka/contract/assignment'
import type { Work } from '@hakka/contract/assignment-shapes'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { prepared } from '../../db/prepared.ts'
import { users } from '../../db/tables/account.ts'
import { assignmentItems, assignments } from '../../db/tables/assignment.ts'
import type { AssignmentRow } from '../../domain/assignment/find.ts'
import { headOf } from '../../domain/assignment/present.ts'
import { NOBODY_ASKED, type ProgressCounts, progressCounts } from '../../domain/assignment/progress.ts'

/** What a class was given, the latest first, with how many are through. */
export async function assignmentsOfClass(db: NodePgDatabase, classId: number): Promise<ListedAssignment[]> {
  const rows = await db
    .select({ row: assignments, madeBy: users.name, itemCount: itemCount() })
    .from(assignments)
    .leftJoin(users, eq(users.id, assignments.madeBy))
    .where(and(eq(assignments.classId, classId), isNull(assignments.deletedAt)))
    .orderBy(desc(assignments.id))
    .limit(LISTED)
  const counts = await progressCounts(
    db,
    rows.map(({ row }) => row.id),
  )
  return rows.map(({ row, madeBy, itemCount }) => ({
    ...headOf(row, itemCount),
    made_by: madeBy ?? '',
    ...(counts.get(row.id) ?? NOBODY_ASKED),
  }))
}

/** Of a row of `assignments`: how many things it has. */
export const itemCount = () =>
  sql<number>`(select count(*)::integer from ${assignmentItems}
    where ${assignmentItems.assignmentId} = ${assignments.id})`

type State = Pick<Work, 'state'>

/** Most of a class that its list shows. */
const LISTED = 100

const nameOf = prepared((db) =>
  db
    .select({ name: users.name })
    .from(users)
    .where(eq(users.id, sql.placeholder('id')))
    .prepare('find_user_name'),
)

/** One of them, whose pupils' work is at hand. @param cells of each pupil, in the order of the items */
export async function listedAssignment(
  db: NodePgDatabase,
  row: AssignmentRow,
  { itemCount, cells }: { itemCount: number; cells: readonly (readonly State[])[] },
): Promise<ListedAssignment> {
  const [by] = row.madeBy ? await nameOf(db).execute({ id: row.madeBy }) : []
  return { ...headOf(row, itemCount), made_by: by?.name ?? '', ...countsOf(cells) }
}

/** The same as `progressCounts`, of work that is at hand. */
function countsOf(all: readonly (readonly State[])[]): ProgressCounts {
  const pupils = all.filter((cells) => cells.some(({ state }) => state !== 'not_asked'))
  return {
    pupil_count: pupils.length,
    begun_count: pupils.filter(isBegun).length,
    done_count: pupils.filter(isThrough).length,
    help_count: pupils.filter((cells) => cells.some(({ state }) => state === 'needs_help')).length,
  }
}

const isBegun = (cells: readonly State[]) =>
  cells.some(({ state }) => state !== 'not_asked' && state !== 'not_started')

/** Everything that is hers to do is done, however well. */
const isThrough = (cells: readonly State[]) =>
  cells.every(({ state }) => state === 'not_asked' || state === 'done' || state === 'needs_help')
