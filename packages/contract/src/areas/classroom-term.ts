import { z } from 'zod'
import { formToken } from '../account-fields.ts'
import { call } from '../call.ts'
import { BODY_BYTES } from '../constants.ts'
import { dialectId, face } from '../shapes.ts'
import { audio, editedItem, editedSentence, newPlace, savedStudy } from '../study-shapes.ts'

const term = z.object({
  id: z.number().int(),
  version: z.number().int(),
  no: z.number().int(),
  hakka_text: z.string(),
  hakka_pinyin: z.string(),
  chinese_text: z.string(),
  audio: audio.nullable(),
})
export type ClassroomTerm = z.output<typeof term>

const category = z.object({
  id: z.number().int(),
  no: z.number().int(),
  title: z.string(),
  picture_url: z.string().nullable(),
  /** Sets its Hakka. */
  font: face.nullable(),
  subcategories: z.array(
    z.object({
      id: z.number().int(),
      no: z.number().int(),
      title: z.string(),
      terms: z.array(term),
    }),
  ),
})
export type TermCategory = z.output<typeof category>

/** A category of the menu, and how many terms each dialect has of it. */
const menuCategory = z.object({
  id: z.number().int(),
  no: z.number().int(),
  title: z.string(),
  picture_url: z.string().nullable(),
  release_note: z.string(),
  terms: z.array(z.object({ dialect_id: z.number().int(), count: z.number().int() })),
})
export type TermMenuCategory = z.output<typeof menuCategory>

export const classroomTermCalls = {
  'POST /api/classroom_term/term': call({
    summary:
      '改一句課室用語，沒有 id 就在 category_id（子類別）和 dialect_id 新增一句；附上 version 時，別人改過就回 409',
    bodyBytes: BODY_BYTES.texts,
    body: z.object({ _token: formToken, ...editedItem, ...newPlace, ...editedSentence }),
    answer: savedStudy,
  }),
  'GET /api/classroom_term/categories': call({
    summary: '課室用語：各主題在一種腔調的用語',
    query: z.object({ dialect_id: dialectId.default(1) }),
    answer: z.object({ data: z.object({ categories: z.array(category) }) }),
  }),
  'GET /api/classroom_term/menu': call({
    summary: '課室用語的主題',
    answer: z.object({ data: z.object({ categories: z.array(menuCategory) }) }),
  }),
}
