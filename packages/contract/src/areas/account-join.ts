import { z } from 'zod'
import { call } from '../call.ts'
import { BOUNDS } from '../constants.ts'
import { message, token } from '../school-class-shapes.ts'
import { loginBody } from './account.ts'

const party = z.object({ username: z.string(), name: z.string() })

/** What would come together. */
const question = z.object({
  /** Good for ten minutes, for these two accounts. */
  ticket: z.string(),
  /** The class account, which is no more a day afterwards. */
  from: party,
  to: party,
  counts: z.object({
    attempts: z.number().int(),
    minutes: z.number().int(),
    classes: z.number().int(),
    compositions: z.number().int(),
    results: z.number().int(),
  }),
})
export type JoinQuestion = z.output<typeof question>

const done = z.object({
  id: z.number().int(),
  /** The class account, as its card calls it. */
  username: z.string(),
  name: z.string(),
  joined_at: z.string(),
  /** Until then it can be undone. */
  final_at: z.string(),
})
export type AccountJoin = z.output<typeof done>

export const accountJoinCalls = {
  'GET /api/my/account-join': call({
    summary: '班級帳號和自己的帳號：現在是哪一種，一天內併入了哪些',
    answer: z.object({ data: z.object({ class_account: z.boolean(), joins: z.array(done) }) }),
  }),
  'POST /api/my/account-join/look': call({
    summary: '證明兩個帳號都是自己的，看看會併在一起的紀錄',
    body: z.object({
      ...token,
      /** The other account. */
      username: loginBody.shape.username,
      password: loginBody.shape.password,
      /** PIN or password of the account that asks; none where it has none. */
      own_password: z.string().max(BOUNDS.password, '密碼太長').optional(),
    }),
    answer: z.object({ data: question }),
  }),
  'POST /api/my/account-join': call({
    summary: '把班級帳號併入自己的帳號',
    body: z.object({ ...token, ticket: z.string({ error: '請再輸入一次密碼' }).min(1).max(2000) }),
    answer: message,
  }),
  'DELETE /api/my/account-join': call({
    summary: '一天內把班級帳號分開',
    body: z.object({ ...token, id: z.coerce.number<string | number>().int().min(1).max(2_147_483_647) }),
    answer: message,
  }),
}
