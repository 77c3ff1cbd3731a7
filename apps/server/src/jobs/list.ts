import expire from './expire.ts'
import faces from './faces.ts'
import fetchLessons from './fetch-lessons.ts'
import finishJoins from './finish-joins.ts'
import forgetPacks from './forget-packs.ts'
import importPack from './import-pack.ts'
import importStudy from './import-study.ts'
import type { Job } from './kit/define.ts'
import mail from './mail.ts'
import mailCare from './mail-care.ts'
import makeFindable from './make-findable.ts'
import pruneAttempts from './prune-attempts.ts'
import publishPlanned from './publish-planned.ts'
import purgeDeleted from './purge-deleted.ts'
import sweepFiles from './sweep-files.ts'

/** Every kind of job, in the order of the desk's list. */
export const jobs: readonly Job[] = [
  mail,
  mailCare,
  faces,
  makeFindable,
  importStudy,
  publishPlanned,
  importPack,
  fetchLessons,
  forgetPacks,
  expire,
  sweepFiles,
  purgeDeleted,
  pruneAttempts,
  finishJoins,
]
