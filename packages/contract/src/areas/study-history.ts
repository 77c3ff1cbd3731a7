import { z } from 'zod'
import { answeredFile } from '../answered-file.ts'
import { call } from '../call.ts'
import { HISTORY_CATEGORIES, PAGE_CODES } from '../constants.ts'
import { historyCategory, historyFilter, historyPage, monthQuery, paged } from '../history-shapes.ts'
import { dialectId, id, lessonNo, levelNo, semesterNo, stepNo, typeNo } from '../shapes.ts'
import { areaMinutes } from '../study-shapes.ts'

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

/** A stretch of study on one page. */
const studyRecord = z.object({
  /** ISO 8601, UTC. */
  begin_at: z.string(),
  end_at: z.string(),
  /** 課程, 聽力 … */
  target_name: z.string(),
  /** The dialect, then the content: 四縣腔, Ⅲ級教材 單元二 第二課 市場. What a page did not say is empty. */
  specific_keys: z.tuple([z.string(), z.string()]),
  total_minutes: z.number().int(),
  category: z.enum(HISTORY_CATEGORIES.map(({ id }) => id)),
  /** Of the content: where it stands, its own name in Hakka, its page. */
  place: z.string(),
  title: z.string(),
  url: z.string().nullable(),
})
export type StudyRecord = z.output<typeof studyRecord>

const filters = { ...historyFilter, category: historyCategory }

/** A day that was studied on. */
const studyDay = z.object({
  /** 2026-11-20 */
  day: z.string(),
  minutes: z.number().int(),
  /** By area. */
  areas: areaMinutes,
})
export type StudyDay = z.output<typeof studyDay>

const studyMonth = z.object({
  /** 2026-11 */
  month: z.string(),
  /** In Taipei. */
  today: z.string(),
  /** The month of the first day of study; this one before there is any. */
  first_month: z.string(),
  days: z.array(studyDay),
  /** Days of study in all months. */
  day_count: z.number().int(),
})
export type StudyMonth = z.output<typeof studyMonth>

export const studyHistoryCalls = {
  'GET /api/my/study-history': call({
    summary: '自己的學習紀錄；附 page 時一頁 100 筆，最新的在前',
    query: z.object({ ...filters, page: historyPage }),
    answer: z.object({
      /** By the recorder's id: readers put them in order by `begin_at`. */
      data: z.record(z.string(), studyRecord),
      ...paged,
      /** Of all that fits the filters. */
      total_minutes: z.number().int(),
    }),
  }),
  'GET /api/my/study-history/export': call({
    summary: '自己的學習紀錄，CSV 檔',
    query: z.object(filters),
    answer: answeredFile,
  }),
  'GET /api/my/study-days': call({
    summary: '一個月裡有學習的日子',
    query: monthQuery,
    answer: z.object({ data: studyMonth }),
  }),
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
