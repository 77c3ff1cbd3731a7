import { ROOM } from '@hakka/contract/constants/room'

/** What of a typed text is a code, whatever stands between its digits; full-width digits are digits. */
export const digitsOf = (typed: string): string =>
  typed.normalize('NFKC').replace(/\D/g, '').slice(0, ROOM.codeDigits)
