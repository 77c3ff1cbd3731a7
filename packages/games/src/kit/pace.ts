/** Of a child's pauses the mean distance from their mean is a third of it; of a machine's that tries to vary, a tenth. */
const EVEN_PERCENT = 12
/** Fewer pauses tell nothing. */
const ENOUGH = 8

/** Whether somebody's pauses between two moves, in milliseconds, are too much alike for a hand. */
export function isEven(pauses: readonly number[]): boolean {
  const count = pauses.length
  if (count < ENOUGH) return false
  const sum = total(pauses)
  // Both sides times the square of the count: whole numbers all the way.
  const distances = total(pauses.map((pause) => Math.abs(pause * count - sum)))
  return distances * 100 <= sum * count * EVEN_PERCENT
}

/** Whether half of the pauses are shorter than `least` milliseconds. */
export function isHasty(pauses: readonly number[], least: number): boolean {
  if (pauses.length < ENOUGH) return false
  return pauses.filter((pause) => pause < least).length * 2 > pauses.length
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, own) => sum + own, 0)

/** The time from each moment to the next. */
export const between = (moments: readonly number[]): number[] =>
  moments.slice(1).map((at, index) => at - (moments[index] ?? 0))
