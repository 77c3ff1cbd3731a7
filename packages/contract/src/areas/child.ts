import { z } from 'zod'
import { call } from '../call.ts'
import { ASSIGNMENT_MODES } from '../constants/assignment.ts'
import { CHILD } from '../constants/child.ts'
import { CODE_ALPHABET, CODE_LENGTH } from '../constants/school-class.ts'
import { BOUNDS } from '../constants.ts'
import { monthQuery } from '../history-shapes.ts'
import { message, token } from '../school-class-shapes.ts'
import { id, int, normalised } from '../shapes.ts'
import { areaMinutes } from '../study-shapes.ts'

const CODE = new RegExp(`^[${CODE_ALPHABET}]{${CODE_LENGTH}}$`)
const WHAT = `家長代碼是 ${CODE_LENGTH} 個英文字母和數字`

/** As parents type it: small letters, full-width ones, blanks. */
const childCode = z
  .string({ error: '請輸入家長代碼' })
  .max(BOUNDS.keyword, { error: WHAT, abort: true })
  .overwrite(normalised('NFKC'))
  .overwrite((code) => code.replace(/[\s-]/g, '').toUpperCase())
  .regex(CODE, WHAT)
  .meta({ examples: ['M4T7QX', ' m4t7qx '] })

const link = z.object({
  /** Of the link, not of the person. */
  id: z.number().int(),
  name: z.string(),
  linked_at: z.string(),
})

const child = link.extend({
  /** School and class, as far as the child has said; may be empty. */
  place: z.string(),
})
export type Child = z.output<typeof child>

const code = z.object({
  /** None before one is made, and after half an hour. */
  code: z.string().nullable(),
  expires_at: z.string().nullable(),
  /** Who sees what this child studies. */
  parents: z.array(link),
})
export type ChildCode = z.output<typeof code>

const week = z.object({
  /** Monday and Sunday, as `2026-11-23`. */
  from: z.string(),
  to: z.string(),
  /** 0 is this week. */
  back: z.number().int(),
  /** Monday to Sunday; whether there was any study, and how much, but never a goal: that is the child's alone. */
  days: z.array(
    z.object({ day: z.string(), minutes: z.number().int(), state: z.enum(['studied', 'rest', 'to_come']) }),
  ),
  /** By area. */
  minutes: areaMinutes,
  total: z.number().int(),
  /** What is to be done first, by its day; this week also what is still open of before, and what comes next. */
  assignments: z.array(
    z.object({
      id: z.number().int(),
      title: z.string(),
      /** '' where the title is Mandarin. */
      title_pinyin: z.string(),
      dialect_id: z.number().int().nullable(),
      class_name: z.string(),
      mode: z.enum(ASSIGNMENT_MODES),
      /** `2026-12-03`: to the end of that day it is on time. */
      due_on: z.string(),
      item_count: z.number().int(),
      done_count: z.number().int(),
      /** `late`: not done, and its day is over. */
      state: z.enum(['due', 'late', 'done']),
      /** It was done after its day. */
      was_late: z.boolean(),
      /** The child came to the class after its day: it may do it, and owes nothing. */
      joined_after: z.boolean(),
    }),
  ),
  /** What took the most time first. */
  practised: z.array(
    z.object({
      area: z.string(),
      /** 四縣腔; empty where there is none. */
      dialect_name: z.string(),
      /** Ⅲ級教材 單元二 第二課 市場 */
      title: z.string(),
      url: z.string().nullable(),
      days: z.number().int(),
      minutes: z.number().int(),
    }),
  ),
  /** To ask about tonight, of the lessons that were studied last; none before the first. */
  words: z.array(
    z.object({
      text: z.string(),
      pinyin: z.string(),
      chinese: z.string(),
      dialect_id: z.number().int(),
      sound: z.object({ url: z.string(), synthetic: z.boolean() }).nullable(),
    }),
  ),
})
export type ChildWeek = z.output<typeof week>

const month = z.object({
  /** `2026-11` */
  month: z.string(),
  today: z.string(),
  /** Of the first study of all; this month before it. */
  first_month: z.string(),
  /** Those with any study, and for how long; no goal is told by it. */
  days: z.array(z.object({ day: z.string(), minutes: z.number().int() })),
  /** On how many days of all. */
  day_count: z.number().int(),
})
export type ChildMonth = z.output<typeof month>

export const childCalls = {
  'GET /api/my/child/code': call({
    summary: '自己給家長看的代碼，和看得到自己學習的家長',
    answer: z.object({ data: code }),
  }),
  'POST /api/my/child/code': call({
    summary: '產生給家長看的代碼：用一次，30 分鐘內有效',
    body: z.object(token).nullish(),
    answer: z.object({ data: code }),
  }),
  'GET /api/my/child/list': call({
    summary: '家長連結的孩子',
    answer: z.object({ data: z.object({ children: z.array(child) }) }),
  }),
  'POST /api/my/child/link': call({
    summary: '家長輸入孩子給的代碼，連結孩子',
    body: z.object({ ...token, code: childCode }),
    answer: message.extend({ data: z.object({ id: z.number().int() }) }),
  }),
  'GET /api/my/child/{id}/week': call({
    summary: '孩子一週的學習，只有連結的家長看得到',
    params: z.object({ id }),
    query: z.object({ back: int(0, CHILD.weeks).default(0).catch(0) }),
    answer: z.object({ data: week }),
  }),
  'GET /api/my/child/{id}/month': call({
    summary: '一個月裡孩子有學習的日子，只有連結的家長看得到',
    params: z.object({ id }),
    query: monthQuery,
    answer: z.object({ data: month }),
  }),
  'DELETE /api/my/child/{id}': call({
    summary: '解除家長和孩子的連結，兩邊都可以',
    params: z.object({ id }),
    body: z.object(token).nullish(),
    answer: message,
  }),
}
