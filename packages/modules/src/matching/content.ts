import { z } from 'zod'
import { placedAnswer } from '#kit/answer.ts'
import { eitherText, media, reactableOption, sound } from '#kit/content.ts'
import { means } from '#kit/meaning.ts'

const TERMS_MAX = 30
/** Of one term. */
const OPTIONS_MAX = 30

/** Options of all terms are pooled; `is_correct: false` belongs nowhere. */
export const matchingContent = z.object({
  terms: z
    .array(
      eitherText({
        image: media.optional(),
        sound: means({ is: 'sound', made: false }, sound.optional()),
        reactable_options: z.array(reactableOption).max(OPTIONS_MAX),
      }),
    )
    .min(1)
    .max(TERMS_MAX),
})
export type MatchingContent = z.output<typeof matchingContent>

/** The options put to each term, by its index. */
export const matchingAnswer = placedAnswer({ areas: TERMS_MAX, options: TERMS_MAX * OPTIONS_MAX })
