/** A rectangle within the board, in pixels. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

const round = (value: number) => Math.round(value * 10) / 10
const middle = ({ left, top, width, height }: Box) => ({ x: left + width / 2, y: top + height / 2 })

/** How far a trunk stands from the left edge of what it comes from. */
const TRUNK = 24

/** A mind map's branch: a curve to what stands beside the root, a trunk with a bend to what stands below it. */
export function branchPath(root: Box, branch: Box): string {
  const from = middle(root)
  const to = middle(branch)
  const beside = branch.left >= root.left + root.width || branch.left + branch.width <= root.left
  if (beside) {
    const start = to.x > from.x ? root.left + root.width : root.left
    const end = to.x > from.x ? branch.left : branch.left + branch.width
    const bend = (start + end) / 2
    return `M${round(start)} ${round(from.y)}C${round(bend)} ${round(from.y)} ${round(bend)} ${round(to.y)} ${round(end)} ${round(to.y)}`
  }
  const x = round(Math.min(root.left + TRUNK, branch.left - TRUNK / 2))
  const y = round(to.y)
  const corner = Math.min(12, branch.left - x)
  return `M${x} ${round(root.top + root.height)}V${round(y - corner)}Q${x} ${y} ${round(x + corner)} ${y}H${round(branch.left)}`
}
