import { z } from 'zod'
import { makeFindable } from '../content/save-lesson-texts.ts'
import { defineJob } from './kit/define.ts'

/** Lessons that an older version imported become findable, while the site already answers. */
export default defineJob({
  name: 'make-findable',
  title: '補齊課程搜尋的資料',
  schema: z.strictObject({}),
  atStart: true,
  schedule: { cron: '50 3 * * *', text: '網站更新後，和每天 03:50' },
  async run({ db, log }, _data, { signal }) {
    const lessons = await makeFindable(db, signal)
    if (lessons > 0) log.info({ lessons }, 'lessons made findable')
  },
})
