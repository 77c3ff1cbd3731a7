import { defineModuleType } from '#kit/define.ts'
import { isRecord, listOf } from '#kit/editor/draft.ts'
import { answeredMatching } from './answered.ts'
import { type MatchingContent, matchingAnswer, matchingContent } from './content.ts'
import { shownMatching } from './public.ts'
import { roundsOf } from './rounds.ts'
import { markMatching, scoreMatching, solveMatching } from './score.ts'

export default defineModuleType<MatchingContent>({
  id: 'matching',
  name: '配對',
  version: 1,
  counted: { terms: '題', reactable_options: '個答案' },
  schema: matchingContent,
  // A box that nothing is laid into is no exercise; contents that were released with one still open.
  rules: (content) =>
    listOf(isRecord(content) ? content.terms : undefined).flatMap((term, index) =>
      isRecord(term) && listOf(term.reactable_options).length > 0
        ? []
        : [{ path: `terms.${index}.reactable_options`, message: `第 ${index + 1} 題：還沒有答案` }],
    ),
  empty: () => ({
    terms: [
      {
        text: '客',
        pinyin: 'hag2',
        reactable_options: [{ id: 1, text: '一', pinyin: 'id2', is_correct: true }],
      },
    ],
  }),
  oneByOne: (content) =>
    roundsOf(content).map((terms) => ({ ...content, terms: terms.map(({ index: _, ...term }) => term) })),
  answer: matchingAnswer,
  shown: shownMatching,
  mark: markMatching,
  score: scoreMatching,
  solution: solveMatching,
  answered: answeredMatching,
})
