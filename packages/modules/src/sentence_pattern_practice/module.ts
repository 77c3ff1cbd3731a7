import { defineModuleType } from '#kit/define.ts'
import { answeredPatternPractice } from './answered.ts'
import {
  type SentencePatternPracticeContent,
  sentencePatternPracticeAnswer,
  sentencePatternPracticeContent,
} from './content.ts'
import { shownPatternPractice } from './public.ts'
import {
  markSentencePatternPractice,
  scoreSentencePatternPractice,
  solveSentencePatternPractice,
} from './score.ts'

export default defineModuleType<SentencePatternPracticeContent>({
  id: 'sentence_pattern_practice',
  name: '句型練習',
  version: 1,
  counted: { items: '題', reactable_options: '個答案' },
  schema: sentencePatternPracticeContent,
  empty: () => ({
    sentence_pattern_text: '𠊎＿＿',
    sentence_pattern_pinyin: 'ngai11',
    items: [
      {
        terms: [
          { text: '𠊎', pinyin: 'ngai11' },
          { text: '食飯', pinyin: 'siid5 fan55', interactive_flg: true },
        ],
        reactable_options: [{ id: 1, text: '食飯', pinyin: 'siid5 fan55', is_correct: true }],
      },
    ],
  }),
  oneByOne: (content) => content.items.map((own) => ({ ...content, items: [own] })),
  answer: sentencePatternPracticeAnswer,
  shown: shownPatternPractice,
  mark: markSentencePatternPractice,
  score: scoreSentencePatternPractice,
  solution: solveSentencePatternPractice,
  answered: answeredPatternPractice,
})
