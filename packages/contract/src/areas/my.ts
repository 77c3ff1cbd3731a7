import { z } from 'zod'
import { emailField, newPassword, personName, repeatedPassword } from '../account-fields.ts'
import { answeredFile } from '../answered-file.ts'
import { call } from '../call.ts'
import { BOUNDS, CLASS_MAX, STEP_MAX } from '../constants.ts'
import { id, int } from '../shapes.ts'

const binding = z.object({
  name: z.string(),
  /** `yes`, or anything else. */
  linkAccount: z.string(),
  /** Where the window of the binding opens; empty when there is none. */
  linkUrl: z.string(),
  /** What the other account is called, once it is bound. */
  account: z.string(),
})

/** The profile as it is shown; what is missing is `null`. */
const userFields = z.object({
  userName: z.string(),
  roleName: z.string(),
  /** What one logs in with. */
  account: z.string(),
  email: z.string().nullable(),
  emailVerified: z.boolean(),
  email_2: z.string().nullable(),
  cityName: z.string().nullable(),
  schoolName: z.string().nullable(),
  districtName: z.string().nullable(),
  levelName: z.string().nullable(),
  eduCloud: binding,
  googleOauth: binding,
})
export type UserFields = z.output<typeof userFields>

const account = z.object({
  username: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  email_verified: z.boolean(),
  email_2: z.string().nullable(),
  city_id: z.number().int().nullable(),
  school: z.object({ id: z.number().int(), name: z.string(), district: z.string() }).nullable(),
  grade_no: z.number().int().nullable(),
  class_no: z.number().int().nullable(),
  has_password: z.boolean(),
  /** Whether this login is fresh enough to erase an account that has no password. */
  fresh_login: z.boolean(),
})
export type Account = z.output<typeof account>

const device = z.object({
  id: z.number().int(),
  /** Empty where it was not recognised. */
  device: z.string(),
  created_at: z.string(),
  last_seen_at: z.string(),
  /** The one that asks. */
  current: z.boolean(),
})
export type Device = z.output<typeof device>

const token = { _token: z.string().max(200).optional() }
/** An empty field of a form means: nothing. */
const orNothing = <T extends z.ZodType>(schema: T) =>
  z.union([z.literal('').transform(() => null), schema.nullable()])
const message = z.object({ message: z.string() })

export const myCalls = {
  'GET /api/my/account/json': call({
    summary: '個人資料頁的欄位',
    answer: z.object({ userFields }),
  }),
  'POST /api/unbind': call({
    summary: '解除綁定；最後一種登入方式不能解除',
    body: z.object({ ...token, provider: z.enum(['edu', 'google']) }),
    answer: message,
  }),
  'GET /api/my/account': call({ summary: '可以修改的帳號資料', answer: z.object({ data: account }) }),
  'PUT /api/my/account': call({
    summary: '修改帳號資料',
    body: z.object({
      ...token,
      name: personName,
      email_2: orNothing(emailField).optional(),
      // Kept in two bytes: a larger number is no city either.
      city_id: orNothing(id.refine((no) => no < 2 ** 15, '請選擇縣市')).optional(),
      school_id: orNothing(id).optional(),
      grade_no: orNothing(int(1, STEP_MAX)).optional(),
      class_no: orNothing(int(1, CLASS_MAX)).optional(),
    }),
    answer: z.object({ data: account }),
  }),
  'PUT /api/my/email': call({
    summary: '更換電子郵件：寄出確認信，按下信中的連結才生效',
    body: z.object({ ...token, email: emailField, password: z.string().max(BOUNDS.password).optional() }),
    answer: message,
  }),
  'PUT /api/my/password': call({
    summary: '更換密碼；其他裝置會登出',
    body: z.object({
      ...token,
      old_password: z.string().max(BOUNDS.password).optional(),
      password: newPassword,
      password_confirmation: repeatedPassword,
    }),
    answer: message,
  }),
  'GET /api/my/sessions': call({
    summary: '登入中的裝置',
    answer: z.object({ data: z.array(device) }),
  }),
  'DELETE /api/my/sessions': call({
    summary: '登出其他裝置',
    body: z.object(token).nullish(),
    answer: message,
  }),
  'DELETE /api/my/sessions/{id}': call({
    summary: '登出一台裝置',
    params: z.object({ id }),
    body: z.object(token).nullish(),
    answer: message,
  }),
  'GET /api/my/export': call({ summary: '下載自己的全部資料（ZIP）', answer: answeredFile }),
  'DELETE /api/my/account': call({
    summary: '刪除帳號；要輸入帳號名稱，並輸入密碼或剛剛才登入',
    body: z.object({
      ...token,
      account: z.string({ error: '請輸入帳號' }).max(BOUNDS.username, '帳號太長'),
      password: z.string().max(BOUNDS.password).optional(),
    }),
    answer: message,
  }),
}
