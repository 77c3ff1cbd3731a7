import { z } from 'zod'
import { formToken } from '../account-fields.ts'
import { call } from '../call.ts'
import { BODY_BYTES } from '../constants.ts'
import { editedVersion } from '../desk.ts'
import { dialectId, id, levelNo } from '../shapes.ts'
import {
  categoryHead,
  chineseSentence,
  editedSentence,
  hakkaSentence,
  savedStudy,
  studyWord,
} from '../study-shapes.ts'

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
  'POST /api/self_study/speaking/sentence': call({
    summary: '改一個口說句子；附上 version 時，別人改過就回 409',
    bodyBytes: BODY_BYTES.texts,
    body: z.object({ _token: formToken, id, version: editedVersion, ...editedSentence }),
    answer: savedStudy,
  }),
  'GET /api/self_study/speaking/category': call({
    summary: '口說：一個主題在一種腔調的句子，依子主題',
    query: z.object({ c: id, d: dialectId.default(1), l: levelNo.optional() }),
    answer: z.object({ category: speakingCategory }),
  }),
}
