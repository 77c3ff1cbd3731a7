import { defineGame } from '#kit/define.ts'
import { act, content, log } from './content.ts'
import { deal, questions, replay, shown } from './rules.ts'
import { FRESH, known, logOf, step } from './steps.ts'
import { table } from './table.ts'
import { told } from './told.ts'

export default defineGame({
  id: 4,
  version: 1,
  content,
  log,
  deal,
  shown,
  questions,
  replay,
  told,
  table,
  steps: {
    act,
    resumes: false,
    fresh: FRESH,
    count: ({ levels }) => levels.flat().length,
    known,
    step,
    log: logOf,
  },
})
