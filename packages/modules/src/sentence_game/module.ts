import { defineModuleType } from '#kit/define.ts'
import { answeredQuestions } from '#kit/question/question-answered.ts'
import { type SentenceGameContent, sentenceGameAnswer, sentenceGameContent } from './content.ts'
import { shownSentenceGame } from './public.ts'
import { markSentenceGame, scoreSentenceGame, solveSentenceGame } from './score.ts'

export default defineModuleType<SentenceGameContent>({
  id: 'sentence_game',
  name: '句子遊戲',
  version: 1,
  counted: { questions: '題' },
  schema: sentenceGameContent,
  empty: () => ({
    questions: [
      {
        question: { text: '題目', lang: 'zh' },
        reactable_options: [
          { id: 1, text: '客', pinyin: 'hag2', is_correct: true },
          { id: 2, text: '家', pinyin: 'ga24', is_correct: false },
        ],
      },
    ],
  }),
  oneByOne: (content) => content.questions.map((own) => ({ ...content, questions: [own] })),
  answer: sentenceGameAnswer,
  shown: shownSentenceGame,
  mark: markSentenceGame,
  score: scoreSentenceGame,
  solution: solveSentenceGame,
  answered: ({ questions }, answer) => answeredQuestions(questions, answer),
})
