import { z } from 'zod'
import { call } from '../call.ts'
import { dialectId, id, levelNo } from '../shapes.ts'
import { categoryHead, chineseSentence, hakkaSentence, studyWord } from '../study-shapes.ts'

const sentence = z.object({
  id: z.number().int(),
  version: z.number().int(),
  /** Counts through the category; a dialect that lacks a sentence has a gap. */
  no: z.number().int(),
  chinese_sentence: chineseSentence,
  hakka_sentence: hakkaSentence,
  words: z.array(studyWord),
})
export type SpeakingSentence = z.output<typeof sentence>

const speakingCategory = z.object({
  id: z.number().int(),
  no: z.number().int(),
  name: z.string(),
  ...categoryHead,
  subcategories: z.array(
    z.object({
      id: z.number().int(),
      no: z.number().int(),
      name: z.string(),
      sentences: z.array(sentence),
    }),
  ),
})
export type SpeakingCategory = z.output<typeof speakingCategory>

export const speakingCalls = {
  'GET /api/self_study/speaking/category': call({
    summary: '口說：一個主題在一種腔調的句子，依子主題',
    query: z.object({ c: id, d: dialectId.default(1), l: levelNo.optional() }),
    answer: z.object({ category: speakingCategory }),
  }),
}
