import { z } from 'zod'
import { call } from '../call.ts'

const title = z.string().nullable()

/** A picture book as the specification lists it. */
const book = z.object({
  id: z.number().int(),
  no: z.number().int(),
  level_id: z.number().int(),
  /** 1 from Taiwan, 2 from abroad, 3 written for this site. */
  type_id: z.number().int(),
  chinese_title: z.string(),
  dialect_1_title: title,
  dialect_2_title: title,
  dialect_3_title: title,
  dialect_4_title: title,
  dialect_5_title: title,
  dialect_6_title: title,
  author: z.string(),
  origin: z.string(),
  keyword: z.string(),
  published_year: z.number().int(),
  view_count: z.number().int(),
  page_num: z.number().int(),
  cover_url: z.string(),
  /** By dialect, in the order of the pages. */
  sentences: z.record(
    z.string(),
    z.array(z.object({ page_no: z.number().int(), hakka_text: z.string(), chinese_text: z.string() })),
  ),
})
export type Book = z.output<typeof book>

export const readingCalls = {
  'GET /api/self_study/reading/books': call({ summary: '所有繪本，連同各腔調的句子', answer: z.array(book) }),
}
