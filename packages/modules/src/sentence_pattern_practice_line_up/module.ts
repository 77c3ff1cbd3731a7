import { defineModuleType } from '#kit/define.ts'
import { answeredLineUp } from './answered.ts'
import { type LineUpContent, lineUpAnswer, lineUpContent } from './content.ts'
import { shownLineUp } from './public.ts'
import { markLineUp, scoreLineUp, solveLineUp } from './score.ts'

export default defineModuleType<LineUpContent>({
  id: 'sentence_pattern_practice_line_up',
  name: '句子排排看',
  version: 1,
  counted: { sentences: '句' },
  schema: lineUpContent,
  empty: () => ({
    sentences: [
      {
        terms: [
          { text: '大家', pinyin: 'tai55 ga24', origin_index: 0 },
          { text: '來', pinyin: 'loi11', origin_index: 1 },
          { text: '食飯', pinyin: 'siid5 fan55', origin_index: 2 },
        ],
      },
    ],
  }),
  oneByOne: (content) => content.sentences.map((own) => ({ ...content, sentences: [own] })),
  answer: lineUpAnswer,
  shown: shownLineUp,
  mark: markLineUp,
  score: scoreLineUp,
  solution: solveLineUp,
  answered: answeredLineUp,
})
