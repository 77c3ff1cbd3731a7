/** A rectangle in the window. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

interface Spot {
  x: number
  y: number
}

const holds = (box: Box, { x, y }: Spot) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom
const size = (box: Box) => (box.right - box.left) * (box.bottom - box.top)
const common = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))

/**
 * Where something that is dragged would fall: the smallest area under the pointer; where there is none, the one that it
 * covers most of.
 */
export function areaUnder<A extends { box: Box }>(
  areas: readonly A[],
  pointer: Spot,
  dragged: Box,
): A | undefined {
  const under = areas.filter(({ box }) => holds(box, pointer)).sort((a, b) => size(a.box) - size(b.box))
  if (under[0]) return under[0]
  const covered = areas.filter(({ box }) => common(box, dragged) > 0)
  return covered.sort((a, b) => common(b.box, dragged) - common(a.box, dragged))[0]
}
