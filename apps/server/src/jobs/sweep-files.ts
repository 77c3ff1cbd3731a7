import { z } from 'zod'
import { sweepFiles } from '../domain/running/sweep-files.ts'
import { defineJob } from './kit/define.ts'

/** What a process that was killed has left among the stored files. */
export default defineJob({
  name: 'sweep-files',
  title: '清除沒存完的檔案',
  schema: z.strictObject({}),
  schedule: { cron: '20 4 * * *', text: '每天 04:20' },
  async run(services, _data, { signal }) {
    const swept = await sweepFiles(services, signal)
    if (swept.drafts + swept.files + swept.rows > 0)
      services.log.info({ ...swept }, 'left-over files are gone')
  },
})
