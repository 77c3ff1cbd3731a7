import { defineModuleType } from '#kit/define.ts'
import { markPairs, pairBoards, pairsSolution } from '#kit/pair/pairs.ts'
import { answeredPairs } from '#kit/pair/pairs-answered.ts'
import { newPairs, type Pairs, pairs, pairsAnswer } from '#kit/pair/pairs-content.ts'
import { shownPairs } from '#kit/pair/pairs-public.ts'
import { scoreWordMatching } from './score.ts'

export default defineModuleType<Pairs>({
  id: 'word_matching',
  name: '連連看',
  version: 1,
  counted: { groups: '對', items: { 1: '左邊的卡片', 2: '右邊的卡片' } },
  schema: pairs,
  empty: newPairs,
  oneByOne: pairBoards,
  answer: pairsAnswer,
  shown: shownPairs,
  mark: markPairs,
  score: scoreWordMatching,
  solution: pairsSolution,
  answered: answeredPairs,
})
