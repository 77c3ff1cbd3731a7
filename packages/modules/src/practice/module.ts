import { z } from 'zod'
import { defineModuleType } from '#kit/define.ts'
import { emptyQuestion, questionList } from '#kit/question.ts'

export const practiceContent = z.object({ questions: questionList({}) })
export type PracticeContent = z.output<typeof practiceContent>

export default defineModuleType<PracticeContent>({
  id: 'practice',
  name: '練習',
  version: 1,
  schema: practiceContent,
  empty: () => ({ questions: [emptyQuestion()] }),
})
