import { z } from 'zod'
import { personName } from '../account-fields.ts'
import { call } from '../call.ts'
import { REGISTER_ROLE_IDS } from '../constants.ts'
import { int } from '../shapes.ts'

/** Who is about to finish registering with an account of another site. */
const joining = z.object({
  provider: z.enum(['edu', 'google']),
  /** What the other account is called: 教育雲端帳號. */
  provider_name: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  /** The provider says so; nobody else could. */
  email_verified: z.boolean(),
  /** The provider says that this is a teacher. */
  is_teacher: z.boolean(),
  /** An account here has this confirmed address: its owner should log in and bind instead. */
  has_account: z.boolean(),
})
export type Joining = z.output<typeof joining>

/** A form posts strings only; `agreement` is there when it is ticked. */
export const joinBody = z.object({
  _token: z.string().max(200).optional(),
  name: personName,
  role_id: int(1, 8)
    .refine((role) => REGISTER_ROLE_IDS.some((own) => own === role), '請選擇身分')
    .meta({ examples: [...REGISTER_ROLE_IDS] }),
  agreement: z
    .union([z.boolean(), z.string().max(10)], { error: '請先閱讀並同意服務條款與隱私權政策' })
    .refine((value) => value !== false && value !== '', '請先閱讀並同意服務條款與隱私權政策')
    .meta({ examples: [true, 'on'] }),
})

export const oidcCalls = {
  'GET /api/login/joining': call({
    summary: '用其他網站的帳號登入、還沒有完成註冊的人；沒有則為 null',
    answer: z.object({ data: joining.nullable() }),
  }),
  'POST /api/login/join': call({
    summary: '完成註冊，成功時登入',
    body: joinBody,
    answer: z.object({ data: z.object({ id: z.number().int(), next: z.string() }) }),
  }),
}
