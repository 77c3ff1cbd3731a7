import { z } from 'zod'
import { emailField, formToken, mailToken, newPassword, repeatedPassword } from '../account-fields.ts'
import { call } from '../call.ts'

export const passwordCalls = {
  'POST /api/password/email': call({
    summary: '寄出重設密碼的信；沒有帳號的電子郵件得到同樣的回應',
    body: z.object({ _token: formToken, email: emailField }),
    answer: z.object({ message: z.string() }),
  }),
  'GET /api/password/reset': call({
    summary: '重設密碼的連結是寄給誰的；連結失效時為 null',
    query: z.object({ token: z.string().max(100).optional() }),
    answer: z.object({ data: z.object({ email: z.string().nullable() }) }),
  }),
  'POST /api/password/reset': call({
    summary: '以信裡的權杖設定新密碼；這個帳號的所有登入都會結束',
    body: z.object({
      _token: formToken,
      token: mailToken,
      email: emailField,
      password: newPassword,
      password_confirmation: repeatedPassword,
    }),
    answer: z.object({ message: z.string() }),
  }),
}
