import type { CallBody } from '@hakka/contract/calls'
import { STEP_MAX } from '@hakka/contract/constants'
import { SCHOOL_CLASS, schoolYearOf } from '@hakka/contract/constants/school-class'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { users } from '../../db/tables/account.ts'
import { classAccounts, classMembers, classTeachers, schoolClasses } from '../../db/tables/school-class.ts'
import type { Transaction } from '../../db/transaction.ts'
import { writeAudit } from '../../domain/edit/audit.ts'
import { type ClassRow, isIn, membersIn } from '../../domain/school-class/belonging.ts'
import { changeClass, refuseArchived } from '../../domain/school-class/change.ts'
import { insertClass } from '../../domain/school-class/insert.ts'
import { notify } from '../../domain/school-class/notify.ts'
import type { Services } from '../../domain/services.ts'
import { AppError } from '../../kernel/app-error.ts'

type Asked = CallBody<'POST /api/my/teaching-class/roll'> & { userId: number }

/**
 * Makes the class of the next year, with a grade more, and archives the one of this year: its list and what was done in
 * it stay there to be read. Pupils who come along keep accounts, names on their cards, seats and the tick of consent.
 * Asked again, it is the class that was made.
 * @returns the id of the new class
 */
export async function rollClass({ db, now }: Services, asked: Asked): Promise<number> {
  const { class_id: classId, member_ids: memberIds, teacher_ids: teacherIds, name, userId } = asked
  const at = now()
  return changeClass(db, classId, async (transaction, row) => {
    const [next] = await transaction
      .select({ id: schoolClasses.id })
      .from(schoolClasses)
      .where(and(eq(schoolClasses.rolledFrom, classId), isNull(schoolClasses.deletedAt)))
    if (next) return next.id
    refuseArchived(row)
    if (row.gradeNo === STEP_MAX)
      throw new AppError('validation', { message: '高三畢業了，不能再升級；可以把班級封存起來' })
    const taught = await transaction.$count(classTeachers, eq(classTeachers.userId, userId))
    if (taught >= SCHOOL_CLASS.taught)
      throw new AppError('validation', { message: `一位教師最多 ${SCHOOL_CLASS.taught} 個班級` })
    const { schoolId, description, remark, status, gradeNo, isDemo } = row
    const id = await insertClass(
      transaction,
      {
        ...{ schoolId, description, remark, status, isDemo, name },
        gradeNo: gradeNo === null ? null : gradeNo + 1,
        yearNo: Math.max(row.yearNo + 1, schoolYearOf(at)),
        rolledFrom: classId,
      },
      at,
    )
    await bringTeachers(transaction, { classId, id, teacherIds, at })
    const count = await bringStudents(transaction, { row, id, memberIds, name, at })
    await transaction
      .update(schoolClasses)
      .set({ archivedAt: at, updatedAt: at })
      .where(eq(schoolClasses.id, classId))
    await writeAudit(
      transaction,
      { userId, action: 'class.roll', subjectId: classId, subject: row.name, after: { id, name, count } },
      at,
    )
    return id
  })
}

/** The owner, and of those who teach beside her whoever was named. */
async function bringTeachers(
  transaction: Transaction,
  { classId, id, teacherIds, at }: { classId: number; id: number; teacherIds: readonly number[]; at: Date },
): Promise<void> {
  const teachers = await transaction.select().from(classTeachers).where(eq(classTeachers.classId, classId))
  await transaction
    .insert(classTeachers)
    .values(
      teachers
        .filter(({ userId, isOwner }) => isOwner || teacherIds.includes(userId))
        .map(({ userId, isOwner }) => ({ classId: id, userId, isOwner, createdAt: at })),
    )
}

async function bringStudents(
  transaction: Transaction,
  {
    row,
    id,
    memberIds,
    name,
    at,
  }: { row: ClassRow; id: number; memberIds: readonly number[]; name: string; at: Date },
): Promise<number> {
  const stays = await transaction
    .select()
    .from(classMembers)
    .where(and(membersIn(row.id, [0, ...memberIds]), isIn))
  if (stays.length === 0) return 0
  await transaction.insert(classMembers).values(
    stays.map(({ userId, seatNo, groupName, consentAt, consentBy }) => ({
      ...{ classId: id, userId, seatNo, groupName, consentAt, consentBy },
      via: 'rolled' as const,
      askedAt: at,
      joinedAt: at,
    })),
  )
  if (row.gradeNo !== null) {
    const made = transaction.select({ userId: classAccounts.userId }).from(classAccounts)
    const userIds = stays.map(({ userId }) => userId)
    // Whose account is her own says herself what grade she is in.
    await transaction
      .update(users)
      .set({ gradeNo: row.gradeNo + 1, updatedAt: at })
      .where(and(inArray(users.id, userIds), inArray(users.id, made), eq(users.gradeNo, row.gradeNo)))
  }
  await notify(
    transaction,
    stays.map(({ userId }) => ({
      userId,
      kind: 'joined' as const,
      key: `class:${id}:rolled`,
      title: `${row.name}升級成${name}了`,
      url: '/my/learning-class',
      classId: id,
    })),
    at,
  )
  return stays.length
}
