import type { WordGamesContent } from './content.ts'
import { DIRECTIONS } from './directions.ts'

/** A content that differs from another in its key alone. */
export default ({ questions }: WordGamesContent, seed: number): WordGamesContent => ({
  questions: questions.map((own) => ({ ...own, answer: DIRECTIONS[seed % DIRECTIONS.length] ?? own.answer })),
})
