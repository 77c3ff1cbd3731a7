import { eq, inArray, sql } from 'drizzle-orm'
import { lessons, modules, moduleVersions } from '../db/tables/content.ts'
import type { Transaction } from '../db/transaction.ts'
import { refreshSiteWords } from '../domain/dictionary/site-words.ts'
import { type FaceMaker, lessonFace, type WantedFace, wantFaces } from '../domain/fonts/want-faces.ts'
import { TITLES_FACE } from '../domain/lesson/face-of.ts'
import { lessonKey } from '../domain/lesson/lesson-address.ts'
import { publishNotice } from '../ports/notices.ts'
import { saveLessonTexts } from './save-lesson-texts.ts'

/** What learners are to see of a lesson from now on. */
export interface Publication {
  lessonId: number
  /** Version by module id. */
  versions: ReadonlyMap<number, number>
  /** What is set in the lesson's reading face; without it the face stays. */
  reading: readonly string[] | undefined
}

/**
 * Makes versions of modules what learners see, with all that follows: the lesson's version, its texts, what search and
 * dictionary find of it, its face and that of all titles, and word of it to every process. Nothing else publishes.
 * @param others faces of what came with them
 */
export async function publish(
  transaction: Transaction,
  maker: FaceMaker,
  publications: readonly Publication[],
  others: readonly WantedFace[] = [],
): Promise<void> {
  const keys: string[] = []
  for (const publication of publications) keys.push(...(await publishLesson(transaction, publication)))
  await wantFaces(transaction, maker, [
    { name: TITLES_FACE, texts: await titlesOf(transaction) },
    ...publications.flatMap(({ lessonId, reading }) => (reading ? lessonFace(lessonId, reading) : [])),
    ...others,
  ])
  await refreshSiteWords(transaction)
  await publishNotice(transaction, { topic: 'lesson', keys })
}

/** What lists are headed with: titles of lessons, and those of dialogues, books in each dialect, and sets. */
export async function titlesOf(transaction: Transaction): Promise<string[]> {
  const own = await transaction.selectDistinct({ title: lessons.title }).from(lessons)
  const { rows } = await transaction.execute<{ title: string }>(sql`
    select distinct title from study_items where kind in ('listening', 'writing')
    union select distinct t.value ->> 'text' from study_items,
      json_each(content -> 'book' -> 'titles') t where kind = 'reading'`)
  return [...own, ...rows].map(({ title }) => title)
}

/** Answers the lesson's key in notices. */
async function publishLesson(
  transaction: Transaction,
  { lessonId, versions }: Publication,
): Promise<string[]> {
  for (const [moduleId, publishedVersionId] of versions) {
    await transaction.update(modules).set({ publishedVersionId }).where(eq(modules.id, moduleId))
  }
  const ids = [...versions.values()]
  if (ids.length > 0) {
    await transaction
      .update(moduleVersions)
      .set({ publishedAt: sql`coalesce(${moduleVersions.publishedAt}, now())` })
      .where(inArray(moduleVersions.id, ids))
  }
  const rows = await transaction
    .update(lessons)
    .set({ version: sql`${lessons.version} + 1`, updatedAt: sql`now()` })
    .where(eq(lessons.id, lessonId))
    .returning()
  await saveLessonTexts(transaction, lessonId)
  return rows.map(lessonKey)
}
