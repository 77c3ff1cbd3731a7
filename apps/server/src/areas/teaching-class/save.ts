import type { CallBody } from '@hakka/contract/calls'
import { SCHOOL_CLASS, schoolYearOf } from '@hakka/contract/constants/school-class'
import { and, eq, isNull } from 'drizzle-orm'
import { schools } from '../../db/tables/place.ts'
import { classTeachers, schoolClasses } from '../../db/tables/school-class.ts'
import { inTurn } from '../../domain/edit/lock.ts'
import { once } from '../../domain/edit/once.ts'
import { changeClass, refuseArchived } from '../../domain/school-class/change.ts'
import { insertClass, newKey } from '../../domain/school-class/insert.ts'
import type { Services } from '../../domain/services.ts'
import type { Faults } from '../../http/route.ts'
import { AppError } from '../../kernel/app-error.ts'

type Fields = CallBody<'POST /api/my/teaching-class'>

/** A school that there is none of. */
export async function classFaults({
  body: { school_id },
  services: { db },
}: {
  body: Partial<Fields>
  services: Services
}): Promise<Faults> {
  if (school_id === undefined) return {}
  const found = await db.$count(schools, eq(schools.id, school_id))
  return { school_id: found === 0 ? ['找不到這所學校'] : [] }
}

const columnsOf = ({ school_id, status, name, description, remark, grade_no }: Fields) => ({
  schoolId: school_id,
  status,
  name,
  description,
  remark,
  gradeNo: grade_no ?? null,
})

/** Makes a class that the teacher owns; the same form makes one, however often it arrives. */
export async function makeClass({ db, now }: Services, userId: number, fields: Fields): Promise<number> {
  const { form_key, _token, ...content } = fields
  const at = now()
  return inTurn(`classes of ${userId}`, () =>
    db.transaction(async (transaction) => {
      const sent = { action: `class.store ${userId}`, key: form_key, content }
      const { id } = await once(transaction, sent, { at }, async () => {
        const taught = await transaction.$count(classTeachers, eq(classTeachers.userId, userId))
        if (taught >= SCHOOL_CLASS.taught)
          throw new AppError('validation', { message: `一位教師最多 ${SCHOOL_CLASS.taught} 個班級` })
        const id = await insertClass(transaction, { ...columnsOf(fields), yearNo: schoolYearOf(at) }, at)
        await transaction.insert(classTeachers).values({ classId: id, userId, isOwner: true, createdAt: at })
        return id
      })
      return id
    }),
  )
}

export async function saveClass({ db, now }: Services, classId: number, fields: Fields): Promise<void> {
  await changeClass(db, classId, async (transaction, row) => {
    refuseArchived(row)
    await transaction
      .update(schoolClasses)
      .set({ ...columnsOf(fields), updatedAt: now() })
      .where(eq(schoolClasses.id, classId))
  })
}

export async function archiveClass({ db, now }: Services, classId: number, archived: boolean): Promise<void> {
  await changeClass(db, classId, async (transaction) => {
    const at = now()
    await transaction
      .update(schoolClasses)
      .set({ archivedAt: archived ? at : null, updatedAt: at })
      .where(and(eq(schoolClasses.id, classId), archived ? isNull(schoolClasses.archivedAt) : undefined))
  })
}

/** Whoever has the old link hears 無效連結 from now on. */
export async function renewLink({ db }: Services, classId: number, of: 'student' | 'teacher'): Promise<void> {
  await changeClass(db, classId, async (transaction) => {
    const key = newKey()
    await transaction
      .update(schoolClasses)
      .set(of === 'student' ? { inviteKey: key } : { teacherKey: key })
      .where(eq(schoolClasses.id, classId))
  })
}
