import { z } from 'zod'
import { formToken } from '../account-fields.ts'
import { call } from '../call.ts'
import { BODY_BYTES, BOUNDS, COMPOSITIONS_MAX } from '../constants.ts'
import { atMost, dialectId, hakkaText, id, int, levelNo } from '../shapes.ts'
import {
  categoryHead,
  editedFile,
  editedItem,
  newPlace,
  savedStudy,
  studyTitle,
  studyWord,
} from '../study-shapes.ts'

const cloze = z.object({
  kind: z.literal('cloze'),
  /** With ①–⑩ where words are missing. */
  text: z.string(),
  /** Of the text with the first word of each gap in it. */
  pinyin: z.string(),
  chinese: z.string(),
  /** What each gap takes, in the order of the gaps. */
  answers: z.array(z.array(z.string())),
})

const article = z.object({
  kind: z.literal('article'),
  prompt: hakkaText,
  /** In Mandarin: what to think of. */
  hints: z.array(z.string()),
  picture_urls: z.array(z.string()),
  example: hakkaText,
})

const writingSet = z.object({
  id: z.number().int(),
  version: z.number().int(),
  no: z.number().int(),
  level_no: z.number().int(),
  title: studyTitle,
  /** Every gap's words and some that fit none. */
  words: z.array(studyWord),
  questions: z.array(z.discriminatedUnion('kind', [cloze, article])),
})
export type WritingSet = z.output<typeof writingSet>

const writingCategory = z.object({ ...categoryHead, sets: z.array(writingSet) })
export type WritingCategory = z.output<typeof writingCategory>

/** More than any kind takes: the kind has the last word, which counts as a reader does. */
const [TEXT_MAX, PINYIN_MAX] = [4000, 20_000]
const text = z.string().max(TEXT_MAX, `最多 ${TEXT_MAX} 個字`)
const reading = z.string().max(PINYIN_MAX, `最多 ${PINYIN_MAX} 個字`)
const editedHakka = z.object({ hakka: text, pinyin: reading, chinese: text })

/** A set with all of its words and questions, in their order. */
const editedSet = z.object({
  _token: formToken,
  ...editedItem,
  ...newPlace,
  /** Of a new one. */
  level_no: levelNo.optional(),
  title: editedHakka,
  words: z.array(z.object({ text, pinyin: reading, chinese: text.default('') })).max(20, '詞庫最多 20 個詞'),
  questions: z
    .array(
      z.discriminatedUnion('kind', [
        z.object({
          kind: z.literal('cloze'),
          hakka: z.object({ text, pinyin: reading }),
          chinese: z.object({ text }),
          answers: z.array(z.array(text).max(10, '一格最多 10 個詞')).max(10, '最多 10 個空格'),
        }),
        z.object({
          kind: z.literal('article'),
          prompt: editedHakka,
          hints: z.array(text).max(10, '最多 10 個提示'),
          pictures: z.array(editedFile).max(6, '最多 6 張圖').default([]),
          example: editedHakka,
        }),
      ]),
    )
    .max(20, '最多 20 題'),
})

const composition = z.object({
  id: z.number().int(),
  user_id: z.number().int(),
  dialect_id: z.number().int(),
  level_no: z.number().int().nullable(),
  category_id: z.number().int().nullable(),
  no: z.number().int(),
  title: z.string(),
  composition_text: z.string(),
  created_at: z.string(),
})
export type Composition = z.output<typeof composition>

const EMPTY_TITLE = '請輸入標題'
const EMPTY_TEXT = '請先寫一點內容'

export const writingCalls = {
  'GET /api/self_study/writing/category': call({
    summary: '寫作：一個主題在一種腔調的題組；c 是主題的編號，1 是內建的主題',
    query: z.object({ c: int(1, 1000).default(1), d: dialectId.default(1) }),
    answer: z.object({ data: writingCategory }),
  }),
  'POST /api/self_study/writing/set': call({
    summary:
      '改一個寫作題組和它的題目，沒有 id 就在 category_id 和 dialect_id 新增一組；附上 version 時，別人改過就回 409',
    bodyBytes: BODY_BYTES.html,
    body: editedSet,
    answer: savedStudy,
  }),
  'POST /api/self_study/writing/create_composition': call({
    summary: '儲存一篇作文',
    body: z.object({
      _token: formToken,
      dialect_id: dialectId,
      /** Number of the set that it was written for. */
      no: int(1, 1000),
      title: z
        .string({ error: EMPTY_TITLE })
        .trim()
        .min(1, EMPTY_TITLE)
        .refine(atMost(BOUNDS.title), `標題最多 ${BOUNDS.title} 個字`),
      composition_text: z
        .string({ error: EMPTY_TEXT })
        .refine((text) => text.trim() !== '', EMPTY_TEXT)
        .refine(atMost(BOUNDS.composition), `內容最多 ${BOUNDS.composition} 個字`),
      /** Of the page; without them the built-in theme's set of this number. */
      category_id: int(1, 1000).optional(),
      level_no: levelNo.optional(),
    }),
    answer: z.object({ data: z.object({ id: z.number().int() }) }),
  }),
  'GET /api/self_study/writing/get_compositions': call({
    summary: `自己存的作文，新的在前，最多 ${COMPOSITIONS_MAX} 篇`,
    answer: z.object({ data: z.array(composition) }),
  }),
  'DELETE /api/self_study/writing/composition/{id}': call({
    summary: '刪除自己的一篇作文',
    params: z.object({ id }),
    body: z.object({ _token: formToken }).nullish(),
    answer: z.undefined(),
  }),
}
