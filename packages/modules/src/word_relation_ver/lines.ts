import type { Box } from '#kit/page/link-path.ts'

const round = (value: number) => Math.round(value * 10) / 10

/** From a word to the label of what hangs on it, and on to that: a curve that arrives upright. */
export function hangingPath(parent: Box, label: Box, word: Box): string {
  const down = word.top > parent.top
  const x = round(parent.left + parent.width / 2)
  const y = round(down ? parent.top + parent.height : parent.top)
  const endX = round(label.left + label.width / 2)
  const endY = round(down ? label.top : label.top + label.height)
  const bend = round((y + endY) / 2)
  return `M${x} ${y}C${x} ${bend} ${endX} ${bend} ${endX} ${endY}`
}

/** Room that a line across keeps from the words of its row. */
const ARCH = 44

/** Between two words that don't hang on each other, with the point its label stands at. */
export function acrossPath(from: Box, to: Box): { d: string; x: number; y: number } {
  const [a, b] = [middle(from), middle(to)]
  if (Math.abs(a.y - b.y) < Math.min(from.height, to.height) / 2) return arch(from, to)
  // Out of the word's side, over and into the other one from above or below.
  const down = b.y > a.y
  const right = b.x >= a.x
  const x = round(right ? from.left + from.width : from.left)
  const end = { x: round(b.x), y: round(down ? to.top - 8 : to.top + to.height + 8) }
  const at = curveMiddle({ x, y: a.y }, { x: end.x, y: a.y }, end)
  return { d: `M${x} ${round(a.y)}Q${end.x} ${round(a.y)} ${end.x} ${end.y}`, ...at }
}

const middle = ({ left, top, width, height }: Box) => ({ x: left + width / 2, y: top + height / 2 })

type Point = ReturnType<typeof middle>

const curveMiddle = (a: Point, control: Point, b: Point): Point => ({
  x: round((a.x + 2 * control.x + b.x) / 4),
  y: round((a.y + 2 * control.y + b.y) / 4),
})

/** Over two words of the same row. */
function arch(from: Box, to: Box): { d: string; x: number; y: number } {
  const start = { x: round(from.left + from.width / 2), y: round(from.top) }
  const end = { x: round(to.left + to.width / 2), y: round(to.top - 8) }
  const control = { x: round((start.x + end.x) / 2), y: round(Math.min(start.y, end.y) - 2 * ARCH) }
  return {
    d: `M${start.x} ${start.y}Q${control.x} ${control.y} ${end.x} ${end.y}`,
    ...curveMiddle(start, control, end),
  }
}
