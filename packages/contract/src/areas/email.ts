import { z } from 'zod'
import { formToken, mailToken } from '../account-fields.ts'
import { call } from '../call.ts'

export const emailCalls = {
  'GET /api/email': call({
    summary: '目前使用者的電子郵件是否已經確認、還要幾秒才能重寄確認信',
    answer: z.object({
      data: z.object({
        email: z.string().nullable(),
        is_verified: z.boolean(),
        /** Seconds until the verification mail may be sent again; 0 when it may be now. */
        wait_seconds: z.number().int(),
      }),
    }),
  }),
  'POST /api/email/resend': call({
    summary: '重寄確認信，90 秒內只寄一次',
    body: z.object({ _token: formToken }).nullish(),
    answer: z.object({ message: z.string() }),
  }),
  'POST /api/email/verify': call({
    summary: '以確認信裡的權杖確認電子郵件，權杖只能用一次',
    body: z.object({ _token: formToken, token: mailToken }),
    answer: z.object({ message: z.string() }),
  }),
}
