import { and, asc, eq, isNull, ne } from 'drizzle-orm'
import { classMembers, classTeachers, schoolClasses } from '../../db/tables/school-class.ts'
import type { Transaction } from '../../db/transaction.ts'
import { closeCompetitions } from '../competition/close.ts'
import { lockClasses } from './change.ts'

/** Deletes a class: everybody's stay is over, and nobody finds it any more. */
export async function closeClass(
  transaction: Transaction,
  { classId, userId, now }: { classId: number; userId: number | null; now: Date },
): Promise<void> {
  await closeCompetitions(transaction, { classId, userId, now })
  await transaction
    .update(classMembers)
    .set({ leftAt: now, leftAs: 'closed' })
    .where(and(eq(classMembers.classId, classId), isNull(classMembers.leftAt)))
  await transaction.delete(classTeachers).where(eq(classTeachers.classId, classId))
  await transaction
    .update(schoolClasses)
    .set({ deletedAt: now, deletedBy: userId, updatedAt: now })
    .where(eq(schoolClasses.id, classId))
}

/**
 * A teacher no longer teaches a class. Her own goes to who has taught it beside her for longest; without anybody it is
 * deleted.
 */
export async function stopTeaching(
  transaction: Transaction,
  { classId, userId, now }: { classId: number; userId: number; now: Date },
): Promise<'left' | 'handed_over' | 'closed'> {
  const [gone] = await transaction
    .delete(classTeachers)
    .where(and(eq(classTeachers.classId, classId), eq(classTeachers.userId, userId)))
    .returning({ isOwner: classTeachers.isOwner })
  if (!gone?.isOwner) return 'left'
  const [next] = await transaction
    .select({ userId: classTeachers.userId })
    .from(classTeachers)
    .where(and(eq(classTeachers.classId, classId), ne(classTeachers.userId, userId)))
    .orderBy(asc(classTeachers.createdAt), asc(classTeachers.userId))
    .limit(1)
  if (!next) {
    await closeClass(transaction, { classId, userId, now })
    return 'closed'
  }
  await transaction
    .update(classTeachers)
    .set({ isOwner: true })
    .where(and(eq(classTeachers.classId, classId), eq(classTeachers.userId, next.userId)))
  return 'handed_over'
}

/** Before a teacher's account is erased: none of her classes stays without anybody who could close it. */
export async function leaveClasses(
  transaction: Transaction,
  { userId, now }: { userId: number; now: Date },
): Promise<void> {
  const rows = await transaction
    .select({ classId: classTeachers.classId })
    .from(classTeachers)
    .where(eq(classTeachers.userId, userId))
  const classIds = rows.map(({ classId }) => classId)
  const there = new Set((await lockClasses(transaction, [0, ...classIds])).map(({ id }) => id))
  for (const classId of classIds) {
    if (there.has(classId)) await stopTeaching(transaction, { classId, userId, now })
  }
}
