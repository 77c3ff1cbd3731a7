import { z } from 'zod'
import { placedAnswer } from '#kit/answer.ts'
import { eitherText, reactableOption, sound } from '#kit/content.ts'

const QUESTIONS_MAX = 50
const OPTIONS_MAX = 12

/** `＿＿` in a question is a gap; where there are as many gaps as correct options, these fill them in their order. */
export const sentenceGameContent = z.object({
  questions: z
    .array(
      z.object({
        question: eitherText({ sound: sound.optional() }),
        /** What the finished sentence means, shown once it is right. */
        chinese: z.string().max(500).optional(),
        reactable_options: z.array(reactableOption).min(2).max(OPTIONS_MAX),
      }),
    )
    .min(1)
    .max(QUESTIONS_MAX),
})
export type SentenceGameContent = z.output<typeof sentenceGameContent>

/** The options chosen for each question, by its index. */
export const sentenceGameAnswer = placedAnswer({ areas: QUESTIONS_MAX, options: QUESTIONS_MAX * OPTIONS_MAX })
