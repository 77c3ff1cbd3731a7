import { z } from 'zod'
import { eitherText, media, reactableOption, transcribedSound } from './content.ts'

/** A question, its options and why the answer is right. */
const question = z.object({
  question: eitherText({ image: media.optional(), sound: transcribedSound.optional() }),
  reactable_options: z.array(reactableOption).min(2).max(20),
  analysis: z.object({ text: z.string().max(2000) }).optional(),
})
export type QuestionContent = z.output<typeof question>

/** The questions of a `practice`; `extra` are a type's own fields in each. */
export const questionList = <S extends z.ZodRawShape>(extra: S) =>
  z.array(question.extend(extra)).min(1).max(100)

/** A question for a new module. */
export const emptyQuestion = (): QuestionContent => ({
  question: { text: '題目', lang: 'zh' },
  reactable_options: [
    { id: 1, text: '對', lang: 'zh', is_correct: true },
    { id: 2, text: '錯', lang: 'zh', is_correct: false },
  ],
})
