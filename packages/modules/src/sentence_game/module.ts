import { defineModuleType } from '#kit/define.ts'
import { type SentenceGameContent, sentenceGameAnswer, sentenceGameContent } from './content.ts'
import { shownSentenceGame } from './public.ts'
import { markSentenceGame, scoreSentenceGame, solveSentenceGame } from './score.ts'

export default defineModuleType<SentenceGameContent>({
  id: 'sentence_game',
  name: '句子遊戲',
  version: 1,
  schema: sentenceGameContent,
  empty: () => ({
    questions: [
      {
        question: { text: '題目', lang: 'zh' },
        reactable_options: [
          { id: 1, text: '對', lang: 'zh', is_correct: true },
          { id: 2, text: '錯', lang: 'zh', is_correct: false },
        ],
      },
    ],
  }),
  answer: sentenceGameAnswer,
  shown: shownSentenceGame,
  mark: markSentenceGame,
  score: scoreSentenceGame,
  solution: solveSentenceGame,
})
