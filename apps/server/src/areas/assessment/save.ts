import type { AssessmentItem } from '@hakka/contract/assessment'
import type { CallBody } from '@hakka/contract/calls'
import { LEVELS, levelOfStep } from '@hakka/contract/constants'
import { and, eq } from 'drizzle-orm'
import { assessments } from '../../db/tables/download.ts'
import type { Transaction } from '../../db/transaction.ts'
import { writeAudit } from '../../domain/audit.ts'
import { assessmentTitle } from '../../domain/download-names.ts'
import { storePdf } from '../../domain/uploads/store.ts'
import { AppError } from '../../http/app-error.ts'
import type { Services } from '../../services.ts'
import { assessmentsWhere } from './store.ts'

type Upload = CallBody<'POST /api/assessment/upload'>

interface Editor {
  services: Services
  userId: number | null
}

/** The level and the lesson have to be those of the school year. */
function refuseWrongPlace({ level_no, step_no, lesson_no }: Upload): void {
  const errors: Record<string, string[]> = {}
  const level = LEVELS.find(({ no }) => no === levelOfStep(step_no))
  if (level_no !== level?.no) errors.level_no = [`這個年級屬於${level?.name}`]
  if (level && lesson_no > level.lesson_num)
    errors.lesson_no = [`${level.name}每個單元只有 ${level.lesson_num} 課`]
  if (Object.keys(errors).length > 0) throw new AppError('validation', { errors })
}

const find = async (transaction: Transaction, id: number) =>
  (await assessmentsWhere(transaction, eq(assessments.id, id)))[0]

/** A handbook in its place; one that was there is replaced and keeps its address. */
export async function uploadAssessment(
  { services, userId }: Editor,
  upload: Upload,
): Promise<AssessmentItem> {
  refuseWrongPlace(upload)
  const file = await storePdf(services, upload.file, 'file')
  return services.db.transaction(async (transaction) => {
    const [known] = await transaction
      .select()
      .from(assessments)
      .where(
        and(
          eq(assessments.stepNo, upload.step_no),
          eq(assessments.semesterNo, upload.semester_no),
          eq(assessments.lessonNo, upload.lesson_no),
          eq(assessments.dialectId, upload.dialect_id),
          eq(assessments.bookType, upload.book_type),
        ),
      )
      .for('update')
    const before = known && (await find(transaction, known.id))
    if (before && upload.version !== undefined && upload.version !== before.version)
      throw new AppError('conflict', { current: before })
    const row = {
      levelNo: upload.level_no,
      stepNo: upload.step_no,
      semesterNo: upload.semester_no,
      lessonNo: upload.lesson_no,
      dialectId: upload.dialect_id,
      bookType: upload.book_type,
      title: assessmentTitle(upload),
      fileId: file.id,
      version: (before?.version ?? 0) + 1,
      updatedAt: services.now(),
    }
    const { stepNo, semesterNo, lessonNo, dialectId, bookType } = assessments
    const target = [stepNo, semesterNo, lessonNo, dialectId, bookType]
    const insert = transaction.insert(assessments).values(row)
    const [saved] = await (upload.version !== undefined && !before
      ? insert.onConflictDoNothing({ target })
      : insert.onConflictDoUpdate({ target, set: row })
    ).returning({ id: assessments.id })
    const after = saved && (await find(transaction, saved.id))
    // Somebody else's came into the place in this moment.
    if (!after) throw new AppError('conflict')
    const deed = { userId, action: 'assessment.upload', subjectId: after.id, subject: after.title }
    await writeAudit(transaction, { ...deed, before, after }, services.now())
    return after
  })
}

/** The file itself stays in the store: others may name the same bytes. */
export async function destroyAssessment({ services, userId }: Editor, id: number): Promise<void> {
  await services.db.transaction(async (transaction) => {
    const before = await find(transaction, id)
    if (!before) throw new AppError('not_found')
    await transaction.delete(assessments).where(eq(assessments.id, id))
    const deed = { userId, action: 'assessment.destroy', subjectId: id, subject: before.title, before }
    await writeAudit(transaction, deed, services.now())
  })
}
