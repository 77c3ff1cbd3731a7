import { graphemes, isHan } from '@hakka/hakka/characters'
import { seedOf, shuffle } from '#kit/shuffle.ts'

const HEIGHTS = [8, 14, 20, 26, 34, 18, 12]
/** Three a character: the picture is about as long as the line. */
const PER_CHARACTER = 3
/** Of a bar and the room after it. */
const STEP = 8
const HEIGHT = 36

/**
 * A line that is not shown yet, as a picture of its sound. It tells how long it is and nothing else: heights are
 * drawn from the text alone.
 */
export function SoundBars({ text }: { text: string }) {
  const count = Math.max(2, graphemes(text).filter(isHan).length) * PER_CHARACTER
  const heights = Array.from({ length: count }, (_, at) => HEIGHTS[at % HEIGHTS.length] ?? 8)
  const bars = shuffle(heights, seedOf(text)).map((height, at) => ({ height, x: at * STEP }))
  return (
    <svg
      aria-hidden="true"
      width={count * STEP}
      height={HEIGHT}
      viewBox={`0 0 ${count * STEP} ${HEIGHT}`}
      preserveAspectRatio="xMinYMid slice"
      className="max-w-full"
    >
      {bars.map(({ height, x }) => (
        <rect key={x} x={x} y={(HEIGHT - height) / 2} width="4" height={height} rx="2" fill="currentColor" />
      ))}
    </svg>
  )
}
