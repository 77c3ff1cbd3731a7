import type { CallBody } from '@hakka/contract/calls'
import { LEVELS, lessonName, levelOfStep } from '@hakka/contract/constants'
import { isPinyin } from '@hakka/hakka/pinyin'
import { rubyMismatch } from '@hakka/hakka/ruby'
import { inArray } from 'drizzle-orm'
import { files, lessons } from '../../db/tables/content.ts'
import type { Transaction } from '../../db/transaction.ts'
import { create } from '../../domain/edit/edit.ts'
import { contentIn, draftOf, noteAuthor, saveDraft } from '../../domain/lesson/draft.ts'
import { copyModule, newModule, placeModules } from '../../domain/lesson/draft-places.ts'
import { editLesson, LESSON, type LessonEditor } from '../../domain/lesson/edit-lesson.ts'
import { isAt } from '../../domain/lesson/is-at.ts'
import { type LessonAddress, typeName } from '../../domain/lesson/lesson-address.ts'
import { keepDraft, type LessonDraft } from '../../domain/lesson/lesson-draft.ts'
import { AppError } from '../../kernel/app-error.ts'

type Errors = Record<string, string[]>

function refuse(errors: Errors): void {
  if (Object.keys(errors).length > 0) throw new AppError('validation', { errors })
}

/** An empty reading waits for its own; one that is there has to be one. */
function titleErrors({ hakka, pinyin }: LessonDraft['title']): Errors {
  if (pinyin === '') return {}
  const problem = isPinyin(pinyin) ? rubyMismatch(hakka, pinyin) : '拼音的格式不對'
  return problem
    ? { 'title.pinyin': [problem.startsWith('拼音') ? problem : `字數和音節對不上：${problem}`] }
    : {}
}

export const TAKEN = '這一課已經有了，請換一個課次或腔調'

/** @throws AppError `validation` for a place that its level does not have */
export function refuseWrongPlace({ stepNo, no }: Pick<LessonAddress, 'stepNo' | 'no'>): void {
  const level = LEVELS.find((own) => own.no === levelOfStep(stepNo))
  if (level && no > level.lesson_num) refuse({ no: [`${level.name}每個單元只有 ${level.lesson_num} 課`] })
}

/** Writes a lesson that learners do not see. @throws AppError `validation` where its place is taken */
export async function insertDraft(
  transaction: Transaction,
  address: LessonAddress,
  draft: Pick<LessonDraft, 'title'> & { officialName: string },
  { userId, at }: { userId: number; at: Date },
): Promise<typeof lessons.$inferSelect> {
  const [row] = await transaction
    .insert(lessons)
    .values({
      ...address,
      title: draft.title.hakka,
      titlePinyin: draft.title.pinyin,
      titleChinese: draft.title.chinese,
      officialName: draft.officialName,
      state: 'draft',
      deskVersion: 1,
      editedAt: at,
      editedBy: userId,
      createdBy: userId,
    })
    .onConflictDoNothing()
    .returning()
  if (!row) throw new AppError('validation', { errors: { no: [TAKEN] } })
  await noteAuthor(transaction, row.id, userId)
  return row
}

/** Makes a lesson. A form that is sent twice makes it once. */
export async function storeLesson(
  { userId, ...services }: LessonEditor,
  { form_key, title, ...place }: CallBody<'POST /api/admin/lesson/store'>,
): Promise<{ id: number; version: number }> {
  const address = {
    stepNo: place.step_no,
    semesterNo: place.semester_no,
    dialectId: place.dialect_id,
    typeNo: place.type_no,
    no: place.no,
  }
  refuseWrongPlace(address)
  refuse(titleErrors(title))
  const deed = { userId, action: 'lesson.store', formKey: form_key, content: { title, ...place } }
  const { id, after } = await create(services, LESSON, deed, async (transaction, _, at) => {
    const officialName = [typeName(address.typeNo), lessonName(address.no), title.hakka].join(' ')
    return (await insertDraft(transaction, address, { title, officialName }, { userId, at })).id
  })
  return { id, version: after.version }
}

/** Changes what a lesson is called and has beside its modules. */
export async function updateLesson(
  editor: LessonEditor,
  { id, version, title, official_name, steps, ...media }: CallBody<'POST /api/admin/lesson/update'>,
): Promise<{ id: number; version: number }> {
  refuse(titleErrors(title))
  const deed = { id, version, action: 'lesson.update', isWriting: true }
  const next = await editLesson(editor, deed, async (transaction, { lesson, draft }, at) => {
    refuse(await fileErrors(transaction, media))
    const { thumbnail_id: thumbnail, student_book_id: student_book, teacher_book_id: teacher_book } = media
    const activities = draft.activities.map((own, index) => ({
      ...own,
      steps: (steps[index] ?? []).filter((step) => step !== ''),
    }))
    const changed = { ...draft, title, official_name, thumbnail, student_book, teacher_book, activities }
    await keepDraft(transaction, lesson, changed, at)
    return {}
  })
  return { id, version: next }
}

