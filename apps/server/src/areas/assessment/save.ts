import { type AssessmentItem, type AssessmentVersion, assessmentVersion } from '@hakka/contract/assessment'
import type { CallBody } from '@hakka/contract/calls'
import { LEVELS, levelOfStep } from '@hakka/contract/constants'
import { and, eq, isNull } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { files } from '../../db/tables/content.ts'
import { assessments } from '../../db/tables/download.ts'
import type { Transaction } from '../../db/transaction.ts'
import { hidden, shownAgain } from '../../domain/edit/deletion.ts'
import { create, edit, type Found, type Thing } from '../../domain/edit/edit.ts'
import { digestOf } from '../../domain/edit/once.ts'
import { findRevision } from '../../domain/edit/revisions.ts'
import { assessmentTitle } from '../../domain/published/download-names.ts'
import type { Services } from '../../domain/services.ts'
import { storePdf } from '../../domain/uploads/store.ts'
import { AppError } from '../../kernel/app-error.ts'
import { present } from './store.ts'

const TAKEN = '這一課已經有另一份手冊，請先刪除那一份，再還原這一份'

type Upload = CallBody<'POST /api/assessment/upload'>
type Place = Omit<Upload, 'file' | 'version' | 'form_key'>

interface Editor {
  services: Services
  userId: number
}

/** The level and the lesson have to be those of the school year. */
function refuseWrongPlace({ level_no, step_no, lesson_no }: Place): void {
  const errors: Record<string, string[]> = {}
  const level = LEVELS.find(({ no }) => no === levelOfStep(step_no))
  if (level_no !== level?.no) errors.level_no = [`這個年級屬於${level?.name}`]
  if (level && lesson_no > level.lesson_num)
    errors.lesson_no = [`${level.name}每個單元只有 ${level.lesson_num} 課`]
  if (Object.keys(errors).length > 0) throw new AppError('validation', { errors })
}

/** A handbook with the file that it is now. */
type Handbook = AssessmentItem & { file_id: number }

/** Also when it is deleted. */
async function findHandbook(
  db: NodePgDatabase | Transaction,
  id: number,
): Promise<Found<Handbook> | undefined> {
  const [row] = await db
    .select({ item: assessments, size: files.size })
    .from(assessments)
    .innerJoin(files, eq(files.id, assessments.fileId))
    .where(eq(assessments.id, id))
  if (!row) return undefined
  const { title, version, updatedAt: savedAt, deletedAt } = row.item
  const item = { ...present(row.item, row.size), file_id: row.item.fileId }
  return { item, title, version, savedAt, isDeleted: deletedAt !== null }
}

/** One by one: a place of a lesson has one handbook, and it may be a new one that two editors put there. */
export const HANDBOOK: Thing<Handbook> = {
  name: 'assessment',
  topic: 'assessment',
  oneByOne: true,
  find: findHandbook,
  record: (item) => item,
  contentOf: ({ title, file_id, size }): AssessmentVersion => ({ title, file_id, size }),
}

/** Which handbook stands in a place. */
async function inPlace(transaction: Transaction, upload: Place): Promise<number | undefined> {
  const [row] = await transaction
    .select({ id: assessments.id })
    .from(assessments)
    .where(
      and(
        eq(assessments.stepNo, upload.step_no),
        eq(assessments.semesterNo, upload.semester_no),
        eq(assessments.lessonNo, upload.lesson_no),
        eq(assessments.dialectId, upload.dialect_id),
        eq(assessments.bookType, upload.book_type),
        isNull(assessments.deletedAt),
      ),
    )
  return row?.id
}

/** A handbook in its place; one that was there is replaced and keeps its address. */
export async function uploadAssessment(
  { services, userId }: Editor,
  { form_key, version, file, ...place }: Upload,
): Promise<AssessmentItem> {
  refuseWrongPlace(place)
  const stored = await storePdf(services, file, 'file')
  const deed = {
    userId,
    action: 'assessment.upload',
    // Another file or place under the same key is another handbook.
    formKey: form_key && digestOf([form_key, place, stored.id]),
    content: null,
    version,
    find: (transaction: Transaction) => inPlace(transaction, place),
  }
  const { after } = await create(services, HANDBOOK, deed, async (transaction, before, at) => {
    const row = {
      levelNo: place.level_no,
      stepNo: place.step_no,
      semesterNo: place.semester_no,
      lessonNo: place.lesson_no,
      dialectId: place.dialect_id,
      bookType: place.book_type,
      title: assessmentTitle(place),
      fileId: stored.id,
      version: (before?.version ?? 0) + 1,
      updatedAt: at,
    }
    const [saved] = before
      ? await transaction.update(assessments).set(row).where(eq(assessments.id, before.item.id)).returning()
      : await transaction.insert(assessments).values(row).returning()
    if (!saved) throw new Error('the handbook was not returned')
    return saved.id
  })
  return after.item
}

/** Hides a handbook from everybody; its place is free for another. */
export async function destroyAssessment({ services, userId }: Editor, id: number): Promise<void> {
  const deed = { userId, action: 'assessment.destroy', id }
  await edit(services, HANDBOOK, deed, async (transaction, before, at) => {
    await transaction.update(assessments).set(hidden(before, { userId, at })).where(eq(assessments.id, id))
  })
}

/** Shows a deleted handbook again. @throws AppError `conflict` when another stands in its place now */
export async function restoreAssessment(
  { services, userId }: Editor,
  { id, version }: CallBody<'POST /api/assessment/restore'>,
): Promise<AssessmentItem> {
  const deed = { userId, action: 'assessment.restore', id, version, isDeleted: true }
  const { after } = await edit(services, HANDBOOK, deed, async (transaction, before, at) => {
    const taken = await inPlace(transaction, before.item)
    if (taken !== undefined) throw new AppError('conflict', { message: TAKEN })
    await transaction.update(assessments).set(shownAgain(before, at)).where(eq(assessments.id, id))
  })
  return after.item
}

/** Goes back to an earlier file. */
export async function revertAssessment(
  { services, userId }: Editor,
  { id, revision, version }: CallBody<'POST /api/assessment/revert'>,
): Promise<AssessmentItem> {
  const earlier = { id, version: revision, schema: assessmentVersion }
  const { content } = await findRevision(services.db, HANDBOOK, earlier)
  const deed = { userId, action: 'assessment.revert', id, version }
  const { after } = await edit(services, HANDBOOK, deed, async (transaction, before, at) => {
    await transaction
      .update(assessments)
      .set({ fileId: content.file_id, version: before.version + 1, updatedAt: at })
      .where(eq(assessments.id, id))
  })
  return after.item
}
