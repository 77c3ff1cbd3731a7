import { defineGame } from '#kit/define.ts'
import { act, content, log, type VoiceLog } from './content.ts'
import { deal, questions, replay, shown } from './rules.ts'
import { known, step } from './steps.ts'
import { table } from './table.ts'
import { told } from './told.ts'

const fresh: VoiceLog = {}

export default defineGame({
  id: 1,
  version: 1,
  content,
  log,
  deal,
  shown,
  questions,
  replay,
  told,
  table,
  steps: { act, resumes: true, fresh, count: ({ length }) => length, known, step, log: (state) => state },
})
