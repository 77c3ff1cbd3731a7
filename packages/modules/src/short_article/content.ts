import { z } from 'zod'
import { written } from '#kit/answer.ts'
import { eitherText, sound, translation } from '#kit/content.ts'

/** Keywords to write a short text with; an analysis says how a keyword may be used, once the text is written. */
export const shortArticleContent = z.object({
  /** What to write about; the module's description says the rest. */
  topic: eitherText({}).optional(),
  items: z
    .array(
      eitherText({
        chinese: translation(100).optional(),
        sound: sound.optional(),
        analysis: z.object({ show: z.boolean(), text: z.string().max(2000) }).optional(),
      }),
    )
    .min(1)
    .max(30),
})
export type ShortArticleContent = z.output<typeof shortArticleContent>

/** The text. */
export const shortArticleAnswer = written
