/** What of a syllable decides on sandhi: its contour as the Ministry writes it, and whether it ends in b, d or g. */
export interface Toned {
  contour: string
  stopped: boolean
}

const SIXIAN = 1
const HAILU = 2
const SOUTHERN_SIXIAN = 6
/** 四縣 24 turns low before these; 5 is the high stopped tone. */
const HIGH = new Set(['24', '55', '5'])

/**
 * Whether the sandhi of that dialect is known here. 大埔, 饒平 and 詔安 have richer ones that no teacher has given us yet:
 * nothing of more than one syllable is to be said in them.
 */
export const knowsSandhi = (dialectId: number): boolean =>
  [SIXIAN, HAILU, SOUTHERN_SIXIAN].includes(dialectId)

/**
 * The contour that a syllable is said with in one breath with the next: 四縣 and 南四縣 24 → 11 before 24, 55 and 5;
 * 海陸 24 → 33 and stopped 5 → 2 before any syllable. Both are written with their own tones. Where sandhi is not known,
 * the written contour. Source: 徐貴榮〈連讀變調〉.
 *
 * @param next undefined at the end of a breath
 */
export function saidContour(own: Toned, next: Toned | undefined, dialectId: number): string {
  if (!next) return own.contour
  if (dialectId === HAILU) {
    if (own.contour === '24') return '33'
    return own.stopped && own.contour === '5' ? '2' : own.contour
  }
  const low = knowsSandhi(dialectId) && own.contour === '24' && HIGH.has(next.contour)
  return low ? '11' : own.contour
}

/** The contours that are right there: the written one, for a speaker who takes a breath after it, and the one said. */
export function rightContours(own: Toned, next: Toned | undefined, dialectId: number): string[] {
  return [...new Set([own.contour, saidContour(own, next, dialectId)])]
}
