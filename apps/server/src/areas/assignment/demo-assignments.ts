import { and, eq, isNotNull, lt, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { assignments } from '../../db/tables/assignment.ts'
import { classMembers, classTeachers, notifications, schoolClasses } from '../../db/tables/school-class.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { AssignmentRow } from '../../domain/assignment/find.ts'
import { loadDemoPart } from '../../domain/edit/demo-part.ts'
import { taipeiDay } from '../../domain/study/study-time.ts'
import { missedOf } from './again.ts'
import { type DemoAssignment, readDemoClasses } from './demo/file.ts'
import { givenOf } from './demo/given.ts'
import { type PlayGame, workThrough } from './demo/work.ts'
import { insertAssignment, type NewAssignment } from './save.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** What was told longer ago has been read. */
const READ_MS = 3 * DAY_MS

/**
 * Assignments of the demo's classes in all states, with what their pupils did of them; once.
 * @param play plays games; without it nobody has
 */
export async function loadDemoAssignments(
  db: NodePgDatabase,
  now: Date,
  play: PlayGame = async () => {},
): Promise<void> {
  const list = await readDemoClasses()
  await loadDemoPart(db, 'assignments', async (transaction) => {
    for (const { code, assignments: own } of list) {
      const [row] = await transaction
        .select({ id: schoolClasses.id, name: schoolClasses.name, teacherId: classTeachers.userId })
        .from(schoolClasses)
        .innerJoin(classTeachers, and(eq(classTeachers.classId, schoolClasses.id), classTeachers.isOwner))
        .where(and(eq(schoolClasses.code, code), eq(schoolClasses.isDemo, true)))
      if (row) await giveClass(db, transaction, row, { own, play, now })
    }
  })
}

interface Given {
  own: readonly DemoAssignment[]
  play: PlayGame
  now: Date
}

async function giveClass(
  db: NodePgDatabase,
  transaction: Transaction,
  { id: classId, name, teacherId }: { id: number; name: string; teacherId: number },
  { own, play, now }: Given,
): Promise<void> {
  const stays = await transaction
    .select({ userId: classMembers.userId, joinedAt: classMembers.joinedAt })
    .from(classMembers)
    .where(and(eq(classMembers.classId, classId), isNotNull(classMembers.joinedAt)))
  const joined = new Map(stays.map(({ userId, joinedAt }) => [userId, joinedAt ?? now]))
  const momentOf = (days: number) => new Date(now.getTime() + days * DAY_MS - 2 * HOUR_MS)
  const made: (AssignmentRow | undefined)[] = []
  for (const [at, one] of own.entries()) {
    const due_on = taipeiDay(now.getTime() + one.due * DAY_MS)
    const fields = { classId, madeBy: teacherId, due_on, at: momentOf(one.given) }
    const missed = 'again' in one ? made[one.again - 1] : undefined
    const given = missed ? await missedOf(transaction, missed, fields) : await givenOf(db, one, fields)
    const row = given && (await keep(transaction, { ...given, className: name }, one.note))
    made.push(row)
    const again = own.find((other) => 'again' in other && other.again === at + 1)
    const until = again ? momentOf(again.given) : now
    if (row) await workThrough({ db, transaction, play, joined, now }, row, { one, no: at + 1, until })
  }
  // Who came later was not told of what there was before.
  await transaction.delete(notifications).where(
    and(
      eq(notifications.classId, classId),
      eq(notifications.kind, 'due'),
      sql`exists (select from ${classMembers} where ${classMembers.classId} = ${classId}
        and ${classMembers.userId} = ${notifications.userId} and ${classMembers.joinedAt} > ${notifications.createdAt})`,
    ),
  )
  await transaction
    .update(notifications)
    .set({ readAt: now })
    .where(
      and(
        eq(notifications.classId, classId),
        eq(notifications.kind, 'due'),
        lt(notifications.createdAt, new Date(now.getTime() - READ_MS)),
      ),
    )
}

async function keep(
  transaction: Transaction,
  given: Omit<NewAssignment, 'pupils'> & Partial<NewAssignment>,
  note: string,
): Promise<AssignmentRow | undefined> {
  const head = { ...given.head, note, isDemo: true }
  const id = await insertAssignment(transaction, { pupils: null, ...given, head })
  const [row] = await transaction.select().from(assignments).where(eq(assignments.id, id))
  return row
}
