import { and, eq, inArray } from 'drizzle-orm'
import { FETCH_LESSONS, fetchRun } from '../content/exchange/fetch-run.ts'
import { lessonFetches } from '../db/tables/lesson-pack.ts'
import { defineJob } from './kit/define.ts'

/** Fetches the lessons that an editor has chosen. */
export default defineJob({
  ...FETCH_LESSONS,
  title: '從教材庫匯入課程',
  seconds: 3600,
  // Two editors may fetch at the same time.
  atOnce: 2,
  async run(services, { id }, { signal }) {
    try {
      await fetchRun(services, id, signal)
    } catch (error) {
      // A process that ends leaves it to another one, which goes on where this one was.
      if (!signal.aborted)
        await services.db
          .update(lessonFetches)
          .set({ state: 'failed' })
          .where(and(eq(lessonFetches.id, id), inArray(lessonFetches.state, ['waiting', 'running'])))
      throw error
    }
  },
})
