/** Things that people in the books carry, eat, grow and sell. */
import { at, dot, fill, GOLD, INK, LEAF, LEAF_LIGHT, line, n, oval, RED, WOOD_DARK } from './ink.ts'

/** The great white radish; `out` shows it whole, else it stands in the soil at y = 0. */
export function radish(x: number, y: number, scale: number, out = false, turn = 0): string {
  const leaf = (angle: number, colour: string) =>
    at(
      0,
      out ? -150 : -60,
      1,
      fill('M0 0c-26-30-44-60-30-90-14-20 6-34 4-56 22 10 26 30 34 46 22 20 16 60-8 100Z', colour),
      angle,
    )
  const leaves =
    leaf(-56, LEAF) + leaf(56, LEAF) + leaf(-28, LEAF_LIGHT) + leaf(28, LEAF_LIGHT) + leaf(0, LEAF)
  const root = out
    ? fill(
        'M-84-150C-120-80-60 40-18 96c6 30 4 40 18 64 10-24 8-40 16-64C60 40 120-80 84-150-40-176-40-176-84-150Z',
        '#FFF8EC',
      ) +
      fill('M-84-150c-14 26-16 50-12 74 60 20 130 20 192 0 4-24 2-48-12-74-60-22-108-22-168 0Z', '#DCEBC4') +
      line('M-70-20h26M34 10h26M-40 50h20', '#E2D6C4', 5)
    : fill('M-90 6c-10-50 20-76 90-76s100 26 90 76Z', '#E6EFCF') + line('M-50-30h30M22-40h30', '#CBDDA8', 5)
  return at(x, y, scale, leaves + root, turn)
}

export function bowl(
  x: number,
  y: number,
  scale: number,
  soup = '#FFF1D0',
  colour = '#fff',
  bits = '',
): string {
  return at(
    x,
    y,
    scale,
    fill('M-46-26h92c-4 18-20 26-46 26s-42-8-46-26Z', colour) +
      line('M-34-14q34 12 68 0', '#1D5FA8', 3.4) +
      oval(0, -26, 46, 10, '#EDE6D8') +
      oval(0, -26, 40, 7.5, soup) +
      bits,
  )
}

export function lamp(x: number, y: number): string {
  return (
    line(`M${x} 0V${y}`, '#6B4F3A', 5) +
    fill(`M${x - 60} ${y + 40}c8-40 30-50 60-50s52 10 60 50Z`, '#2E6F58') +
    dot(x, y + 46, 15, '#FFF1C4') +
    `<path d="M${x - 60} ${y + 40}L${x - 280} ${y + 568}H${x + 280}L${x + 60} ${y + 40}Z" fill="#FFF1C4" opacity=".16"/>`
  )
}

export function basket(x: number, y: number, scale: number, inside = ''): string {
  return at(
    x,
    y,
    scale,
    inside +
      fill('M-130-90h260c-6 60-20 84-44 90H-86c-24-6-38-30-44-90Z', '#C99B4E') +
      line('M-122-62h244M-116-36h232M-106-12h212', '#A67A34', 5) +
      line('M-70-88l10 86M0-88V-2M70-88l-10 86', '#A67A34', 4) +
      line('M-134-90h268', '#8A6228', 13),
  )
}

/** Open oiled-paper umbrella held upright, the hand at 0, 0. */
export function umbrella(scale: number, paper: string, dark: string, art = '', turn = 0): string {
  const ribs = [-130, -66, 0, 66, 130]
    .map((x) => line(`M0-252L${x} ${x === 0 ? -128 : n(-150 + (130 - Math.abs(x)) * 0.14)}`, dark, 3))
    .join('')
  return at(
    0,
    0,
    scale,
    line('M0-250V34', '#8A6228', 7) +
      fill(
        'M-170-136C-120-216-60-252 0-252S120-216 170-136c-28 10-56 12-84 4-28 12-58 12-86 2-28 10-58 10-86-2-28 8-56 6-84-4Z',
        paper,
      ) +
      ribs +
      line('M-170-136c28 10 56 12 84 4 28 12 58 12 86 2 28 10 58 10 86-2 28 8 56 6 84-4', dark, 5) +
      fill('M-9-250l9-26 9 26Z', '#8A6228') +
      art,
    turn,
  )
}

