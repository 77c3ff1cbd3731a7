import { z } from 'zod'
import { call } from '../call.ts'
import { PAGE_CODES } from '../constants.ts'
import { dialectId, id, lessonNo, levelNo, semesterNo, stepNo, typeNo } from '../shapes.ts'

/** Page queries by page code: a lesson sends all but `category_id`, classroom terms and self-study fewer. */
export const punchBody = z.object({
  _token: z.string().max(200).optional(),
  page_code: z.enum(PAGE_CODES),
  recorder_id: id.nullish(),
  dialect_id: dialectId.nullish(),
  level_no: levelNo.nullish(),
  semester_no: semesterNo.nullish(),
  step_no: stepNo.nullish(),
  type_no: typeNo.nullish(),
  lesson_id: id.nullish(),
  lesson_no: lessonNo.nullish(),
  category_id: id.nullish(),
})

export const recorder = z.object({
  id: z.number().int(),
  /** ISO 8601, UTC. */
  begin_at: z.string(),
  end_at: z.string(),
  /** Whole minutes credited to this recorder, 0–60. */
  total_minutes: z.number().int(),
})
export type Recorder = z.output<typeof recorder>

/** Points of an exercise as the server marked them, the best of all times it was done. */
const moduleResult = z.object({
  /** The module's number. */
  no: id,
  earned: z.coerce.number().int().min(0).max(1000),
  total: z.coerce.number().int().min(1).max(1000),
})

/** What a learner has finished and begun of a lesson, as shown by the ticks and half rings of menus. */
export const progressEntry = z.object({
  lesson_id: z.number().int(),
  /** In Hakka. */
  title: z.string(),
  /** Address of the lesson's page. */
  url: z.string(),
  /** Numbers of the finished modules, ascending. */
  done: z.array(z.number().int()),
  /** Numbers of those that are under way: parts of them were done, in their present version, and never the whole. */
  begun: z.array(z.number().int()),
  /** Of those that are exercises. */
  results: z.array(moduleResult),
  module_count: z.number().int(),
  updated_at: z.string(),
})
export type ProgressEntry = z.output<typeof progressEntry>

export const studyHistoryCalls = {
  'POST /api/study_history/punch': call({
    summary: '學習時間打卡；時間由伺服器計算',
    body: punchBody,
    answer: z.object({ recorder }),
  }),
  'GET /api/my/lesson-progress': call({
    summary: '各課完成的活動',
    answer: z.object({ data: z.object({ lessons: z.array(progressEntry) }) }),
  }),
}
