import { cutFaces } from '../domain/fonts/cut-faces.ts'
import { FACES } from '../domain/fonts/want-faces.ts'
import { defineJob } from './kit/define.ts'

/** Cuts the reading faces of what was published; half a second of a core for each. */
export default defineJob({
  ...FACES,
  title: '製作課文的字型',
  atStart: true,
  schedule: { cron: '40 3 * * *', text: '內容更新後，和每天 03:40' },
  // A large pack has hundreds.
  seconds: 3600,
  async run(services, _data, { signal }) {
    const cut = await cutFaces(services, signal)
    if (cut > 0) services.log.info({ faces: cut }, 'reading faces are cut')
  },
})
