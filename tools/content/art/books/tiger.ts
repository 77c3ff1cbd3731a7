/** Grandaunt tiger: her head on two legs, and the tiger that she is. */
import { eyes, type Face, type Way } from './animals.ts'
import { at, dot, fill, line, oval, RED } from './ink.ts'

/** The tiger's head on a person's shoulders, with grandmother's scarf; unmasked without it. */
export function tigerHead(face: Face, scarf: boolean, jaws = false): string {
  const bone =
    dot(-22, -22, 11, '#F39A3D') +
    dot(22, -22, 11, '#F39A3D') +
    dot(-22, -22, 5, '#8A4B1E') +
    dot(22, -22, 5, '#8A4B1E') +
    oval(0, 0, 34, 31, '#F39A3D') +
    line('M0-30v12M-9-29l2 9M9-29l-2 9M-33-4h10M-31 6h8M33-4h-10M31 6h-8', '#5A2E12', 4.4) +
    oval(2, 14, 20, 14, '#FFF3E0') +
    eyes(-10, 15, -4, 4, face) +
    fill('M-4 5h13l-6 7Z', '#8A2D06')
  const mouth = jaws
    ? fill('M-14 14h34c2 22-6 32-17 32s-19-10-17-32Z', '#8A2D06') +
      fill('M-12 14l5 9 5-9ZM9 14l5 9 5-9Z', '#fff') +
      oval(3, 36, 9, 7, '#E2553D')
    : line('M3 12v5M3 17q-7 8-14 1M3 17q7 8 14 1', '#8A2D06', 3)
  const cloth = scarf
    ? fill('M-36-6C-36-36-16-44 0-44S38-36 38-6C28-24 14-30 0-30S-28-24-36-6Z', RED) +
      dot(-20, -30, 3, '#FDBA8C') +
      dot(0, -37, 3, '#FDBA8C') +
      dot(20, -31, 3, '#FDBA8C')
    : ''
  return bone + mouth + cloth
}

export const TIGER_TAIL =
  line('M0 0c40 10 60-10 66-40s30-34 40-16', '#F39A3D', 17) +
  line('M22 3l2-14M48-10l-10-10M66-36l-13-4M80-58l-4 13', '#5A2E12', 6) +
  dot(106, -54, 10, '#5A2E12')

export function tigerRun(x: number, y: number, scale: number, way: Way = {}): string {
  return at(
    x,
    y,
    scale,
    at(-76, -70, 0.9, TIGER_TAIL, 0, true) +
      line('M-56-46l-44 30M-36-40l-30 34M50-44l46 14M38-40l40 30', '#F39A3D', 22) +
      fill('M-86-64c0-28 30-38 84-38s80 12 80 38-34 34-80 34-84-8-84-34Z', '#F39A3D') +
      fill('M-50-34c30 8 70 8 96 0-10-16-80-16-96 0Z', '#FFF3E0') +
      line('M-56-98l6 24M-28-102l4 24M0-102v24M28-101l-4 22', '#5A2E12', 6) +
      at(92, -112, 1.15, tigerHead('cross', false, true)),
    way.turn ?? 0,
    way.flip,
  )
}
