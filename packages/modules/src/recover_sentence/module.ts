import { defineModuleType } from '#kit/define.ts'
import { answeredRecoverSentence } from './answered.ts'
import { type RecoverSentenceContent, recoverSentenceAnswer, recoverSentenceContent } from './content.ts'
import { shownRecoverSentence } from './public.ts'
import { markRecoverSentence, scoreRecoverSentence, solveRecoverSentence } from './score.ts'

export default defineModuleType<RecoverSentenceContent>({
  id: 'recover_sentence',
  name: '重組句子',
  version: 1,
  counted: { sentences: '句', sentence_segments: '個片段' },
  schema: recoverSentenceContent,
  empty: () => ({
    sentences: [
      {
        sentence_segments: [
          { text: '大家', pinyin: 'tai55 ga24' },
          { text: '來食飯', pinyin: 'loi11 siid5 fan55' },
        ],
      },
    ],
  }),
  oneByOne: (content) => content.sentences.map((own) => ({ ...content, sentences: [own] })),
  answer: recoverSentenceAnswer,
  shown: shownRecoverSentence,
  mark: markRecoverSentence,
  score: scoreRecoverSentence,
  solution: solveRecoverSentence,
  answered: answeredRecoverSentence,
})
