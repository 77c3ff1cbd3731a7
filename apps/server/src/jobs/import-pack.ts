import { eq } from 'drizzle-orm'
import { IMPORT_PACK, importPackOf } from '../content/exchange/import-pack.ts'
import { packImports } from '../db/tables/lesson-pack.ts'
import { defineJob } from './kit/define.ts'

/** Takes in the lessons of a pack that an editor has chosen. */
export default defineJob({
  ...IMPORT_PACK,
  title: '匯入教材包',
  seconds: 3600,
  async run(services, { id }, { signal }) {
    try {
      await importPackOf(services, id, signal)
    } catch (error) {
      // A process that ends leaves it to another one, which goes on where this one was.
      if (!signal.aborted)
        await services.db.update(packImports).set({ state: 'failed' }).where(eq(packImports.id, id))
      throw error
    }
  },
})
