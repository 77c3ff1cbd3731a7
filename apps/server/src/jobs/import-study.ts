import { eq } from 'drizzle-orm'
import { IMPORT_TABLE, importTable } from '../content/study-table/thread.ts'
import { studyImports } from '../db/tables/self-study.ts'
import { defineJob } from './kit/define.ts'

/** Writes a table of self-study that an editor has begun to bring in, or takes it back. */
export default defineJob({
  ...IMPORT_TABLE,
  title: '匯入自學教材',
  retries: 1,
  async run(services, { id, undo }, { signal }) {
    try {
      await importTable(services, { id, undo }, signal)
    } catch (error) {
      await services.db
        .update(studyImports)
        .set({ state: undo ? 'done' : 'failed' })
        .where(eq(studyImports.id, id))
      throw error
    }
  },
})
