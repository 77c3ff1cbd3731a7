import { z } from 'zod'
import { forgetPacks } from '../content/exchange/forget-packs.ts'
import { defineJob } from './kit/define.ts'

/** Packs that came as a ZIP and were taken in, or not, two days ago. */
export default defineJob({
  name: 'forget-packs',
  title: '清除匯入過的教材包',
  schema: z.strictObject({}),
  schedule: { cron: '50 3 * * *', text: '每天 03:50' },
  async run(services, _data, { signal }) {
    const packs = await forgetPacks(services, signal)
    if (packs > 0) services.log.info({ packs }, 'packs that were taken in are forgotten')
  },
})
