import type { Deal } from '#kit/public.ts'
import { shownQuestions } from '#kit/question/question-public.ts'
import type { SentenceGameContent } from './content.ts'

/** The questions without what their sentences mean. */
export const shownSentenceGame = ({ questions }: SentenceGameContent, deal: Deal) => ({
  questions: shownQuestions(questions, deal),
})
export type ShownSentenceGame = ReturnType<typeof shownSentenceGame>
