import { z } from 'zod'
import { expireRows } from '../domain/running/expire.ts'
import { defineJob } from './kit/define.ts'

/** Rows that are over: sessions, counts of logins, links of mails, keys of forms. */
export default defineJob({
  name: 'expire',
  title: '清除過期的資料',
  schema: z.strictObject({}),
  schedule: { cron: '*/10 * * * *', text: '每 10 分鐘' },
  async run({ db, now, log }, _data, { signal }) {
    const rows = await expireRows(db, now(), signal)
    if (rows > 0) log.info({ rows }, 'rows that are over are gone')
  },
})
