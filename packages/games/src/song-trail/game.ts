import { defineGame } from '#kit/define.ts'
import { act, content, log } from './content.ts'
import { answered, deal, questions, replay, shown } from './rules.ts'
import { FRESH, known, logOf, step } from './steps.ts'
import { table } from './table.ts'
import { told } from './told.ts'

export default defineGame({
  id: 5,
  version: 1,
  content,
  log,
  deal,
  shown,
  answered,
  questions,
  headings: ({ groups, tiers }) => [
    ...groups.flatMap(({ questions: own }) => own.map(({ title }) => title.text)),
    ...tiers.map(({ name }) => name),
  ],
  replay,
  told,
  table,
  steps: {
    act,
    resumes: true,
    fresh: FRESH,
    count: ({ groups }) => groups.flatMap(({ questions: own }) => own).length,
    known,
    step,
    log: logOf,
  },
})
