import { z } from 'zod'
import { finishJoins } from '../domain/account-join/finish.ts'
import { defineJob } from './kit/define.ts'

/** Joins of class accounts that can't be undone any more. */
export default defineJob({
  name: 'finish-joins',
  title: '刪除併入一天的班級帳號',
  schema: z.strictObject({}),
  schedule: { cron: '5 * * * *', text: '每小時' },
  async run({ db, now, log }, _data, { signal }) {
    const accounts = await finishJoins(db, now(), signal)
    if (accounts > 0) log.info({ accounts }, 'class accounts that were joined into others are gone')
  },
})
