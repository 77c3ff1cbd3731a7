/** Half the width of the pyramid's flat top, in a field of 300. */
const TOP = 62
const BOTTOM = 150

/** The corners of one of the pyramid's slices, the highest first, in a field of 300 × 100. */
export function slicePoints(index: number, of: number): string {
  const half = (at: number) => TOP + ((BOTTOM - TOP) * at) / of
  const [upper, lower] = [half(index), half(index + 1)]
  return `${150 - upper},0 ${150 + upper},0 ${150 + lower},100 ${150 - lower},100`
}
