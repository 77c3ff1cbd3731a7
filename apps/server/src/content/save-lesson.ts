import { lessons } from '../db/tables/content.ts'
import type { Transaction } from '../db/transaction.ts'
import { idOf, type StoredFile } from '../domain/uploads/file-rows.ts'
import { mapAddresses } from './addresses.ts'
import { uidByNumber } from './module-uid.ts'
import type { Pack, PackLesson } from './pack.ts'
import type { Publication } from './publish.ts'
import { textsOfFace } from './reading-texts.ts'
import { type ModuleDraft, saveModules } from './save-modules.ts'

/** A lesson of a pack and what its media have become. */
interface LessonSource {
  pack: Pack
  path: string
  lesson: PackLesson
  stored: ReadonlyMap<string, StoredFile>
  ids: ReadonlyMap<string, number>
}

/** Writes a lesson and its modules, in place where its address is known; learners see them once they are published. */
export async function saveLesson(transaction: Transaction, from: LessonSource): Promise<Publication> {
  const { lesson, stored, ids } = from
  const fileId = (media: { url: string } | undefined) => (media ? idOf(ids, stored.get(media.url)) : null)
  const values = {
    packId: from.pack.manifest.id,
    packPath: from.path,
    stepNo: lesson.step_no,
    semesterNo: lesson.semester_no,
    typeNo: lesson.type_no,
    dialectId: lesson.dialect_id,
    no: lesson.no,
    title: lesson.title.hakka,
    titlePinyin: lesson.title.pinyin,
    titleChinese: lesson.title.chinese,
    officialName: lesson.official_name,
    thumbnailFileId: fileId(lesson.thumbnail),
    studentBookFileId: fileId(lesson.student_book),
    teacherBookFileId: fileId(lesson.teacher_book),
    activitySteps: stepsOf(lesson),
  }
  const [row] = await transaction
    .insert(lessons)
    .values({ ...values, version: 0 })
    .onConflictDoUpdate({
      target: [lessons.stepNo, lessons.semesterNo, lessons.typeNo, lessons.no, lessons.dialectId],
      set: values,
    })
    .returning({ id: lessons.id })
  if (!row) throw new Error(`lesson ${from.path} was not returned`)
  const versions = await saveModules(transaction, row.id, draftsOf(from))
  return { lessonId: row.id, versions, reading: textsOfFace(lesson) }
}

export const stepsOf = (lesson: PackLesson) =>
  Object.fromEntries(
    Object.entries(lesson.activities).flatMap(([no, own]) => (own?.steps ? [[no, own.steps] as const] : [])),
  )

/** The modules of a lesson as their author has them, files being under the addresses that are served. */
export function draftsOf(from: Pick<LessonSource, 'lesson' | 'stored'>): ModuleDraft[] {
  const address = (url: string) => `/files/${from.stored.get(url)?.key}`
  return Object.entries(from.lesson.activities).flatMap(([activityNo, own]) =>
    (own?.modules ?? []).map((module) => ({
      uid: module.uid ?? uidByNumber(from.lesson, module.no),
      activityNo: Number(activityNo),
      no: module.no,
      type: module.type,
      schemaVersion: module.version,
      name: module.name,
      title: module.title ?? '',
      titleMemo: module.title_memo ?? '',
      memo: module.memo ?? '',
      description: module.description,
      content: mapAddresses(module, address),
    })),
  )
}
