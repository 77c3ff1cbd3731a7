import type { SyllablePhones } from './phones.ts'

/**
 * The contours a syllable may be said with where it stands: its own, and what it turns into before the next syllable.
 * 四縣 24 falls to 11 before 24, 55 and a stopped 5; 海陸 24 becomes 33 and a stopped 5 becomes 2 before any syllable.
 */
export function contoursAllowed(
  syllables: readonly SyllablePhones[],
  at: number,
  dialectId: number,
): string[] {
  const own = syllables[at]
  const next = syllables[at + 1]
  if (!own) return []
  if (!next) return [own.contour]
  if (
    (dialectId === 1 || dialectId === 6) &&
    own.contour === '24' &&
    ['24', '55', '5'].includes(next.contour)
  ) {
    return ['24', '11']
  }
  if (dialectId === 2 && own.contour === '24') return ['24', '33']
  if (dialectId === 2 && own.stopped && own.contour === '5') return ['5', '2']
  return [own.contour]
}
