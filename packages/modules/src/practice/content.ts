import { z } from 'zod'
import { questionList } from '#kit/question/question.ts'

export const practiceContent = z.object({ questions: questionList({}) })
export type PracticeContent = z.output<typeof practiceContent>
