import { z } from 'zod'
import { formToken } from '../account-fields.ts'
import { call } from '../call.ts'
import { BOUNDS, COMPOSITIONS_MAX } from '../constants.ts'
import { atMost, dialectId, hakkaText, id, int, levelNo } from '../shapes.ts'
import { categoryHead, studyTitle, studyWord } from '../study-shapes.ts'

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
