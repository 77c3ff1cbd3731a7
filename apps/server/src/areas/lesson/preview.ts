import type { Lesson } from '@hakka/contract/lesson'
import { inArray } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { files } from '../../db/tables/content.ts'
import { draftsOf } from '../../domain/lesson/draft.ts'
import type { LessonAddress } from '../../domain/lesson/lesson-address.ts'
import { draftedLesson, modulesOf } from '../../domain/lesson/lesson-draft.ts'
import { AppError } from '../../kernel/app-error.ts'
import { presentLesson } from './present.ts'
import { dialectsOf, findLesson } from './store.ts'

/** A lesson as learners would see it if it were published now. @throws AppError `not_found` */
export async function previewLesson(
  db: NodePgDatabase,
  asked: { id: number } | LessonAddress,
): Promise<Lesson> {
  const row = await findLesson(db, asked, { drafts: true })
  const found = row && (await draftedLesson(db, row.lesson.id))
  if (!row || !found) throw new AppError('not_found')
  const { draft } = found
  const ids = [draft.thumbnail, draft.student_book, draft.teacher_book]
  const media = await db
    .select({ id: files.id, key: files.key })
    .from(files)
    .where(inArray(files.id, [0, ...ids.flatMap((id) => id ?? [])]))
  const fileOf = (id: number | null) => media.find((own) => own.id === id) ?? null
  const places = new Map(
    draft.activities.flatMap(({ modules }, at) => modules.map((id): [number, number] => [id, at + 1])),
  )
  const own = await draftsOf(db, modulesOf(draft))
  const { title, official_name: officialName } = draft
  return presentLesson(
    {
      ...row,
      lesson: {
        ...row.lesson,
        title: title.hakka,
        titlePinyin: title.pinyin,
        titleChinese: title.chinese,
        officialName,
        activitySteps: Object.fromEntries(draft.activities.map(({ steps }, at) => [at + 1, steps])),
      },
      thumbnail: fileOf(draft.thumbnail),
      studentBook: fileOf(draft.student_book),
      teacherBook: fileOf(draft.teacher_book),
    },
    own.map(({ moduleId, ...module }, at) => ({
      ...module,
      id: moduleId,
      uid: '',
      activityNo: places.get(moduleId) ?? 1,
      no: at + 1,
    })),
    await dialectsOf(db, row.lesson),
  )
}
