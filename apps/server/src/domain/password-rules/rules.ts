import { PASSWORD_LENGTH } from '@hakka/contract/constants'
import type { Env } from '../../kernel/env.ts'
import { isCommon } from './common.ts'

export interface PasswordOwner {
  /** Holds a staff role: more can be done with such an account. */
  staff: boolean
  policy: Env['passwordPolicy']
  /** Account, e-mail and name: a password is none of them. */
  own: readonly (string | null | undefined)[]
}

/** What is wrong with a new password, in sentences for its field; none when it may be used. */
export async function passwordFaults(
  password: string,
  { staff, policy, own }: PasswordOwner,
): Promise<string[]> {
  const text = password.normalize('NFC')
  const length = Array.from(text).length
  const min = staff ? PASSWORD_LENGTH.staff_min : PASSWORD_LENGTH.min
  if (length < min) return [`密碼至少要 ${min} 個字元`]
  if (length > PASSWORD_LENGTH.max) return [`密碼最多 ${PASSWORD_LENGTH.max} 個字元`]
  const faults: string[] = []
  if (policy === 'tw-gov' && !hasFourClasses(text)) faults.push('密碼要同時有大寫英文、小寫英文、數字和符號')
  if (isOwn(text, own)) faults.push('密碼不可以是你的帳號、電子郵件或姓名')
  else if (await isCommon(text)) faults.push('這個密碼太常見，容易被猜中，請換一個')
  return faults
}

/** Whether a password that may be used would do for staff as well: noted with it, for a role that comes later. */
export const keepsStaffRule = async (
  password: string,
  owner: Omit<PasswordOwner, 'staff'>,
): Promise<boolean> => (await passwordFaults(password, { ...owner, staff: true })).length === 0

/** What is wrong with the second time that a new password was typed; a field that is wrong in itself says so itself. */
export const repetitionFaults = (typed: {
  password?: string | undefined
  password_confirmation?: string | undefined
}): string[] =>
  typed.password === undefined ||
  typed.password_confirmation === undefined ||
  typed.password === typed.password_confirmation
    ? []
    : ['兩次輸入的密碼不同']

const hasFourClasses = (text: string) =>
  [/\p{Lu}/u, /\p{Ll}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}\s]/u].every((sign) => sign.test(text))

function isOwn(text: string, own: PasswordOwner['own']): boolean {
  const bare = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{Nd}]/gu, '')
  const words = own.flatMap((word) => (word ? [word, word.split('@')[0] ?? ''] : [])).map(bare)
  const password = bare(text)
  // A name with a number behind it is still the name.
  return words.some(
    (word) => word.length > 2 && (password === word || password.replace(/\p{Nd}+$/u, '') === word),
  )
}
