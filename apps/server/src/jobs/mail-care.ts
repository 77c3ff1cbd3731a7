import { z } from 'zod'
import { askForLostMails, pruneMails } from '../domain/mail/prune.ts'
import { defineJob } from './kit/define.ts'

/** Takes what old mails say, and finds mails that wait without a job. */
export default defineJob({
  name: 'mail-care',
  title: '整理寄件匣',
  schema: z.strictObject({}),
  schedule: { cron: '12 * * * *', text: '每小時 12 分' },
  async run(services) {
    const asked = await askForLostMails(services)
    if (asked > 0) services.log.info({ mails: asked }, 'mails that had lost their job')
    await pruneMails(services.db, services.now())
  },
})
