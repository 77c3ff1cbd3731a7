import { z } from 'zod'
import { publishPlanned } from '../content/publish-planned.ts'
import { defineJob } from './kit/define.ts'

/** Lessons whose time has come are shown to learners. */
export default defineJob({
  name: 'publish-planned',
  title: '發布到時間的課程',
  schema: z.strictObject({}),
  schedule: { cron: '* * * * *', text: '每分鐘' },
  run: async (services, _data, { signal }) => {
    const lessons = await publishPlanned(services, signal)
    if (lessons > 0) services.log.info({ lessons }, 'planned lessons published')
  },
})
