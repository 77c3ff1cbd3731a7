import { z } from 'zod'
import { BOUNDS } from './constants.ts'
import { atMost, normalised } from './shapes.ts'

/** Fields that several forms of an account have. What makes a password good is the server's: it knows the list. */

export const formToken = z.string().max(200).optional()

/** An address or a name of an account as it is kept and looked for: half-width and lower case, whatever an input method made of it. */
export const accountName = (typed: string): string => normalised('NFKC')(typed).trim().toLowerCase()

export const emailField = z
  .string({ error: '請輸入電子郵件' })
  .overwrite(accountName)
  // One sentence a field: who has typed nothing is not told of its format too.
  .min(1, { error: '請輸入電子郵件', abort: true })
  .max(BOUNDS.email, { error: '電子郵件太長', abort: true })
  .regex(z.regexes.email, '電子郵件格式不正確')
  .meta({ examples: ['teacher@school.example', 'ＡMy+1@school.example'] })

/** What somebody is called. */
export const personName = z
  .string({ error: '請輸入姓名' })
  .overwrite(normalised('NFC'))
  .trim()
  .min(1, { error: '請輸入姓名', abort: true })
  .regex(/^[^\p{Cc}\u202A-\u202E\u2066-\u2069]*$/u, '姓名含有無法使用的字元')
  .refine(atMost(BOUNDS.name), `姓名最多 ${BOUNDS.name} 個字`)

/** Longer input than any password is refused before it is worked on. */
const password = (error: string) =>
  z
    .string({ error })
    .min(1, error)
    .max(BOUNDS.password * 2, '密碼太長')

export const newPassword = password('請輸入密碼')
export const repeatedPassword = password('請再輸入一次密碼')

/** A form's checkbox posts `on` or `1`; a client may say `true`. */
export const tickField = z.union([z.boolean(), z.string().max(10)]).optional()

/** The token of a link in a mail. */
export const mailToken = z.string({ error: '連結不完整' }).min(1, '連結不完整').max(100, '連結不完整')
