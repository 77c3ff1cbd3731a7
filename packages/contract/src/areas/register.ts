import { z } from 'zod'
import {
  emailField,
  formToken,
  newPassword,
  personName,
  repeatedPassword,
  tickField,
} from '../account-fields.ts'
import { call } from '../call.ts'
import { CITIES, REGISTER_ROLE_IDS } from '../constants.ts'
import { int } from '../shapes.ts'

/** A form posts an empty text where no city is chosen. */
const chosenCity = z.union([z.literal(''), int(1, CITIES.length)], { error: '不是可以選擇的縣市' }).optional()

const registerBody = z.object({
  _token: formToken,
  email: emailField,
  password: newPassword,
  password_confirmation: repeatedPassword,
  name: personName,
  role_id: z.coerce
    .number<string | number>({ error: '請選擇身分' })
    .refine((id) => REGISTER_ROLE_IDS.some((own) => own === id), '請選擇身分')
    .meta({ examples: [...REGISTER_ROLE_IDS] }),
  city_id: chosenCity,
  agreement: tickField,
})

export const registerCalls = {
  'POST /api/register': call({
    summary: '註冊並登入；已經有人使用的電子郵件得到同樣的回應',
    body: registerBody,
    answer: z.object({ data: z.object({ id: z.number().int() }) }),
  }),
}
