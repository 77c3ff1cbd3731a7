import { and, eq, gt, sql } from 'drizzle-orm'
import { lessons, modules } from '../db/tables/content.ts'
import type { Transaction } from '../db/transaction.ts'
import type { Pack, PackLesson } from './pack.ts'
import { saveLessonTexts } from './save-lesson-texts.ts'
import { idOf, type StoredFile } from './store-files.ts'
import { isRecord, mapUrls } from './walk.ts'

/** A lesson of a pack and what its media have become. */
interface LessonSource {
  pack: Pack
  path: string
  lesson: PackLesson
  source: Record<string, unknown>
  stored: ReadonlyMap<string, StoredFile>
  fonts: ReadonlyMap<string, StoredFile>
  ids: ReadonlyMap<string, number>
}

/** Writes a lesson and its modules, in place where its address is known; answers its id. */
export async function saveLesson(transaction: Transaction, from: LessonSource): Promise<number> {
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
    fontFileId: idOf(ids, from.fonts.get(from.path)),
    activitySteps: stepsOf(lesson),
  }
  const [row] = await transaction
    .insert(lessons)
    .values(values)
    .onConflictDoUpdate({
      target: [lessons.stepNo, lessons.semesterNo, lessons.typeNo, lessons.no, lessons.dialectId],
      set: { ...values, version: sql`${lessons.version} + 1`, updatedAt: sql`now()` },
    })
    .returning({ id: lessons.id })
  if (!row) throw new Error(`lesson ${from.path} was not returned`)
  await saveModules(transaction, row.id, from)
  await saveLessonTexts(transaction, row.id)
  return row.id
}

const stepsOf = (lesson: PackLesson) =>
  Object.fromEntries(
    Object.entries(lesson.activities).flatMap(([no, own]) => (own?.steps ? [[no, own.steps] as const] : [])),
  )

async function saveModules(transaction: Transaction, lessonId: number, from: LessonSource): Promise<void> {
  const address = (url: string) => `/files/${from.stored.get(url)?.key}`
  const sources = isRecord(from.source.activities) ? from.source.activities : {}
  const rows = Object.entries(from.lesson.activities).flatMap(([activityNo, own]) =>
    (own?.modules ?? []).map((module, index) => ({
      lessonId,
      activityNo: Number(activityNo),
      no: module.no,
      type: module.type,
      schemaVersion: module.version,
      name: module.name,
      title: module.title ?? '',
      description: module.description,
      content: mapUrls(contentAt(sources[activityNo], index), address),
    })),
  )
  for (const values of rows) {
    await transaction
      .insert(modules)
      .values(values)
      .onConflictDoUpdate({ target: [modules.lessonId, modules.no], set: values })
  }
  await transaction.delete(modules).where(and(eq(modules.lessonId, lessonId), gt(modules.no, rows.length)))
}

/** A module's content as written: the parsed one has lost the order of its keys. */
function contentAt(activity: unknown, index: number): unknown {
  const list = isRecord(activity) && Array.isArray(activity.modules) ? activity.modules : []
  const module: unknown = list[index]
  return isRecord(module) ? module.content : undefined
}
