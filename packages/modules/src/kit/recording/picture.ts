const CENTS = 10
const round = (value: number) => Math.round(value * CENTS) / CENTS

/**
 * Loudness as bars about the middle line: the `d` of a path that is stroked.
 * @param levels 0 to 1, from left to right
 */
export function barsPath(levels: readonly number[], width: number, height: number): string {
  const step = width / levels.length
  return levels
    .map((level, at) => {
      const half = Math.max(0.5, (Math.min(1, Math.max(0, level)) * height) / 2)
      return `M${round((at + 0.5) * step)} ${round(height / 2 - half)}V${round(height / 2 + half)}`
    })
    .join('')
}

/**
 * A pitch line with gaps where nothing is voiced.
 * @param pitch semitones about the voice's middle; `reach` of them fill half the height
 */
export function pitchPath(
  pitch: readonly (number | undefined)[],
  width: number,
  height: number,
  reach: number,
): string {
  const step = width / Math.max(1, pitch.length - 1)
  let drawing = false
  return pitch
    .map((own, at) => {
      if (own === undefined) {
        drawing = false
        return ''
      }
      const y = height / 2 - (Math.max(-reach, Math.min(reach, own)) / reach) * (height / 2)
      const move = drawing ? 'L' : 'M'
      drawing = true
      return `${move}${round(at * step)} ${round(y)}`
    })
    .join('')
}

/** A line of few points, from edge to edge with a margin for the stroke. */
export function semitonePath(line: readonly number[], width: number, height: number, reach: number): string {
  const margin = 6
  const inner = pitchPath(line, width - 2 * margin, height - 2 * margin, reach)
  return inner.replace(
    /([ML])(-?[\d.]+) (-?[\d.]+)/g,
    (_whole, move, x, y) => `${move}${round(Number(x) + margin)} ${round(Number(y) + margin)}`,
  )
}
