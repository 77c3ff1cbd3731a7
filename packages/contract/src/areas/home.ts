import { z } from 'zod'
import { call } from '../call.ts'
import { HOME_DOWNLOADS_MAX, HOME_SELF_STUDY_MAX } from '../constants.ts'
import { face } from '../shapes.ts'
import { downloadItem } from './download.ts'

export const lessonCard = z.object({
  id: z.number().int(),
  title: z.string(),
  show_url: z.string(),
  thumbnail_url: z.string(),
  level_no: z.number().int(),
  level_name: z.string(),
  part_name: z.string(),
  dialect_name: z.string(),
  type_name: z.string(),
})
export type LessonCard = z.output<typeof lessonCard>

export const headline = z.object({
  id: z.number().int(),
  publish_date: z.string(),
  category_name: z.string(),
  title: z.string(),
  url: z.string(),
})
export type Headline = z.output<typeof headline>

export const homeAnswer = z.object({
  /** Drawn at random; a cached page draws anew for each of its lives. */
  lessons: z.array(lessonCard),
  /** Sets the lessons' titles. */
  font: face.nullable(),
  newses: z.array(headline),
  /** The newest of all, for the banner on top. */
  latest_news: headline.nullable(),
  /** The newest files of the downloads. */
  downloads: z
    .array(downloadItem.pick({ id: true, title: true, url: true, extension: true, size: true }))
    .max(HOME_DOWNLOADS_MAX),
  self_study: z
    .array(
      z.object({
        practice_type: z.string(),
        title: z.string(),
        level_no: z.number().int(),
        /** None of a picture book. */
        category_id: z.number().int().nullable(),
        url: z.string(),
      }),
    )
    .max(HOME_SELF_STUDY_MAX),
})
export type Home = z.output<typeof homeAnswer>

export const homeCalls = {
  'GET /api/home': call({ summary: '首頁各區塊的資料', answer: homeAnswer }),
}
