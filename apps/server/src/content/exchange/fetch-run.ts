import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { lessonFetches } from '../../db/tables/lesson-pack.ts'
import type { Services } from '../../domain/services.ts'
import { AppError } from '../../kernel/app-error.ts'
import type { Asked } from '../../ports/queue.ts'
import { fetchLesson, type Keep } from './fetch-lesson.ts'

/** The job that fetches the lessons that somebody has chosen, one after the other. */
export const FETCH_LESSONS = {
  name: 'fetch-lessons',
  schema: z.strictObject({ id: z.number().int() }),
} satisfies Asked<object>

export type FetchRow = typeof lessonFetches.$inferSelect
type Fetching = Pick<Services, 'db' | 'blobs' | 'env' | 'now'>

/** Also one whose job has failed: it is tried again by itself. */
const isGoing = ({ state }: FetchRow): boolean => ['waiting', 'running', 'failed'].includes(state)

/**
 * Fetches what is left of a run, each lesson with its result in one transaction: whoever is killed goes on with the next
 * one, and whoever is told to stop does so between two.
 */
export async function fetchRun(services: Fetching, id: number, signal: AbortSignal): Promise<void> {
  for (;;) {
    signal.throwIfAborted()
    const row = await fetchOf(services.db, id)
    if (!row || !isGoing(row)) return
    const at = row.results.indexOf(null)
    const place = row.places[at]
    if (!place || row.userId === null) {
      await services.db.update(lessonFetches).set({ state: 'done' }).where(eq(lessonFetches.id, id))
      return
    }
    const { step_no: stepNo, semester_no: semesterNo, dialect_id: dialectId, type_no: typeNo, no } = place
    const keep = keepAt(id, at)
    const address = { stepNo, semesterNo, dialectId, typeNo, no }
    await fetchLesson(services, address, row.userId, keep).catch(async (error: unknown) => {
      if (!(error instanceof AppError) || error.status >= 500) throw error
      const output = [error.message]
      await keep(services.db, { id: null, success: false, outcome: 'failed', output, title: null })
    })
  }
}

export async function fetchOf(db: Pick<Services['db'], 'select'>, id: number): Promise<FetchRow | undefined> {
  const [row] = await db.select().from(lessonFetches).where(eq(lessonFetches.id, id))
  return row
}

/** Writes down what has become of one. What is told to stop meanwhile stays stopped. */
const keepAt =
  (id: number, at: number): Keep =>
  async (db, result) => {
    const [row] = await db.select().from(lessonFetches).where(eq(lessonFetches.id, id)).for('update')
    if (!row || row.results[at] !== null) return
    const results = row.results.with(at, result)
    const state = row.state === 'stopped' ? row.state : 'running'
    await db.update(lessonFetches).set({ state, results }).where(eq(lessonFetches.id, id))
  }
