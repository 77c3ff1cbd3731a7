/** Steps that people count time in, in minutes. */
const STEPS = [1, 2, 5, 10, 15, 30, 60, 120, 180, 360, 720, 1440, 2880, 7200, 14_400, 43_200, 144_000]
const MOST_TICKS = 5

/** How long the axis of bars is that fits the longest of them, and where its marks stand. */
export function barScale(longest: number): { max: number; ticks: number[] } {
  const step = STEPS.find((own) => longest / own <= MOST_TICKS) ?? longest / MOST_TICKS
  const max = Math.max(longest, step)
  const count = Math.floor(max / step)
  return { max, ticks: Array.from({ length: count + 1 }, (_, no) => no * step) }
}
