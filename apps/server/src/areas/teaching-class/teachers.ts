import { timingSafeEqual } from 'node:crypto'
import { SCHOOL_CLASS } from '@hakka/contract/constants/school-class'
import { and, eq, isNull } from 'drizzle-orm'
import { classMembers, classTeachers, schoolClasses } from '../../db/tables/school-class.ts'
import { changeClass, refuseArchived } from '../../domain/school-class/change.ts'
import { closeClass, stopTeaching } from '../../domain/school-class/leave.ts'
import type { Services } from '../../domain/services.ts'
import { AppError } from '../../kernel/app-error.ts'

interface Who {
  classId: number
  userId: number
}

/** A teacher comes by the link of another. */
export async function joinAsTeacher(
  { db, now }: Services,
  { classId, userId, key }: Who & { key: string },
): Promise<void> {
  const broken = new AppError('not_found', { message: '無效連結' })
  const [known] = await db
    .select({ key: schoolClasses.teacherKey })
    .from(schoolClasses)
    .where(and(eq(schoolClasses.id, classId), isNull(schoolClasses.deletedAt)))
  if (!known || !isSame(known.key, key)) throw broken
  await changeClass(db, classId, async (transaction, row) => {
    refuseArchived(row)
    const own = and(eq(classTeachers.classId, classId), eq(classTeachers.userId, userId))
    if ((await transaction.$count(classTeachers, own)) > 0) return
    const learns = and(
      eq(classMembers.classId, classId),
      eq(classMembers.userId, userId),
      isNull(classMembers.leftAt),
    )
    if ((await transaction.$count(classMembers, learns)) > 0)
      throw new AppError('validation', { message: '你是這個班級的學生，不能同時當老師' })
    const teachers = await transaction.$count(classTeachers, eq(classTeachers.classId, classId))
    if (teachers >= SCHOOL_CLASS.teachers)
      throw new AppError('validation', { message: `一個班級最多 ${SCHOOL_CLASS.teachers} 位教師` })
    const taught = await transaction.$count(classTeachers, eq(classTeachers.userId, userId))
    if (taught >= SCHOOL_CLASS.taught)
      throw new AppError('validation', { message: `一位教師最多 ${SCHOOL_CLASS.taught} 個班級` })
    await transaction.insert(classTeachers).values({ classId, userId, createdAt: now() })
  })
}

/** Keys of links are compared in the same time whatever is wrong with them. */
const isSame = (known: string, given: string) =>
  known.length === given.length && timingSafeEqual(Buffer.from(known), Buffer.from(given))

/** Takes another teacher out; the owner can't be taken out. */
export async function removeTeacher({ db }: Services, { classId, userId }: Who): Promise<void> {
  await changeClass(db, classId, async (transaction) => {
    const gone = await transaction
      .delete(classTeachers)
      .where(
        and(
          eq(classTeachers.classId, classId),
          eq(classTeachers.userId, userId),
          eq(classTeachers.isOwner, false),
        ),
      )
      .returning({ userId: classTeachers.userId })
    if (gone.length === 0) throw new AppError('not_found')
  })
}

export async function quit({ db, now }: Services, { classId, userId }: Who) {
  return changeClass(db, classId, (transaction) => stopTeaching(transaction, { classId, userId, now: now() }))
}

export async function deleteClass({ db, now }: Services, { classId, userId }: Who): Promise<void> {
  await changeClass(db, classId, (transaction) => closeClass(transaction, { classId, userId, now: now() }))
}
