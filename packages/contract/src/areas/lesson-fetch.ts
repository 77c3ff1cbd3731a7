import { z } from 'zod'
import { formToken } from '../account-fields.ts'
import { answeredFile } from '../answered-file.ts'
import { call } from '../call.ts'
import { FETCH_MAX } from '../constants/lesson-fetch.ts'
import { dialectId, hakkaText, id, int, lessonNo, semesterNo, stepNo, typeNo } from '../shapes.ts'

/** A school year and its semester, `3-1`. */
const semester = z
  .string()
  .regex(/^(?:[1-9]|1[0-2])-[12]$/, '學期要寫成「年級-學期」，例如 3-1')
  .meta({ examples: ['1-1', '12-2'] })

/** One, or a list of them: each call has one of each. */
const listed = <T extends z.ZodType>(one: T) =>
  z.union([z.array(one).min(1).max(FETCH_MAX), one.transform((value) => [value])])

const address = z.object({
  step_no: z.number().int(),
  semester_no: z.number().int(),
  dialect_id: z.number().int(),
  type_no: z.number().int(),
  no: z.number().int(),
})
export type FetchPlace = z.output<typeof address>

export const FETCH_OUTCOMES = ['made', 'changed', 'same', 'none', 'failed'] as const

const result = z.object({
  /** Of the lesson here; `null` where there is none. */
  id: z.number().int().nullable(),
  success: z.boolean(),
  /** What was done, line by line; of a failure the reason. */
  output: z.array(z.string()),
  /** `none`: the source does not have it. */
  outcome: z.enum(FETCH_OUTCOMES),
  title: hakkaText.nullable(),
})
export type FetchResult = z.output<typeof result>

/** Semesters, dialects, lessons and types; all that they come to together. */
const combinations = {
  _token: formToken,
  sas: listed(semester),
  dialects: listed(dialectId),
  lessons: listed(lessonNo),
  types: listed(typeNo),
}

const isFew = ({
  sas,
  dialects,
  lessons,
  types,
}: Record<'sas' | 'dialects' | 'lessons' | 'types', unknown[]>) =>
  sas.length * dialects.length * lessons.length * types.length <= FETCH_MAX

const TOO_MANY = { path: ['lessons'], error: `一次最多 ${FETCH_MAX} 課，請選少一點` }

const run = z.object({
  id: z.number().int(),
  /** Of `stopped` and `failed` what is left may be gone on with. */
  state: z.enum(['waiting', 'running', 'stopped', 'done', 'failed']),
  places: z.array(address),
  /** By place; `null` before it is done. */
  results: z.array(result.nullable()),
})
export type FetchRun = z.output<typeof run>

export const lessonFetchCalls = {
  'GET /api/admin/lesson/fetch': call({
    summary: '可以匯入的課程：教材庫有哪些課',
    answer: z.object({
      data: z.object({
        /** What the source is called. */
        source: z.string(),
        /** What it has; `null` where it does not say. */
        lessons: z.array(address).nullable(),
        /** What the caller has fetched last, or fetches now. */
        run: run.nullable(),
      }),
    }),
  }),
  'POST /admin/lesson/fetch': call({
    summary:
      '從教材庫匯入課程；學期、腔調、課次、難度各一個，或各一串，乘起來最多 100 課。附上 run 就是等那一批做到這一課，還沒做到的 outcome 是 going',
    body: z
      .object({ ...combinations, run: id.optional() })
      .refine(isFew, TOO_MANY)
      .meta({ examples: [{ sas: '1-1', dialects: 1, lessons: 1, types: 1 }] }),
    answer: z.object({
      results: z.array(result.extend({ outcome: z.enum([...FETCH_OUTCOMES, 'going', 'stopped']) })),
    }),
  }),
  'POST /api/admin/lesson/fetch': call({
    summary: '開始匯入一批課程，在背景一課一課做；已經有一批在做，回的是那一批',
    body: z
      .object(combinations)
      .refine(isFew, TOO_MANY)
      .meta({ examples: [{ sas: '1-1', dialects: 1, lessons: 1, types: 1 }] }),
    answer: z.object({ data: run }),
  }),
  'POST /api/admin/lesson/fetch/{id}': call({
    summary: '接著匯入停下的一批；again 是要再試一次的那幾課在 places 裡的位置',
    params: z.object({ id }),
    body: z.object({
      _token: formToken,
      again: z
        .array(int(0, FETCH_MAX - 1))
        .max(FETCH_MAX)
        .default([]),
    }),
    answer: z.object({ data: run }),
  }),
  'POST /api/admin/lesson/fetch/{id}/stop': call({
    summary: '做完這一課就停',
    params: z.object({ id }),
    body: z.object({ _token: formToken }),
    answer: z.object({ data: run }),
  }),
  'POST /api/admin/lesson/fetch/{id}/forget': call({
    summary: '收起一批的結果，才好選別的課；匯進來的課不動',
    params: z.object({ id }),
    body: z.object({ _token: formToken }),
    answer: z.object({ status: z.literal('success') }),
  }),
  'GET /api/lesson/pack': call({
    summary: '一課的教材包（ZIP），給設定了同一把金鑰的另一個網站匯入',
    query: z.object({
      step_no: stepNo,
      semester_no: semesterNo,
      dialect_id: dialectId,
      type_no: typeNo,
      no: lessonNo,
    }),
    answer: answeredFile,
  }),
}
