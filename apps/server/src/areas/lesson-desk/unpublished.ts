import type { CallBody } from '@hakka/contract/calls'
import { lessonName } from '@hakka/contract/constants'
import { and, eq, isNull } from 'drizzle-orm'
import { lessonVersions } from '../../db/tables/authoring.ts'
import { lessons, modules } from '../../db/tables/content.ts'
import type { Transaction } from '../../db/transaction.ts'
import { violates } from '../../db/violates.ts'
import { GONE } from '../../domain/edit/edit.ts'
import { editLesson, type LessonEditor } from '../../domain/lesson/edit-lesson.ts'
import { typeName } from '../../domain/lesson/lesson-address.ts'
import { keepDraft, type LessonRow } from '../../domain/lesson/lesson-draft.ts'
import { AppError } from '../../kernel/app-error.ts'
import { isTaken, refuseWrongPlace, TAKEN } from './save.ts'

/** @throws AppError `validation` of a lesson that learners have seen: what they did in it is theirs */
async function refusePublished(
  transaction: Transaction,
  { id, state }: Pick<LessonRow, 'id' | 'state'>,
  message: string,
): Promise<void> {
  const known = await transaction.$count(lessonVersions, eq(lessonVersions.lessonId, id))
  if ((state !== 'draft' && state !== 'review') || known > 0) throw new AppError('validation', { message })
}

/** Deletes a lesson that was never published, with its drafts and modules. */
export async function removeLesson(
  editor: LessonEditor,
  { id, version }: CallBody<'POST /api/admin/lesson/remove'>,
): Promise<void> {
  const deed = { id, version, action: 'lesson.delete' }
  await editLesson(editor, deed, async (transaction, { lesson }) => {
    await refusePublished(transaction, lesson, '這一課發布過，不能刪除，只能下架')
    // One that learners knew in another lesson stays theirs.
    const own = and(eq(modules.lessonId, id), isNull(modules.publishedVersionId))
    await transaction.delete(modules).where(own)
    await transaction.delete(lessons).where(eq(lessons.id, id))
    return GONE
  })
}

/**
 * Puts a lesson that was never published into another place of the menu. Its dialect stays: its readings are of it.
 * @throws AppError `conflict` where another lesson came to the place in the same moment
 */
export async function moveLesson(
  editor: LessonEditor,
  { id, version, ...place }: CallBody<'POST /api/admin/lesson/move'>,
): Promise<{ id: number; version: number }> {
  const deed = { id, version, action: 'lesson.move', isWriting: true }
  const next = await editLesson(editor, deed, async (transaction, { lesson, draft }, at) => {
    await refusePublished(transaction, lesson, '這一課發布過，學生認得它的位置，不能再換')
    const { step_no: stepNo, semester_no: semesterNo, type_no: typeNo, no } = place
    const { dialectId } = lesson
    refuseWrongPlace({ stepNo, no })
    const to = { stepNo, semesterNo, dialectId, typeNo, no }
    const isHere =
      lesson.stepNo === stepNo &&
      lesson.semesterNo === semesterNo &&
      lesson.typeNo === typeNo &&
      lesson.no === no
    if (isHere) return {}
    if (await isTaken(transaction, to)) throw new AppError('validation', { errors: { no: [TAKEN] } })
    // The name that it was given by its place follows it; one of its own stays.
    const names = (title: string) => ({
      old: [typeName(lesson.typeNo), lessonName(lesson.no), title].join(' '),
      fresh: [typeName(typeNo), lessonName(no), title].join(' '),
    })
    const own = names(draft.title.hakka)
    if (draft.official_name === own.old)
      await keepDraft(transaction, lesson, { ...draft, official_name: own.fresh }, at)
    return to
  }).catch((cause: unknown) => {
    if (!violates(cause, 'lessons_address')) throw cause
    throw new AppError('conflict', { message: OVERTAKEN, errors: { no: [OVERTAKEN] }, cause })
  })
  return { id, version: next }
}

const OVERTAKEN = '剛有另一課換到這個位置，請換一個課次'