/** What the files of a lesson have to be. */
const KINDS = {
  thumbnail_id: { is: (type: string) => type.startsWith('image/'), fault: '課程圖片要是圖片' },
  student_book_id: { is: (type: string) => type === 'application/pdf', fault: '學生課本要是 PDF' },
  teacher_book_id: { is: (type: string) => type === 'application/pdf', fault: '教師手冊要是 PDF' },
} as const

async function fileErrors(
  transaction: Transaction,
  media: Record<keyof typeof KINDS, number | null>,
): Promise<Errors> {
  const ids = Object.values(media).flatMap((id) => id ?? [])
  const rows = await transaction
    .select({ id: files.id, mediaType: files.mediaType })
    .from(files)
    .where(inArray(files.id, [0, ...ids]))
  const typeOf = new Map(rows.map((row) => [row.id, row.mediaType]))
  const errors: Errors = {}
  for (const name of ['thumbnail_id', 'student_book_id', 'teacher_book_id'] as const) {
    const id = media[name]
    if (id !== null && !KINDS[name].is(typeOf.get(id) ?? '')) errors[name] = [KINDS[name].fault]
  }
  return errors
}

/** Puts modules in their places; those that are not named are taken out, and may be named again. */
export async function arrangeLesson(
  editor: LessonEditor,
  { id, version, activities }: CallBody<'POST /api/admin/lesson/arrange'>,
): Promise<{ id: number; version: number }> {
  const deed = { id, version, action: 'lesson.arrange', isWriting: true }
  const next = await editLesson(editor, deed, async (transaction, { lesson, draft }, at) => {
    await keepDraft(transaction, lesson, await placeModules(transaction, id, draft, activities), at)
    return {}
  })
  return { id, version: next }
}

/** Adds an empty module of a type. */
export async function addModule(
  editor: LessonEditor,
  body: CallBody<'POST /api/admin/lesson/module/store'>,
): Promise<{ id: number; version: number; module_id: number }> {
  const { lesson_id: lessonId, version, activity_no: activityNo, index, type } = body
  let moduleId = 0
  const deed = { id: lessonId, version, action: 'lesson.module_store', isWriting: true }
  const next = await editLesson(editor, deed, async (transaction, _, at) => {
    const place = { lessonId, activityNo, index }
    moduleId = await newModule(transaction, place, type, { userId: editor.userId, at })
    return {}
  })
  return { id: lessonId, version: next, module_id: moduleId }
}

/** Calls a module something else, whatever is in it. @throws AppError `not_found` of one that is not the lesson's */
export async function renameModule(
  editor: LessonEditor,
  { lesson_id: id, version, module_id, name }: CallBody<'POST /api/admin/lesson/module/rename'>,
): Promise<{ id: number; version: number }> {
  const deed = { id, version, action: 'lesson.module_rename', isWriting: true }
  const next = await editLesson(editor, deed, async (transaction, _, at) => {
    const present = await draftOf(transaction, module_id)
    if (present?.lessonId !== id) throw new AppError('not_found')
    const { revision, ...own } = present
    const saved = await saveDraft(
      transaction,
      module_id,
      { ...contentIn(own), name },
      { revision, userId: editor.userId, at },
    )
    if (!saved.ok) throw new AppError('conflict', { current: saved.present })
    return {}
  })
  return { id, version: next }
}

/** Puts a copy of a module behind it. */
export async function doubleModule(
  editor: LessonEditor,
  { lesson_id: id, version, module_id }: CallBody<'POST /api/admin/lesson/module/copy'>,
): Promise<{ id: number; version: number; module_id: number }> {
  let copy = 0
  const deed = { id, version, action: 'lesson.module_copy', isWriting: true }
  const next = await editLesson(editor, deed, async (transaction, _, at) => {
    copy = await copyModule(transaction, id, module_id, { userId: editor.userId, at })
    return {}
  })
  return { id, version: next, module_id: copy }
}

/** Whether a place is free, before anything is read for it. */
export const isTaken = async (
  transaction: Pick<Transaction, '$count'>,
  address: LessonAddress,
): Promise<boolean> => (await transaction.$count(lessons, isAt(address))) > 0
