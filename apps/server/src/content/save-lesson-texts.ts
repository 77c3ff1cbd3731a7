import { and, asc, eq, notExists } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { lessons } from '../db/tables/content.ts'
import { dictionarySources } from '../db/tables/dictionary.ts'
import { lessonSearch, lessonTexts } from '../db/tables/search.ts'
import type { Transaction } from '../db/transaction.ts'
import { refreshSiteWords } from '../domain/dictionary/site-words.ts'
import { isSeen, publishedModules } from '../domain/lesson/modules.ts'
import { textsOf } from './lesson-texts.ts'
import { searchRow } from './search-row.ts'

/** Lessons of one transaction, and pause after it, while the site is already answering. */
const BATCH = 5
const PAUSE_MS = 20

/**
 * Writes a lesson's words and sentences, and what course search finds it by, as its modules are now; nothing of one that
 * learners do not see.
 */
export async function saveLessonTexts(transaction: Transaction, lessonId: number): Promise<void> {
  const [lesson] = await transaction.select().from(lessons).where(eq(lessons.id, lessonId))
  if (!lesson) return
  await transaction.delete(lessonTexts).where(eq(lessonTexts.lessonId, lessonId))
  if (lesson.state !== 'published') {
    await transaction.delete(lessonSearch).where(eq(lessonSearch.lessonId, lessonId))
    return
  }
  const modules = await publishedModules(transaction, lessonId)
  const texts = textsOf(modules.map((own) => ({ ...own, version: own.schemaVersion })))
  if (texts.length > 0) {
    const { dialectId } = lesson
    await transaction
      .insert(lessonTexts)
      .values(texts.map((text, index) => ({ ...text, lessonId, dialectId, position: index + 1 })))
  }
  const row = searchRow(lesson, texts)
  await transaction
    .insert(lessonSearch)
    .values(row)
    .onConflictDoUpdate({ target: lessonSearch.lessonId, set: row })
}

/**
 * Makes findable what an older version imported: its lessons for course search, then their words for the dictionary.
 * @returns how many lessons it did
 */
export async function makeFindable(db: NodePgDatabase, signal?: AbortSignal): Promise<number> {
  const done = await fillLessonTexts(db, signal)
  const known = await db.$count(dictionarySources, eq(dictionarySources.source, 'site'))
  if (done > 0 || known === 0) await db.transaction(refreshSiteWords)
  return done
}

/**
 * Gives lessons that an older version imported what course search looks through. Several processes may do it at once:
 * each takes what no other holds.
 * @returns how many lessons it did
 */
async function fillLessonTexts(db: NodePgDatabase, signal: AbortSignal | undefined): Promise<number> {
  for (let done = 0; ; ) {
    signal?.throwIfAborted()
    const batch = await db.transaction(async (transaction) => {
      const own = transaction.select().from(lessonSearch).where(eq(lessonSearch.lessonId, lessons.id))
      const rows = await transaction
        .select({ id: lessons.id })
        .from(lessons)
        .where(and(isSeen(), notExists(own)))
        .orderBy(asc(lessons.id))
        .limit(BATCH)
        .for('update', { skipLocked: true })
      for (const { id } of rows) await saveLessonTexts(transaction, id)
      return rows.length
    })
    done += batch
    if (batch < BATCH) return done
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS).unref())
  }
}
