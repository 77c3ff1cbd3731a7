import { z } from 'zod'
import { formToken } from '../account-fields.ts'
import { call } from '../call.ts'
import { GOAL_KINDS, LEVELS, STUDY_KINDS } from '../constants.ts'
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
  /** Of listening: who speaks in its first dialogue, to be drawn where it has no picture. */
  faces: z.array(z.string()),
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

/** What came last, and what is announced. */
const hub = z.object({
  /** The latest first. */
  news: z.array(
    z.object({
      kind: z.enum(STUDY_KINDS),
      level_no: z.number().int().nullable(),
      name: z.string(),
      url: z.string(),
      created_at: z.string(),
    }),
  ),
  releases: z.array(
    z.object({
      kind: z.enum(STUDY_KINDS),
      level_no: z.number().int().nullable(),
      name: z.string(),
      release_note: z.string(),
    }),
  ),
})
export type StudyHub = z.output<typeof hub>

/** Somebody's best with an item. */
const ownItem = z.object({
  item_id: z.number().int(),
  category_id: z.number().int().nullable(),
  dialect_id: z.number().int().nullable(),
  /** `null` of what has no points. */
  earned: z.number().int().nullable(),
  total: z.number().int().nullable(),
  done_at: z.string(),
})

const goal = z.object({ kind: z.enum(GOAL_KINDS) })

export const selfStudyCalls = {
  'GET /api/self_study/hub': call({
    summary: '自主學習首頁：新的教材、預定推出的教材',
    answer: z.object({ data: hub }),
  }),
  'GET /api/my/self_study': call({
    summary: '自己在自主學習的成績：每一項最好的一次',
    query: z.object({ kind: z.enum(STUDY_KINDS) }),
    answer: z.object({ data: z.object({ items: z.array(ownItem) }) }),
  }),
  'GET /api/my/study-goal': call({ summary: '自己的小目標', answer: z.object({ data: goal }) }),
  'PUT /api/my/study-goal': call({
    summary: '改小目標，或關掉',
    body: z.object({ _token: formToken, kind: z.enum(GOAL_KINDS, { error: '請選擇小目標' }) }),
    answer: z.object({ data: goal }),
  }),
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
