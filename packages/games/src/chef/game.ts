import { defineGame } from '#kit/define.ts'
import { act, content, log } from './content.ts'
import { deal, questions, replay } from './rules.ts'
import { FRESH, known, logOf, step } from './steps.ts'
import { table } from './table.ts'
import { told } from './told.ts'

export default defineGame({
  id: 3,
  version: 1,
  content,
  log,
  deal,
  questions,
  replay,
  told,
  table,
  steps: {
    act,
    resumes: false,
    fresh: FRESH,
    count: ({ orders }) => orders.length,
    known,
    step,
    log: logOf,
  },
})
