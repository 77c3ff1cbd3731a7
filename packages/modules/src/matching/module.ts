import { defineModuleType } from '#kit/define.ts'
import { type MatchingContent, matchingAnswer, matchingContent } from './content.ts'
import { shownMatching } from './public.ts'
import { markMatching, scoreMatching, solveMatching } from './score.ts'

export default defineModuleType<MatchingContent>({
  id: 'matching',
  name: '配對',
  version: 1,
  schema: matchingContent,
  empty: () => ({ terms: [{ text: '題目', lang: 'zh', reactable_options: [] }] }),
  answer: matchingAnswer,
  shown: shownMatching,
  mark: markMatching,
  score: scoreMatching,
  solution: solveMatching,
})
