/** Contours as the Ministry writes them; `stopped` are those of syllables that end in b, d or g. */
type DialectTones = { name: string; long: string[]; stopped: string[] }

/** Tone inventories by dialect_id. 詔安 24 is long and, where an old g was lost, sounds the same. */
export const DIALECT_TONES: Record<number, DialectTones> = {
  1: { name: '四縣', long: ['24', '11', '31', '55'], stopped: ['2', '5'] },
  2: { name: '海陸', long: ['53', '55', '24', '11', '33'], stopped: ['5', '2'] },
  3: { name: '大埔', long: ['33', '113', '31', '53', '35'], stopped: ['21', '54'] },
  4: { name: '饒平', long: ['11', '55', '53', '24'], stopped: ['2', '5'] },
  5: { name: '詔安', long: ['11', '53', '31', '55', '24'], stopped: ['24', '43'] },
  6: { name: '南四縣', long: ['24', '11', '31', '55'], stopped: ['2', '5'] },
}

/**
 * The Chao level (1 low to 5 high) at a point of a contour, straight between its digits: '113' is 1 up to the middle
 * and then rises to 3.
 *
 * @param point 0 at the start of the rime, 1 at its end
 */
export function levelAt(contour: string, point: number): number {
  const levels = [...contour].map(Number)
  const place = Math.min(Math.max(point, 0), 1) * (levels.length - 1)
  const before = levels[Math.floor(place)] ?? 3
  const after = levels[Math.ceil(place)] ?? before
  return before + (after - before) * (place - Math.floor(place))
}
