import { ERRORS, type ErrorCode } from '@hakka/contract/errors'
import type { LoginResult } from './gate.ts'
import { TRIES } from './tries.ts'

export type Refused = Exclude<LoginResult, { outcome: 'right' }>

/** How the place where a password is asked for calls things. */
interface Words {
  wrong: string
  locked: string
  /** What opens the lock, as a sentence. */
  wayOut: string
}

export const AT_LOGIN: Words = {
  wrong: ERRORS.login_failed.message,
  locked: ERRORS.login_locked.message,
  wayOut: '用「忘記密碼？」重新設定密碼，就能馬上登入。',
}

/** For whoever types a name as cards have them, whether or not there is such a card. */
export const AT_CARD: Words = {
  wrong: '帳號或 PIN 不正確',
  locked: 'PIN 輸入錯誤次數過多，先鎖住 15 分鐘',
  wayOut: '請老師在班級名單按一下「打開」，就能馬上再試。',
}

/** With so few tries left they are told: after the third failure. */
const TOLD_FROM = 2

const CODES = {
  wrong: 'login_failed',
  locked: 'login_locked',
  limited: 'rate_limited',
} as const satisfies Record<Refused['outcome'], ErrorCode>

/**
 * Why a password did not open an account. From the third failure on it says how many tries are left and what opens
 * the lock, in the same words for a name that nobody has.
 */
export function refusalOf(result: Refused, words: Words): { code: ErrorCode; message: string } {
  return { code: CODES[result.outcome], message: messageOf(result, words) }
}

function messageOf(result: Refused, { wrong, locked, wayOut }: Words): string {
  if (result.outcome === 'limited') return ERRORS.rate_limited.message
  if (result.outcome === 'locked') return `${locked}。${wayOut}`
  if (result.left > TOLD_FROM) return wrong
  if (result.left > 0) return `${wrong}，還可以再試 ${result.left} 次。${wayOut}`
  return `${wrong}，已經錯了 ${TRIES} 次，請於 15 分鐘後再試。${wayOut}`
}
