import { z } from 'zod'
import { call } from '../call.ts'
import { face } from '../shapes.ts'

const lessonOf = {
  lesson_id: z.number().int(),
  level_no: z.number().int(),
  /** Of its level: names its picture. */
  part_no: z.number().int(),
  /** Ⅲ級教材 單元二 第二課 */
  place: z.string(),
  /** In Hakka. */
  title: z.string(),
  title_pinyin: z.string(),
  dialect_id: z.number().int(),
  done_count: z.number().int(),
  module_count: z.number().int(),
}

const unfinished = z.object({
  ...lessonOf,
  /** Of the first activity that is not done. */
  url: z.string(),
})
export type UnfinishedLesson = z.output<typeof unfinished>

const next = unfinished.extend({
  /** What comes next is called. */
  module_name: z.string(),
  /** Nothing of it was done yet. */
  fresh: z.boolean(),
})
export type NextLesson = z.output<typeof next>

const reviewWord = z.object({
  text: z.string(),
  pinyin: z.string(),
  chinese: z.string(),
  dialect_id: z.number().int(),
  sound: z.object({ url: z.string(), synthetic: z.boolean() }).nullable(),
})
export type ReviewWord = z.output<typeof reviewWord>

const review = z.object({
  /** The first of them. */
  words: z.array(reviewWord),
  count: z.number().int(),
  /** Where most of them were missed. */
  url: z.string(),
  module_name: z.string(),
})
export type Review = z.output<typeof review>

export const dashboardCalls = {
  'GET /api/my/dashboard': call({
    summary: '個人專區首頁：接著學什麼、還沒學完的、該複習的',
    answer: z.object({
      data: z.object({
        /** None while the site has no lesson. */
        next: next.nullable(),
        /** Other lessons that were begun, the latest first. */
        unfinished: z.array(unfinished),
        /** None where nothing was missed. */
        review: review.nullable(),
        font: face.nullable(),
      }),
    }),
  }),
}
