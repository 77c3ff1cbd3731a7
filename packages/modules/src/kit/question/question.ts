import { z } from 'zod'
import { placedAnswer } from '#kit/answer.ts'
import { analysis, eitherText, media, reactableOption, transcribedSound } from '#kit/content.ts'

const QUESTIONS_MAX = 100
const OPTIONS_MAX = 20

/** A question, its options and why the answer is right. */
const question = z.object({
  question: eitherText({ image: media.optional(), sound: transcribedSound.optional() }),
  reactable_options: z.array(reactableOption).min(2).max(OPTIONS_MAX),
  analysis: analysis.optional(),
})
export type QuestionContent = z.output<typeof question>

/** The questions of a `practice`; `extra` are a type's own fields in each. */
export const questionList = <S extends z.ZodRawShape>(extra: S) =>
  z.array(question.extend(extra)).min(1).max(QUESTIONS_MAX)

/** The options put into each question's area, by its index. */
export const questionAnswer = placedAnswer({ areas: QUESTIONS_MAX, options: QUESTIONS_MAX * OPTIONS_MAX })

/** A question for a new module. */
export const emptyQuestion = (): QuestionContent => ({
  question: { text: '題目', lang: 'zh' },
  reactable_options: [
    { id: 1, text: '一', pinyin: 'id2', is_correct: true },
    { id: 2, text: '二', pinyin: 'ngi55', is_correct: false },
  ],
})
