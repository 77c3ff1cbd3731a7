import { defineModuleType } from '#kit/define.ts'
import { markPairs, pairsSolution } from '#kit/pair/pairs.ts'
import { newPairs, type Pairs, pairs, pairsAnswer } from '#kit/pair/pairs-content.ts'
import { shownPairs } from '#kit/pair/pairs-public.ts'
import { scoreWordMatching } from './score.ts'

export default defineModuleType<Pairs>({
  id: 'word_matching',
  name: '連連看',
  version: 1,
  schema: pairs,
  empty: newPairs,
  answer: pairsAnswer,
  shown: shownPairs,
  mark: markPairs,
  score: scoreWordMatching,
  solution: pairsSolution,
})
