import type { Deal } from '#kit/public.ts'
import { shownQuestions } from '#kit/question/question-public.ts'
import type { PracticeContent } from './content.ts'

/** The questions without why their answers are right. */
export const shownPractice = ({ questions }: PracticeContent, deal: Deal) => ({
  questions: shownQuestions(questions, deal),
})
