import { z } from 'zod'
import { accountName } from '../account-fields.ts'
import { call } from '../call.ts'
import { BOUNDS } from '../constants.ts'

export const user = z.object({
  id: z.number().int(),
  username: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  is_teacher: z.boolean(),
  is_student: z.boolean(),
  /** Holds staff roles that allow nothing until a password by the staff's rule is set. */
  staff_waiting: z.boolean(),
  /** Made by a teacher: it is logged out after 20 minutes without use. */
  class_account: z.boolean(),
  role_id: z.number().int().nullable(),
  /** Notices that she has not seen yet; more than 99 count as 100. */
  unread: z.number().int(),
})
export type User = z.output<typeof user>

const studyMinutes = z.object({
  lesson: z.number().int(),
  listening: z.number().int(),
  speaking: z.number().int(),
  reading: z.number().int(),
  writing: z.number().int(),
  ai_judging: z.number().int(),
})

export const studyHistory = z.object({
  punch_url: z.string(),
  interval_seconds: z.number().int(),
  max_minutes: z.number().int(),
  /** Minutes credited since midnight in Taipei. */
  today_minutes: z.number().int(),
  /** The same by area. */
  today: studyMinutes,
  minutes: studyMinutes,
  total: z.number().int(),
})
export type StudyHistory = z.output<typeof studyHistory>

/** A form posts strings only; `remember_me` is there when it is ticked. */
export const loginBody = z.object({
  _token: z.string().max(200).optional(),
  username: z
    .string({ error: '請輸入帳號' })
    .overwrite(accountName)
    .min(1, '請輸入帳號')
    .max(BOUNDS.username, '帳號太長'),
  password: z.string({ error: '請輸入密碼' }).min(1, '請輸入密碼').max(BOUNDS.password, '密碼太長'),
  remember_me: z.union([z.boolean(), z.string().max(10)]).optional(),
})

const withToken = z.object({ _token: z.string().max(200).optional() }).nullish()

export const accountCalls = {
  'GET /api/csrf': call({
    summary: '表單用的 CSRF 權杖；訪客同時得到對應的 cookie',
    answer: z.object({
      data: z.object({
        token: z.string(),
        /** Whose session the token is bound to: a page sees whether it is still its own user's. */
        user_id: z.number().int().nullable(),
      }),
    }),
  }),
  'POST /api/login': call({
    summary: '登入，成功時更換工作階段',
    body: loginBody,
    answer: z.object({ data: z.object({ id: z.number().int() }) }),
  }),
  'POST /api/logout': call({ summary: '登出並註銷工作階段', body: withToken, answer: z.undefined() }),
  'GET /api/my/id': call({
    summary: '目前使用者的編號，未登入為 null',
    answer: z.object({ data: z.object({ id: z.number().int().nullable() }) }),
  }),
  'GET /api/my/info': call({
    summary: '目前使用者與權限',
    answer: z.object({ data: z.object({ user: user.nullable(), permissions: z.array(z.string()) }) }),
  }),
  'GET /api/my/common': call({
    summary: '各頁共用的個人資料：學習時間',
    answer: z.object({ data: z.object({ study_history: studyHistory.nullable() }) }),
  }),
}
