import { defineModuleType } from '#kit/define.ts'
import { markPairs, pairsSolution } from '#kit/pair/pairs.ts'
import { newPairs, type Pairs, pairs, pairsAnswer } from '#kit/pair/pairs-content.ts'
import { shownPairs } from '#kit/pair/pairs-public.ts'
import { scoreMatching2 } from './score.ts'

export default defineModuleType<Pairs>({
  id: 'matching_2',
  name: '上下換位',
  version: 1,
  schema: pairs,
  empty: newPairs,
  answer: pairsAnswer,
  shown: shownPairs,
  mark: markPairs,
  score: scoreMatching2,
  solution: pairsSolution,
})
