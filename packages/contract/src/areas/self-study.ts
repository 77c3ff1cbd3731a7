import { z } from 'zod'
import { call } from '../call.ts'
import { LEVELS, STUDY_KINDS } from '../constants.ts'
import { dialectId, levelNo } from '../shapes.ts'

const count = z.object({ dialect_id: z.number().int(), count: z.number().int() })

/** A theme of a menu. */
const menuCategory = z.object({
  id: z.number().int(),
  no: z.number().int(),
  level_no: z.number().int().nullable(),
  name: z.string(),
  picture_url: z.string().nullable(),
  release_note: z.string(),
  /** How much each dialect has of it: dialogues, sentences, sets, terms. */
  counts: z.array(count),
  subcategories: z.array(z.object({ id: z.number().int(), no: z.number().int(), name: z.string() })),
})
export type StudyMenuCategory = z.output<typeof menuCategory>

const menu = z.object({
  kind: z.enum(STUDY_KINDS),
  level_no: z.number().int().nullable(),
  dialect_id: z.number().int(),
  /** All levels, and how much of the kind the dialect has there. */
  levels: z.array(z.object({ level_no: z.number().int(), count: z.number().int() })).length(LEVELS.length),
  /** Those of the asked level; without a level, all. */
  categories: z.array(menuCategory),
})
export type StudyMenu = z.output<typeof menu>

export const selfStudyCalls = {
  'GET /api/self_study/menu': call({
    summary: '自主學習的選單：各級別有多少、一個級別的主題',
    query: z.object({
      kind: z.enum(STUDY_KINDS),
      level_no: levelNo.optional(),
      dialect_id: dialectId.default(1),
    }),
    answer: z.object({ data: menu }),
  }),
}
