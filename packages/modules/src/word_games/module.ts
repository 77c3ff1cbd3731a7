import { defineModuleType } from '#kit/define.ts'
import { type WordGamesContent, wordGamesAnswer, wordGamesContent } from './content.ts'
import { shownWordGames } from './public.ts'
import { markWordGames, scoreWordGames, solveWordGames } from './score.ts'

export default defineModuleType<WordGamesContent>({
  id: 'word_games',
  name: '語詞遊戲',
  version: 1,
  asksWords: true,
  schema: wordGamesContent,
  empty: () => ({ questions: [] }),
  answer: wordGamesAnswer,
  shown: shownWordGames,
  mark: markWordGames,
  score: scoreWordGames,
  solution: solveWordGames,
})
