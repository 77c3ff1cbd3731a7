import { z } from 'zod'
import { formToken } from '../account-fields.ts'
import { call } from '../call.ts'
import { BOOK_PLACES_MAX, GOAL_KINDS, LEVELS, PRACTICE_TYPES, STUDY_KINDS } from '../constants.ts'
import { dialectId, id, int, levelNo } from '../shapes.ts'

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
  /** Something of the asked level, or of all, has a sound in the dialect: what has none is read. */
  voiced: z.boolean(),
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

/** When it was kept, in milliseconds since 1970, by the browser's clock; the site takes none that is to come. */
const keptOn = int(0, 8_640_000_000_000_000)
const shown = z.string().max(200)

/** The last place in a part of self-study, as 繼續上次 shows it. */
const studyPlace = z.object({
  type: z.enum(PRACTICE_TYPES),
  level_no: int(0, 99),
  dialect_id: dialectId,
  /** Its category in menus; none of a book. */
  category_id: int(1, 2_147_483_647).nullable(),
  /** 買菜 */
  title: shown,
  /** 上次聽到第 3 句 */
  detail: shown,
  /** How far, where that can be counted. */
  at: z.object({ done: int(0, 100_000), total: int(0, 100_000) }).nullable(),
  url: z
    .string()
    .max(500)
    .regex(/^\/self_study\//, '不是自主學習的網址')
    .meta({ examples: ['/self_study/listening?c=3&d=1'] }),
  on: keptOn,
})
export type StudyPlace = z.output<typeof studyPlace>

/** How far somebody is in a book. */
const bookPlace = z.object({
  id: id,
  page: int(0, 10_000),
  /** Was read to its end; stays when it is read again. */
  done: z.boolean(),
  on: keptOn,
})
export type BookPlace = z.output<typeof bookPlace>

export const studyPlaces = z.object({
  /** One a part. */
  parts: z.array(studyPlace).max(PRACTICE_TYPES.length),
  books: z.array(bookPlace).max(BOOK_PLACES_MAX),
})
export type StudyPlaces = z.output<typeof studyPlaces>

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
  'PUT /api/my/study-places': call({
    summary: '把這台裝置記得的「繼續上次」和讀到哪一頁併進帳號，同一處留比較新的；回答併好的全部',
    body: studyPlaces.extend({ _token: formToken }),
    answer: z.object({ data: studyPlaces }),
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
