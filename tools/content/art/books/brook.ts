/** The small ones by the brook: fireflies in every age, and the snail. */
import { at, dot, fill, INK, line, oval } from './ink.ts'

export function glow(x: number, y: number, r: number): string {
  return (
    dot(x, y, r * 2.6, '#F6E27A', ' opacity=".16"') +
    dot(x, y, r * 1.5, '#F6E27A', ' opacity=".3"') +
    dot(x, y, r * 0.62, '#FFF6B8')
  )
}

/** A firefly seen large, in flight or at rest with its wings folded. */
export function firefly(
  x: number,
  y: number,
  scale: number,
  turn: number,
  way: { rests?: boolean; flip?: boolean } = {},
): string {
  const spread =
    oval(-42, -16, 46, 16, '#CFE6F2', ' opacity=".8" transform="rotate(28)"') +
    oval(42, -16, 46, 16, '#CFE6F2', ' opacity=".8" transform="rotate(-28)"')
  const folded =
    fill('M-2-18C-34-14-34 40-14 74-4 60-2 30-2-18ZM2-18C34-14 34 40 14 74 4 60 2 30 2-18Z', '#3E3128') +
    line('M-20-4c-6 20-4 44 4 62M20-4c6 20 4 44-4 62', '#C9A45C', 3) +
    line('M-22 10l-18 10M-22 34l-18 14M22 10l18 10M22 34l18 14', '#2B2A33', 4)
  return at(
    x,
    y,
    scale,
    dot(0, 60, 76, '#F6E27A', ' opacity=".18"') +
      dot(0, 60, 50, '#F6E27A', ' opacity=".3"') +
      (way.rests ? '' : spread) +
      fill('M-24 30c0-14 10-24 24-24s24 10 24 24c0 40-8 64-24 64S-24 70-24 30Z', '#FBE27A') +
      line('M-22 46h44M-19 64h38', '#D9B23A', 5) +
      (way.rests ? folded : fill('M-26 20C-26-8-16-20 0-20S26-8 26 20Z', '#2B2A33')) +
      dot(0, -32, 20, '#8A2D06') +
      dot(-8, -36, 5, '#fff') +
      dot(8, -36, 5, '#fff') +
      dot(-7, -36, 2.6, INK) +
      dot(9, -36, 2.6, INK) +
      line('M-6-24q6 5 12 0', '#FDBA8C', 3) +
      line('M-8-50q-10-16-22-18M8-50q10-16 22-18', '#2B2A33', 4),
    turn,
    way.flip,
  )
}

export function larva(x: number, y: number, scale: number, turn = 0, flip = false): string {
  const ring = (i: number) =>
    oval(-i * 26, Math.sin(i * 0.9) * 5, 22 - i, 20 - i * 1.2, i % 2 ? '#5D4A3A' : '#70593F')
  return at(
    x,
    y,
    scale,
    line('M-8 16l-6 14M-34 18l-4 14M-60 18v14', '#3E3128', 5) +
      dot(-128, 4, 22, '#F6E27A', ' opacity=".4"') +
      dot(-128, 4, 9, '#FFF6B8') +
      [4, 3, 2, 1, 0].map(ring).join('') +
      oval(24, -2, 17, 15, '#3E3128') +
      dot(26, -6, 4.6, '#fff') +
      dot(27, -6, 2.4, INK) +
      line('M36 4q8 2 10 8M20-16q4-10 12-12', '#3E3128', 3.4) +
      line('M16 6q6 4 10 0', '#FDBA8C', 2.4),
    turn,
    flip,
  )
}

export function snail(x: number, y: number, scale: number, flip = false): string {
  return at(
    x,
    y,
    scale,
    fill('M-50 0c0-12 20-16 50-16 24 0 40-8 44-26 10-2 18 6 16 18-4 18-24 24-60 24Z', '#D9B98C') +
      line('M54-38l6-16M46-40l-2-16', '#D9B98C', 4) +
      dot(-8, -34, 34, '#9C7A4E') +
      line('M-8-34m0 0c8-8 14 6 2 12s-26-6-20-22 30-18 38 2-6 40-26 36', '#6B4F2E', 5),
    0,
    flip,
  )
}
