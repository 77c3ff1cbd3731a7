import { z } from 'zod'
import { formToken } from '../account-fields.ts'
import { call } from '../call.ts'
import { BODY_BYTES } from '../constants.ts'
import { atMost, dialectId, id, int, levelNo } from '../shapes.ts'
import {
  categoryHead,
  chineseSentence,
  editedItem,
  editedSentence,
  hakkaSentence,
  newPlace,
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

/** What the two groups of a dialect's sentences are called. */
const groupLabels = z.object({ first: z.string(), second: z.string() })
export type GroupLabels = z.output<typeof groupLabels>

const label = z.string().trim().min(1, '請輸入名稱').refine(atMost(20), '名稱最多 20 個字')

const speakingCategory = z.object({
  id: z.number().int(),
  no: z.number().int(),
  name: z.string(),
  ...categoryHead,
  /** Only of a dialect that has groups. */
  groups: groupLabels.nullable(),
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
    summary:
      '改一個口說句子，沒有 id 就在 category_id（子主題）和 dialect_id 新增一句；附上 version 時，別人改過就回 409',
    bodyBytes: BODY_BYTES.texts,
    body: z.object({ _token: formToken, ...editedItem, ...newPlace, ...editedSentence }),
    answer: savedStudy,
  }),
  'GET /api/self_study/speaking/category': call({
    summary: '口說：一個主題在一種腔調的句子，依子主題',
    query: z.object({ c: id, d: dialectId.default(1), l: levelNo.optional() }),
    answer: z.object({ category: speakingCategory }),
  }),
  'GET /api/self_study/speaking/groups': call({
    summary: '饒平腔口說句子的兩組名稱，給編輯者',
    answer: z.object({ data: groupLabels.extend({ version: z.number().int() }) }),
  }),
  'PUT /api/self_study/speaking/groups': call({
    summary: '改饒平腔口說句子的兩組名稱；附上 version 時，別人改過就回 409',
    body: z
      .object({ _token: formToken, version: int(0, 2_147_483_647).optional(), first: label, second: label })
      .refine(({ first, second }) => first !== second, { message: '兩組的名稱不能一樣', path: ['second'] }),
    answer: z.object({ data: z.object({ version: z.number().int() }) }),
  }),
}
