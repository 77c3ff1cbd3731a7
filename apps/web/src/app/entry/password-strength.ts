import { PASSWORD_LENGTH } from '@hakka/contract/constants'

export type Strength = 'empty' | 'short' | 'weak' | 'fair' | 'strong'

/** How a password is told in words; what is weak says what would make it better. */
export function strengthText(strength: Strength): string {
  // In a function: shared files of the build may be there before the contract's constants are.
  if (strength === 'short') return `太短，至少要 ${PASSWORD_LENGTH.min} 個字元`
  if (strength === 'weak') return '弱，再長一點，或混用不同的字'
  if (strength === 'fair') return '可以'
  return strength === 'strong' ? '很好' : ''
}

const CLASSES = [/\p{Lu}/u, /\p{Ll}/u, /\p{Nd}/u, /\p{Script=Han}/u, /[^\p{L}\p{Nd}]/u]

/**
 * A rough guess while somebody types: length first, then how many different characters of how many kinds. Whether a
 * password is a common one only the server knows.
 */
export function strengthOf(password: string): Strength {
  const signs = Array.from(password.normalize('NFC'))
  if (signs.length === 0) return 'empty'
  if (signs.length < PASSWORD_LENGTH.min) return 'short'
  const kinds = CLASSES.filter((kind) => kind.test(password)).length
  const points = Math.min(new Set(signs).size, signs.length) + (kinds - 1) * 3
  if (points < 10) return 'weak'
  return points < 16 ? 'fair' : 'strong'
}
