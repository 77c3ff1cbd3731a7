import { z } from 'zod'
import {
  category,
  dialectNo,
  mandarinOfHakka,
  name,
  number,
  sentence,
  uid,
  wordsOf,
} from '#kit/study/parts.ts'

export const spokenSentence = z.object({
  uid,
  /** Counts through the whole category; a dialect without the sentence has a gap there. */
  no: number(1000),
  hakka: sentence,
  chinese: mandarinOfHakka,
  words: wordsOf,
})
export type SpokenSentence = z.output<typeof spokenSentence>

export const speakingFile = z
  .object({
    kind: z.literal('speaking'),
    version: z.number().int(),
    dialect_id: dialectNo,
    category,
    subcategories: z
      .array(z.object({ uid, no: number(100), name, sentences: z.array(spokenSentence).min(1).max(500) }))
      .min(1)
      .max(100),
  })
  .superRefine(({ subcategories }, context) => {
    let last = 0
    for (const [at, { sentences }] of subcategories.entries()) {
      for (const [index, { no }] of sentences.entries()) {
        const path = ['subcategories', at, 'sentences', index, 'no']
        if (no <= last) context.addIssue({ code: 'custom', message: `編號要比前一句的 ${last} 大`, path })
        last = no
      }
    }
  })
