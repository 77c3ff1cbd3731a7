import { z } from 'zod'
import { purge } from '../domain/edit/purge.ts'
import { defineJob } from './kit/define.ts'

/** What was deleted long ago goes for good. */
export default defineJob({
  name: 'purge-deleted',
  title: '清除刪除已久的資料',
  schema: z.strictObject({}),
  schedule: { cron: '20 3 * * *', text: '每天 03:20' },
  async run({ db, now, log }, _data, { signal }) {
    const things = await purge(db, now(), signal)
    if (things > 0) log.info({ things }, 'what was deleted long ago is gone')
  },
})
