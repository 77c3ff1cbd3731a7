import { z } from 'zod'
import { expireRecordings } from '../domain/recordings/remove.ts'
import { sweepRecordings } from '../domain/room/recordings/sweep.ts'
import { expireRows } from '../domain/running/expire.ts'
import { defineJob } from './kit/define.ts'

/** What is over: sessions, counts of logins, links of mails, keys of forms, recordings that pupils kept. */
export default defineJob({
  name: 'expire',
  title: '清除過期的資料',
  schema: z.strictObject({}),
  schedule: { cron: '*/10 * * * *', text: '每 10 分鐘' },
  async run({ db, privateBlobs, now, log }, _data, { signal }) {
    const recordings = await expireRecordings({ db, privateBlobs }, now(), signal)
    if (recordings > 0) log.info({ recordings }, 'recordings that are over are gone')
    const rows = await expireRows(db, now(), signal)
    // After the rooms: what was said in those that are over has none any more.
    const said = await sweepRecordings({ db, privateBlobs, now }, signal)
    if (said > 0) log.info({ recordings: said }, 'what was said in rooms that are over is gone')
    if (rows > 0) log.info({ rows }, 'rows that are over are gone')
  },
})
