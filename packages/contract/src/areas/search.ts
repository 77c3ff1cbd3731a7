import { z } from 'zod'
import { call } from '../call.ts'
import { COURSE_GRADES, COURSE_TYPES } from '../constants.ts'
import { dialectId, face, int } from '../shapes.ts'
import { keyword } from './dictionary.ts'

/** Where in a lesson the keyword stands, with the text around it. */
const match = z.object({
  kind: z.enum(['title', 'official_name', 'word', 'sentence']),
  /** The text as it is written, cut to what fits a line. */
  text: z.string(),
  pinyin: z.string(),
  chinese: z.string(),
  /** Graphemes `[from, to)` of `text` that were found, or whose syllables were; `null` where the Chinese was. */
  at: z.tuple([z.number().int(), z.number().int()]).nullable(),
  /** The same of `chinese`, where the keyword stands in nothing but it. */
  chinese_at: z.tuple([z.number().int(), z.number().int()]).nullable(),
  /** The module it stands in, 1-based; `null` for the lesson's own names. */
  mod_no: z.number().int().nullable(),
})
export type CourseMatch = z.output<typeof match>

export const course = z.object({
  /** Below 0 of what is self-study and no lesson. */
  id: z.number().int(),
  title: z.string(),
  step_no: z.number().int(),
  semester_no: z.number().int(),
  dialect_id: z.number().int(),
  official_name: z.string(),
  thumbnail_url: z.string(),
  /** With `type_no` 1, 2 or 3; leads to the module where the keyword stands. */
  url: z.string(),
  /** 國小、國中、高中, {n}年級上學期, 基礎、進階、自學, 四縣腔. */
  grade: z.string(),
  semester: z.string(),
  type: z.string(),
  accent: z.string(),
  matches: z.array(match),
})
export type Course = z.output<typeof course>

const count = z.object({ basic: z.number().int(), advanced: z.number().int(), self_study: z.number().int() })

const searchAnswer = z.object({
  keyword: z.string(),
  basic: z.array(course),
  advanced: z.array(course),
  /** Lessons whose official name says 自學, and the material of self-study. */
  self_study: z.array(course),
  /** Ids of all of them in the order they were found in, titles first. */
  order: z.array(z.number().int()),
  /** Lessons drawn at random where nothing was found. */
  recommends: z.array(course),
  /** Of everything found, whatever grade and type were asked for. */
  counts: z.object({ primary: count, junior: count, senior: count }),
  /** What the lists hold: the grade they are of (`null`: all), and which page. */
  grade: z.enum(COURSE_GRADES).nullable(),
  total: z.number().int(),
  page: z.number().int(),
  pages: z.number().int(),
  /** Sets the lessons' titles. */
  font: face.nullable(),
})
export type SearchAnswer = z.output<typeof searchAnswer>

export const searchCalls = {
  'GET /api/search': call({
    summary: '課程搜尋：課名、正式名稱、課文與語詞，漢字、華語、拼音都可以',
    query: z.object({
      keyword: keyword.default(''),
      /** One-based dialect position. */
      d: dialectId.optional(),
      /** `first`: the first grade that has any; without it, all. */
      grade: z.enum([...COURSE_GRADES, 'first']).optional(),
      type: z.enum(COURSE_TYPES).optional(),
      page: int(1, 10_000).default(1).catch(1),
    }),
    answer: searchAnswer,
  }),
}
