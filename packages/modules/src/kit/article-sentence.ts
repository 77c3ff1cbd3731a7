import { z } from 'zod'
import { hakkaUnderText, sound } from './content.ts'

/** A sentence of an article. `[ ]`, ［］ or 【】 in it mark a word of the lesson's vocabulary. */
const articleSentence = z.object({
  hakka: hakkaUnderText({ audio: sound.optional() }),
  chinese: z.object({ text: z.string().max(2000) }).optional(),
})
export type ArticleSentence = z.output<typeof articleSentence>

export const articleSentences = z.array(articleSentence).min(1).max(200)