/** The same seen from above, lying open: a wheel of paper. */
export function umbrellaWheel(
  x: number,
  y: number,
  r: number,
  paper: string,
  dark: string,
  art = '',
): string {
  const ribs = Array.from({ length: 16 }, (_, i) => {
    const a = (i * Math.PI) / 8
    return `M0 0L${n(Math.sin(a) * r)} ${n(-Math.cos(a) * r)}`
  }).join('')
  return at(
    x,
    y,
    1,
    dot(0, 0, r, paper) +
      line(ribs, dark, 3) +
      `<circle r="${r}" fill="none" stroke="${dark}" stroke-width="7"/><circle r="${n(r * 0.62)}" fill="none" stroke="${dark}" stroke-width="3"/>` +
      art +
      dot(0, 0, r * 0.08, '#8A6228'),
  )
}

export const PAPER = '#F3D9A4'
export const PAPER_DARK = '#C98F4B'
/** Tung blossoms of grandmother's umbrella; then the hole, or the bird that mends it. */
export const umbrellaArt = (mend: 'hole' | 'bird' | 'new'): string =>
  at(-44, -186, 0.62, '<use href="#tung"/>') +
  at(-92, -158, 0.4, '<use href="#tung"/>') +
  (mend === 'hole'
    ? fill('M46-190l20-12 8 14 20 2-12 16 4 18-24-6-18 8 2-20Z', '#5C4A3A')
    : mend === 'bird'
      ? at(64, -180, 0.3, '<use href="#bird"/>')
      : at(64, -176, 0.5, '<use href="#tung"/>'))

export function rain(light = '#EAF3FA', count = 46): string {
  return line(
    Array.from({ length: count }, (_, i) => `M${(i * 197) % 1620} ${(i * 113) % 800}l-14 44`).join(''),
    light,
    5,
    ' opacity=".8"',
  )
}

const CHILLIES =
  at(-14, -58, 1, fill('M0 0c14 6 18 30 4 48-10-14-14-34-4-48Z', RED)) +
  at(6, -64, 1, fill('M0 0c14 6 18 34 2 54-12-16-14-40-2-54Z', '#C9372A')) +
  at(24, -56, 1, fill('M0 0c14 8 16 30 0 46-10-14-12-34 0-46Z', RED)) +
  line('M-12-60l-4-10M8-66v-12M26-58l6-10', LEAF, 5)
export const CHILLI_BAG = at(
  0,
  8,
  0.8,
  CHILLIES +
    fill('M-44-20c-10 40-6 66 44 66s54-26 44-66c-30 12-58 12-88 0Z', '#D9BE8C') +
    line('M-44-20c30 12 58 12 88 0', WOOD_DARK, 6),
)

export function chilliRain(x: number, y: number): string {
  return Array.from({ length: 9 }, (_, i) =>
    at(
      x + ((i * 37) % 60) + i * 30,
      y + i * 24,
      0.8,
      fill('M0 0c14 6 18 30 4 48-10-14-14-34-4-48Z', i % 2 ? RED : '#C9372A'),
      (i * 67) % 180,
    ),
  ).join('')
}

export function bean(x: number, y: number, scale: number, colour = '#E9B93C'): string {
  return at(x, y, scale, oval(0, 0, 12, 9, colour, ' transform="rotate(-20)"') + dot(-3, -3, 2.6, '#FFF3C4'))
}

