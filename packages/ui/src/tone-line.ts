/** The drawing's box in its own units; level 1 is the lowest of its five lines, level 5 the highest. */
export const PLOT = { width: 64, height: 44, left: 9, right: 55 } as const

export const LEVELS_OF_TONE = [1, 2, 3, 4, 5] as const

/** Height of a level in the drawing: 5 at the top. */
export const levelY = (level: number) => 38 - (level - 1) * 8

/** A tone as it is drawn. */
export interface ToneLine {
  points: readonly { x: number; y: number }[]
  /** Cut short by a stop: half as long, with a stroke across its end. */
  stopped: boolean
}

/**
 * The line of a contour number: `31` falls, `113` rises late, `5` is one level.
 * @param stopped the syllable ends in b, d or g
 * @returns `undefined` where the number holds no level from 1 to 5
 */
export function toneLine(tone: string, stopped: boolean): ToneLine | undefined {
  const levels = Array.from(tone, Number)
  if (levels.length === 0 || levels.some((level) => !(level >= 1 && level <= 5))) return undefined
  const ends = levels.length === 1 ? [...levels, ...levels] : levels
  const full = PLOT.right - PLOT.left
  const length = stopped ? full / 2 : full
  const points = ends.map((level, at) => ({
    x: PLOT.left + (length * at) / (ends.length - 1),
    y: levelY(level),
  }))
  return { points, stopped }
}
