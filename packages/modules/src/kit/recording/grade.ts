export type Grade = 'right' | 'close' | 'wrong'

/** A syllable from this score on is said right, or nearly. */
const RIGHT_FROM = 80
const CLOSE_FROM = 60

/** Right and wrong of a syllable by its score. */
export function gradeOf(score: number): Grade {
  if (score >= RIGHT_FROM) return 'right'
  return score >= CLOSE_FROM ? 'close' : 'wrong'
}
