import { defineModuleType } from '#kit/define.ts'
import { type RecoverSentenceContent, recoverSentenceAnswer, recoverSentenceContent } from './content.ts'
import { shownRecoverSentence } from './public.ts'
import { markRecoverSentence, scoreRecoverSentence, solveRecoverSentence } from './score.ts'

export default defineModuleType<RecoverSentenceContent>({
  id: 'recover_sentence',
  name: '重組句子',
  version: 1,
  schema: recoverSentenceContent,
  empty: () => ({
    sentences: [
      {
        sentence_segments: [
          { text: '前半句', lang: 'zh' },
          { text: '後半句', lang: 'zh' },
        ],
      },
    ],
  }),
  answer: recoverSentenceAnswer,
  shown: shownRecoverSentence,
  mark: markRecoverSentence,
  score: scoreRecoverSentence,
  solution: solveRecoverSentence,
})