export function beanPlant(x: number, y: number, scale: number): string {
  const pod = (px: number, py: number, turn: number) =>
    at(
      px,
      py,
      1,
      fill('M0 0c10 6 14 34 6 56-14-8-18-40-6-56Z', '#C9C24A') +
        dot(1, 16, 5, '#E9B93C') +
        dot(3, 32, 5, '#E9B93C'),
      turn,
    )
  const leaf = (lx: number, ly: number, turn: number) =>
    at(
      lx,
      ly,
      1,
      fill('M0 0c-24-14-30-44 0-66 30 22 24 52 0 66Z', LEAF_LIGHT) + line('M0 0V-44', LEAF, 3),
      turn,
    )
  return at(
    x,
    y,
    scale,
    line('M0 0c-6-60 6-120 0-190M0-80l-50-40M0-110l52-36M0-50l46-20', LEAF, 9) +
      leaf(-50, -118, -50) +
      leaf(52, -144, 50) +
      leaf(0, -186, 0) +
      leaf(-8, -150, -34) +
      leaf(46, -68, 70) +
      leaf(-30, -40, -80) +
      pod(-34, -108, 14) +
      pod(34, -130, -10) +
      pod(2, -168, 6) +
      pod(26, -60, -20) +
      pod(-8, -86, 24),
  )
}

export function puff(x: number, y: number, scale: number, kind: 'sweet' | 'foul'): string {
  const colour = kind === 'sweet' ? '#FBE3A8' : '#B9C77A'
  const inside =
    kind === 'sweet'
      ? [
          [-34, -6],
          [10, -26],
          [36, 8],
          [0, 14],
        ]
          .map(([a, b]) =>
            at(
              a ?? 0,
              b ?? 0,
              1,
              [0, 90, 180, 270]
                .map((t) => oval(0, -8, 5, 8, '#F2A93B', ` transform="rotate(${t})"`))
                .join('') + dot(0, 0, 4, '#C2410C'),
            ),
          )
          .join('')
      : line('M-40-10q10-14 20 0t20 0t20 0M-30 14q10-14 20 0t20 0', '#7A8A3A', 5)
  return at(
    x,
    y,
    scale,
    dot(-46, 0, 34, colour) +
      dot(0, -20, 44, colour) +
      dot(46, 4, 36, colour) +
      dot(4, 20, 36, colour) +
      inside,
  )
}

export function plough(x: number, y: number, scale: number): string {
  return at(
    x,
    y,
    scale,
    line('M-150-120C-120-60-90-20-30-4M-90-46L120-60', '#5C3A20', 14) +
      fill('M-40-16l60 30-76 6Z', '#6C717F') +
      line('M-156-124l-26-6', '#5C3A20', 14),
  )
}

export function moneyBag(scale: number): string {
  return at(
    0,
    0,
    scale,
    fill('M-26 0c-24 10-36 60 26 60S50 10 26 0C10 6-10 6-26 0Z', '#C99B4E') +
      line('M-22-2h44', RED, 8) +
      fill('M-20-6l-10-18h60l-10 18Z', '#C99B4E') +
      `<circle cy="34" r="13" fill="${GOLD}"/><path d="M-4 30h8v8h-8Z" fill="#8A5A00"/>`,
  )
}

export function torch(on: boolean): string {
  return (
    line('M0 0h34', '#545B6B', 13) +
    line('M34-2h12', INK, 20) +
    (on ? `<path d="M46-10L230-50C250-20 250 30 230 64L46 8Z" fill="#FFF1C4" opacity=".4"/>` : '')
  )
}

export function zees(x: number, y: number, scale: number, colour = '#fff'): string {
  const z = (dx: number, dy: number, s: number) =>
    line(`M${dx} ${dy}h${20 * s}l${-20 * s} ${24 * s}h${20 * s}`, colour, 6 * s)
  return at(x, y, scale, z(0, 0, 1) + z(34, -36, 1.3) + z(78, -86, 1.6))
}

export function shine(x: number, y: number, r: number, colour = GOLD): string {
  return line(
    Array.from({ length: 10 }, (_, i) => {
      const a = (i * Math.PI) / 5
      return `M${n(x + Math.cos(a) * r)} ${n(y + Math.sin(a) * r)}L${n(x + Math.cos(a) * (r + 34))} ${n(y + Math.sin(a) * (r + 34))}`
    }).join(''),
    colour,
    9,
  )
}

/** Lines of movement behind somebody who runs. */
export function whoosh(x: number, y: number, scale: number, colour = '#fff'): string {
  return at(x, y, scale, line('M0 0h-120M-20-40h-150M-10 40h-90', colour, 9, ' opacity=".85"'))
}
