import type { Way } from './list.ts'

/** A rectangle in the window, in pixels. */
export interface Rect {
  left: number
  top: number
  right: number
  bottom: number
}

/** Before which of the rectangles, which stand in reading order, something is put that is dropped at a point. */
export function placeAmong(rects: readonly Rect[], x: number, y: number): number {
  const at = rects.findIndex(
    ({ left, right, top, bottom }) => y < top || (y <= bottom && x < (left + right) / 2),
  )
  return at < 0 ? rects.length : at
}

/** What is wrong, and where: keys and places from the content's root, with dots between. */
interface Fault {
  path: string
  message: string
}

/** Messages by the board's own name of the thing they are about; those of the board as a whole under ''. */
export type FaultsBySpot = ReadonlyMap<string, readonly string[]>

export function faultsBySpot(
  faults: readonly Fault[],
  spotAt: (path: readonly string[]) => string | undefined,
): FaultsBySpot {
  const found = new Map<string, string[]>()
  for (const { path, message } of faults) {
    const spot = spotAt(path.split('.')) ?? ''
    const told = found.get(spot) ?? []
    if (!told.includes(message)) found.set(spot, [...told, message])
  }
  return found
}

/** What was found, with the lists of before where a thing has the same messages; all of before where nothing is new. */
export function keptFaults(before: FaultsBySpot, found: FaultsBySpot): FaultsBySpot {
  if (before === found) return before
  const merged = new Map(
    [...found].map(([spot, own]) => {
      const known = before.get(spot)
      return [spot, known?.join('\n') === own.join('\n') ? known : own]
    }),
  )
  const isSame = before.size === merged.size && [...merged].every(([spot, own]) => before.get(spot) === own)
  return isSame ? before : merged
}

/** The rectangle that an arrow key leads to: the nearest in that direction, sideways counting double. */
export function nearest(rects: readonly Rect[], from: Rect, way: Way): number | undefined {
  const middle = ({ left, right, top, bottom }: Rect) => ({ x: (left + right) / 2, y: (top + bottom) / 2 })
  const own = middle(from)
  let best: { at: number; far: number } | undefined
  for (const [at, rect] of rects.entries()) {
    const { x, y } = middle(rect)
    const [dx, dy] = [x - own.x, y - own.y]
    const along = way === 'left' ? -dx : way === 'right' ? dx : way === 'up' ? -dy : dy
    const across = Math.abs(way === 'left' || way === 'right' ? dy : dx)
    if (along <= 1) continue
    const far = along + 2 * across
    if (!best || far < best.far) best = { at, far }
  }
  return best?.at
}
