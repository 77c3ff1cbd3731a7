import { z } from 'zod'
import { hakkaUnderText, sound, translationOfHakka } from '#kit/content.ts'
import { means } from '#kit/meaning.ts'

/** A sentence of an article. `[ ]`, ［］ or 【】 in it mark a word of the lesson's vocabulary. */
const articleSentence = z.object({
  hakka: means({ is: 'said', as: 'line' }, hakkaUnderText({ audio: sound.optional() })),
  chinese: translationOfHakka.optional(),
})
export type ArticleSentence = z.output<typeof articleSentence>

export const articleSentences = z.array(articleSentence).min(1).max(200)
