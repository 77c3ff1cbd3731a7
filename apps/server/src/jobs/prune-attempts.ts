import { z } from 'zod'
import { pruneAttempts } from '../domain/attempts/prune.ts'
import { defineJob } from './kit/define.ts'

/** Attempts that nothing is derived from. */
export default defineJob({
  name: 'prune-attempts',
  title: '清除多餘的作答紀錄',
  schema: z.strictObject({}),
  schedule: { cron: '50 3 * * *', text: '每天 03:50' },
  async run({ db, log }) {
    const rows = await pruneAttempts(db)
    if (rows > 0) log.info({ rows }, 'attempts that nothing is derived from are gone')
  },
})
