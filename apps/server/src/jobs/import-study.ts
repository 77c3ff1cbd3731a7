import { eq } from 'drizzle-orm'
import { IMPORT_TABLE, importTable } from '../content/study-table/thread.ts'
import { studyImports } from '../db/tables/self-study.ts'
import { defineJob } from './kit/define.ts'

/** Writes a table of self-study that an editor has begun to bring in. */
export default defineJob({
  ...IMPORT_TABLE,
  title: '匯入自學教材',
  retries: 1,
  async run(services, { id }, { signal }) {
    try {
      await importTable(services, id, signal)
    } catch (error) {
      await services.db.update(studyImports).set({ state: 'failed' }).where(eq(studyImports.id, id))
      throw error
    }
  },
})
