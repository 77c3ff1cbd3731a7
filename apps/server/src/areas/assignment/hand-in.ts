import { sql } from 'drizzle-orm'
import { assignmentHandIns } from '../../db/tables/assignment.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { AssignmentRow } from '../../domain/assignment/find.ts'
import { pupilsOf } from '../../domain/assignment/pupils.ts'
import { changeClass, refuseArchived } from '../../domain/school-class/change.ts'
import { notify } from '../../domain/school-class/notify.ts'
import type { Services } from '../../domain/services.ts'
import { keepTest } from './sitting.ts'

/** A pupil is done with it. Handed in twice, or by two devices at once, it counts once. @returns whether it was this time */
export async function handIn(
  services: Services,
  { row, userId }: { row: AssignmentRow; userId: number },
): Promise<boolean> {
  const at = services.now()
  return services.db.transaction(async (transaction) => {
    const given = await transaction
      .insert(assignmentHandIns)
      .values({ assignmentId: row.id, userId, handedInAt: at })
      .onConflictDoUpdate({
        target: [assignmentHandIns.assignmentId, assignmentHandIns.userId],
        set: { handedInAt: at },
        setWhere: sql`${assignmentHandIns.handedInAt} is null
          or ${assignmentHandIns.handedInAt} < ${assignmentHandIns.returnedAt}`,
      })
      .returning({ userId: assignmentHandIns.userId })
    if (given.length === 0) return false
    if (row.mode === 'test') await keepTest(services, transaction, { row, userId, at })
    return true
  })
}

/** Gives it back to some pupils with a word; they are told. @returns how many */
export async function handBack(
  { db, now }: Services,
  {
    row,
    userId,
    memberIds,
    note,
  }: { row: AssignmentRow; userId: number; memberIds: readonly number[]; note: string },
): Promise<number> {
  const at = now()
  return changeClass(db, row.classId, async (transaction, own) => {
    refuseArchived(own)
    const named = new Set(memberIds)
    const pupils = (await pupilsOf(transaction, row)).filter(({ memberId }) => named.has(memberId))
    if (pupils.length === 0) return 0
    await returnTo(transaction, row, { userIds: pupils.map((pupil) => pupil.userId), userId, note, at })
    return pupils.length
  })
}

/** It is theirs again, and they are told. */
export async function returnTo(
  transaction: Transaction,
  row: AssignmentRow,
  { userIds, userId, note, at }: { userIds: readonly number[]; userId: number; note: string; at: Date },
): Promise<void> {
  const set = { returnedAt: at, returnedBy: userId, note }
  await transaction
    .insert(assignmentHandIns)
    .values(userIds.map((pupil) => ({ assignmentId: row.id, userId: pupil, ...set })))
    .onConflictDoUpdate({ target: [assignmentHandIns.assignmentId, assignmentHandIns.userId], set })
  await notify(
    transaction,
    userIds.map((pupil) => ({
      userId: pupil,
      kind: 'handed_back' as const,
      key: `assignment:${row.id}:back:${at.getTime()}`,
      title: `老師發還了「${row.title}」，請再做一次`,
      url: `/my/learning-class/assignment?id=${row.id}`,
      classId: row.classId,
    })),
    at,
  )
}
