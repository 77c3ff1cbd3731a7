import { defineModuleType } from '#kit/define.ts'
import { answeredWordGames } from './answered.ts'
import { type WordGamesContent, wordGamesAnswer, wordGamesContent } from './content.ts'
import { shownWordGames } from './public.ts'
import { markWordGames, scoreWordGames, solveWordGames } from './score.ts'

export default defineModuleType<WordGamesContent>({
  id: 'word_games',
  name: '語詞遊戲',
  version: 1,
  counted: { questions: '個岔路' },
  asksWords: true,
  schema: wordGamesContent,
  empty: () => ({ questions: [] }),
  // A crossing is a question. Words that are played with are the lesson's, and a game is nobody's question.
  oneByOne: ({ questions }) => questions.map((own) => ({ questions: [own] })),
  answer: wordGamesAnswer,
  shown: shownWordGames,
  mark: markWordGames,
  score: scoreWordGames,
  solution: solveWordGames,
  answered: answeredWordGames,
})
