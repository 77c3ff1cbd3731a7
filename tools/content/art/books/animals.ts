/** The animals of the books. They look right and stand at y = 0, like the people. */
import { at, dot, fill, GOLD, INK, line, oval, RED } from './ink.ts'

export type Face = 'smile' | 'happy' | 'sleep' | 'wow' | 'cross' | 'sad'

export interface Way {
  flip?: boolean
  face?: Face
  turn?: number
}

export function eyes(left: number, right: number, y: number, size: number, face: Face): string {
  if (face === 'happy' || face === 'sleep') {
    const bend = face === 'happy' ? -size * 1.6 : size * 1.3
    return line(
      `M${left - size * 1.3} ${y}q${size * 1.3} ${bend} ${size * 2.6} 0M${right - size * 1.3} ${y}q${size * 1.3} ${bend} ${size * 2.6} 0`,
      INK,
      size * 0.8,
    )
  }
  const lids =
    face === 'cross'
      ? line(
          `M${left - size * 1.5} ${y - size * 2.4}l${size * 3} ${size * 1.3}M${right + size * 1.5} ${y - size * 2.4}l${-size * 3} ${size * 1.3}`,
          INK,
          size * 0.75,
        )
      : ''
  const brows =
    face === 'sad'
      ? line(
          `M${left - size * 1.6} ${y - size * 1.6}l${size * 2.6}-${size * 1.2}M${right + size * 1.6} ${y - size * 1.6}l-${size * 2.6}-${size * 1.2}`,
          INK,
          size * 0.6,
        )
      : ''
  const white = face === 'wow' ? dot(left, y, size * 1.8, '#fff') + dot(right, y, size * 1.8, '#fff') : ''
  return white + dot(left, y, size, INK) + dot(right, y, size, INK) + lids + brows
}

/** Paw prints that lead on, from left to right. */
export function prints(x: number, y: number, count: number, colour = '#C99B77'): string {
  return Array.from({ length: count }, (_, i) =>
    at(
      x + i * 74,
      y + (i % 2) * 20,
      1,
      oval(0, 0, 8, 7, colour) +
        dot(-7, -10, 3.4, colour) +
        dot(0, -13, 3.4, colour) +
        dot(7, -10, 3.4, colour),
      80,
    ),
  ).join('')
}

const FUR = '#E8893A'
const STRIPE = '#B85A1B'

function catHead(face: Face, fur = FUR, stripe = STRIPE): string {
  return (
    fill('M-27-14L-25-42L-6-28ZM27-14L25-42L6-28Z', fur) +
    fill('M-22-20L-21-34L-11-27ZM22-20L21-34L11-27Z', '#F7B9CF') +
    oval(0, 0, 31, 27, fur) +
    line('M0-26v10M-9-25l2 8M9-25l-2 8', stripe, 4) +
    oval(0, 10, 17, 13, '#FFF3E0') +
    eyes(-11, 12, -3, 3.6, face) +
    fill('M-4 5h8l-4 5Z', '#C2410C') +
    line('M0 10q-5 6-9 1M0 10q5 6 9 1', '#8A2D06', 2.4) +
    line('M-20 6l-16-3M-20 11l-15 4M20 6l16-3M20 11l15 4', '#FFF3E0', 1.8)
  )
}

export function cat(
  x: number,
  y: number,
  scale: number,
  pose: 'sit' | 'sleep' | 'stand',
  way: Way = {},
): string {
  const face = way.face ?? (pose === 'sleep' ? 'sleep' : 'smile')
  const drawings = {
    sit:
      line('M-28-12c-40 4-46-30-34-44', FUR, 13) +
      fill('M-34 0c-4-44 8-74 34-74s38 30 34 74Z', FUR) +
      fill('M-16 0c-2-30 2-50 16-50s18 20 16 50Z', '#FFF3E0') +
      line('M-32-30h12M-34-16h12M32-30h-12M34-16h-12', STRIPE, 4) +
      line('M-12-1h8M6-1h8', '#fff', 10) +
      at(0, -92, 1, catHead(face)),
    stand:
      line('M-62-46c-30-4-34-34-26-48', FUR, 13) +
      line('M-46-30V-4M-28-28V-4M30-28V-4M48-30V-4', FUR, 15) +
      line('M-46-2h6M-28-2h6M30-2h6M48-2h6', '#fff', 9) +
      fill('M-66-40c0-22 20-32 60-32s66 8 66 32-20 28-60 28-66-6-66-28Z', FUR) +
      line('M-30-71l4 18M-8-72l2 18M14-71v16', STRIPE, 5) +
      at(62, -86, 1, catHead(face)),
    sleep:
      fill('M-74-4c-8-44 20-66 72-66s78 22 72 52c-4 16-30 18-72 18s-66 4-72-4Z', FUR) +
      line('M-30-68l2 20M-6-70l2 18M18-68v18', STRIPE, 5) +
      at(48, -24, 0.95, catHead(face), 12) +
      line('M-70-8c30 10 70 8 84-2', STRIPE, 11),
  }
  return at(x, y, scale, drawings[pose], way.turn ?? 0, way.flip)
}

export function kitten(x: number, y: number, scale: number, kind: number, face: Face = 'smile'): string {
  const [fur = FUR, stripe = STRIPE] =
    [
      ['#F3B26B', '#C97A2B'],
      ['#8B8F9C', '#5D6270'],
      ['#FFF3E0', '#E8C79A'],
    ][kind % 3] ?? []
  return at(
    x,
    y,
    scale,
    fill('M-30 0c-4-36 8-56 30-56s34 20 30 56Z', fur) +
      line('M-10-1h6M6-1h6', '#fff', 8) +
      at(0, -68, 1, catHead(face, fur, stripe)),
  )
}

export function dog(
  x: number,
  y: number,
  scale: number,
  pose: 'sit' | 'stand' | 'run' | 'dig',
  way: Way = {},
): string {
  const coat = '#B9773F'
  const dark = '#7A4A24'
  const face = way.face ?? 'smile'
  const head =
    oval(0, 0, 29, 27, coat) +
    fill('M-30-8c-14 2-18 26-8 34 10-2 14-20 14-30ZM10-27c16-6 26 8 24 26-10 2-22-8-24-26Z', dark) +
    oval(20, 10, 20, 14, '#F3E0C4') +
    oval(34, 3, 7, 6, INK) +
    eyes(2, 22, -6, 3.6, face) +
    (face === 'happy'
      ? fill('M18 16h16c0 12-4 16-8 16s-8-4-8-16Z', '#E2553D')
      : line('M16 16q9 6 17-2', dark, 2.8)) +
    line('M-22 24q18 10 34 4', RED, 8)
  const tail = line('M-54-58c-22-6-26-26-18-36', coat, 12)
  const bodies = {
    sit:
      line('M-34-10c-32 2-40-14-36-28', coat, 12) +
      fill('M-40 0c-2-50 8-84 38-84s38 34 36 84Z', coat) +
      fill('M-2 0c-4-34 2-54 16-54 14 0 20 20 20 54Z', '#F3E0C4') +
      line('M4-2h10M24-2h10', '#F3E0C4', 11) +
      at(8, -100, 1, head),
    stand:
      tail +
      line('M-42-30V-4M-24-28V-4M34-28V-4M50-30V-4', coat, 15) +
      line('M-42-3h8M-24-3h8M34-3h8M50-3h8', '#F3E0C4', 9) +
      fill('M-62-48c0-24 20-32 60-32s64 8 64 32-24 32-64 32-60-8-60-32Z', coat) +
      fill('M-30-80c10 30 40 30 44 0Z', dark) +
      at(66, -92, 1, head),
    run:
      line('M-56-56c-30 4-40-10-42-22', coat, 12) +
      line('M-40-36l-36 24M-26-32l-20 28M38-34l34 22M50-38l40 12', coat, 15) +
      fill('M-62-52c0-22 20-32 60-32s66 8 66 30-24 30-64 30-62-6-62-28Z', coat) +
      fill('M-30-83c10 30 40 30 44 0Z', dark) +
      at(70, -92, 1, head, -6),
    dig:
      line('M-48-80c-22-10-24-30-14-40', coat, 12) +
      line('M-42-50V-4M-24-46V-4M40-34l22 26M54-40l30 18', coat, 15) +
      fill('M-62-66c4-24 24-30 62-16s66 22 58 44-34 20-68 10-58-12-52-38Z', coat) +
      fill('M-34-86c4 30 34 42 46 10Z', dark) +
      at(72, -46, 1, head, 24),
  }
  return at(x, y, scale, bodies[pose], way.turn ?? 0, way.flip)
}

export function hen(x: number, y: number, scale: number, way: Way = {}): string {
  return at(
    x,
    y,
    scale,
    line('M-8-20V-2m-8 0h14M12-20V-2m-8 0h14', '#D98A1E', 5) +
      fill(
        'M-66-86c-16 50 12 72 52 72 42 0 62-24 60-66l-18-8c-6 18-20 26-40 26-30 0-46-6-54-24Z',
        '#C2583A',
      ) +
      fill('M-66-86c-18-2-22 20-12 36l20-12Z', '#7A2E22') +
      fill('M18-66c-2-34 8-54 26-54s28 18 24 40c-4 26-30 34-50 14Z', '#C2583A') +
      fill('M30-118c-6-16 8-20 10-10 4-14 16-10 12 0 12-6 16 8 6 14Z', RED) +
      dot(48, -98, 4, INK) +
      fill('M66-98l20 8-20 6Z', GOLD) +
      oval(62, -78, 6, 10, RED) +
      fill('M-34-60c10-14 40-10 44 6-4 20-34 22-44-6Z', '#9C4029'),
    way.turn ?? 0,
    way.flip,
  )
}

export function duckling(x: number, y: number, scale: number, way: Way = {}): string {
  return at(
    x,
    y,
    scale,
    line('M-8-12V-2h9M10-12V-2h9', '#E8862B', 5) +
      fill('M-46-44c4 34 20 36 44 36 30 0 46-12 42-40-24 6-60 4-86 4Z', GOLD) +
      dot(22, -62, 25, GOLD) +
      fill('M42-66c14-4 24 0 26 6-8 6-20 6-28 2Z', '#E8862B') +
      eyes(22, 36, -68, 3.2, way.face ?? 'smile') +
      fill('M-24-38c8-8 26-6 30 4-6 12-26 10-30-4Z', '#D9A93A'),
    way.turn ?? 0,
    way.flip,
  )
}

export function rabbit(
  x: number,
  y: number,
  scale: number,
  pose: 'stand' | 'run' | 'sleep' | 'sit',
  way: Way = {},
): string {
  const fur = '#F4EEE4'
  const shade = '#DCCFC0'
  const face = way.face ?? (pose === 'sleep' ? 'sleep' : 'smile')
  const ear = (angle: number, colour: string) =>
    at(0, 0, 1, oval(0, -44, 10, 32, colour) + oval(0, -42, 5, 22, '#F7B9CF'), angle)
  const head = (lay: number) =>
    at(-8, -12, 1, ear(lay - 12, shade)) +
    at(8, -12, 1, ear(lay + 10, fur)) +
    oval(0, 0, 30, 27, fur) +
    eyes(-2, 18, -4, 3.8, face) +
    oval(20, 6, 5, 4, '#E58A9E') +
    (face === 'wow' ? oval(14, 16, 5, 6, '#A33A2C') : line('M10 13q5 5 10 0', '#A33A2C', 2.6)) +
    dot(-8, 8, 5, '#F7B9CF', ' opacity=".8"') +
    fill('M-6 25q8 8 22 2l6 12-24 6Z', RED)
  const bodies = {
    stand:
      dot(-34, -34, 13, '#fff') +
      line('M-14-6h16M14-6h16', fur, 14) +
      fill('M-32-6c-6-50 6-84 28-84s40 34 34 84Z', fur) +
      line('M18-66c16 4 22-8 30-16', fur, 13) +
      line('M-22-62c-14 8-16 20-10 28', shade, 13) +
      at(4, -110, 1, head(0)),
    sit:
      dot(-42, -24, 13, '#fff') +
      fill('M-44 0c-6-46 16-76 42-76 30 0 38 34 34 76Z', fur) +
      line('M-16-5h22M20-5h14', shade, 12) +
      at(10, -96, 1, head(0)),
    run:
      dot(-70, -62, 13, '#fff') +
      line('M-44-42l-40 30M-30-36l-30 32M44-46l40 10M36-40l44 26', fur, 14) +
      fill('M-70-52c0-24 24-34 62-34s62 10 62 32-30 28-64 28-60-6-60-26Z', fur) +
      at(66, -88, 1, head(-58)),
    sleep:
      dot(-84, -26, 13, '#fff') +
      fill('M-84-6c-6-38 24-52 74-52 40 0 66 16 66 34s-26 24-66 24-70 2-74-6Z', fur) +
      at(62, -28, 1, head(-70), 10) +
      line('M20-4h30', shade, 13),
  }
  return at(x, y, scale, bodies[pose], way.turn ?? 0, way.flip)
}

export function turtle(x: number, y: number, scale: number, pose: 'walk' | 'cheer', way: Way = {}): string {
  const skin = '#8CC27A'
  const face = way.face ?? 'smile'
  const head =
    line('M-26 22q14-4 24-18', skin, 20) +
    oval(8, 0, 26, 23, skin) +
    eyes(6, 22, -5, 3.6, face) +
    line('M8 8q7 6 15 0', '#2F5E3A', 2.8) +
    dot(-2, 7, 4.6, '#F0A08A', ' opacity=".7"')
  const shell =
    fill('M-62-14C-62-62-34-84 0-84s62 22 62 70Z', '#2E7D4F') +
    fill('M-68-20h136a10 10 0 0 1 0 20H-68a10 10 0 0 1 0-20Z', '#C9A45C', ' transform="translate(0 -2)"') +
    line('M-24-20l10-30h28l10 30M-14-50l-12-22M14-50l12-22M-34-34l20-16M34-34l-20-16', '#1C5A38', 4)
  const walk =
    line('M-64-12l-16 4', skin, 9) +
    line('M-36-6v4M-44-2h10M36-6l10 4M38-2h14', skin, 15) +
    shell +
    at(86, -50, 1, head)
  const cheer = at(
    0,
    -20,
    1,
    line('M-20 12v6h-8M20 12v6h8', skin, 15) +
      line('M-44-56l-30-30M44-56l30-30', skin, 14) +
      oval(0, -44, 56, 58, '#2E7D4F') +
      oval(0, -42, 42, 48, '#E9D9A6') +
      line('M-40-34h80M-36-58h72M-34-12h68', '#C9A45C', 3.5) +
      at(
        -6,
        -118,
        1.05,
        oval(8, 0, 26, 23, skin) + eyes(0, 17, -5, 3.6, face) + line('M2 6q7 8 14 0', '#2F5E3A', 3),
      ),
  )
  return at(x, y, scale, pose === 'walk' ? walk : cheer, way.turn ?? 0, way.flip)
}

export function mouse(x: number, y: number, scale: number, way: Way = {}): string {
  return at(
    x,
    y,
    scale,
    line('M-26-8c-30 8-40-10-58-4', '#D9A3A8', 5) +
      fill('M-30 0c-4-40 8-58 28-58s34 18 30 58Z', '#9AA0AE') +
      fill('M-12 0c-2-26 2-40 12-40s14 14 12 40Z', '#E4E6EC') +
      line('M-10-1h6M8-1h6', '#D9A3A8', 7) +
      line('M16-36l18-8M-18-34l-12 4', '#9AA0AE', 9) +
      dot(-20, -88, 15, '#9AA0AE') +
      dot(-20, -88, 9, '#F0B6BE') +
      dot(18, -92, 15, '#B4B9C5') +
      dot(18, -92, 9, '#F0B6BE') +
      oval(4, -70, 27, 23, '#9AA0AE') +
      eyes(2, 18, -74, 3.4, way.face ?? 'smile') +
      dot(30, -68, 5, '#E58A9E') +
      line('M14-60q5 4 10 0', '#5D6270', 2.4) +
      line('M26-62l14 4M26-66l15-2', '#5D6270', 1.6),
    way.turn ?? 0,
    way.flip,
  )
}

export function ox(x: number, y: number, scale: number, way: Way = {}): string {
  const hide = '#6E6A72'
  return at(
    x,
    y,
    scale,
    line('M-96-100c-18 20-14 46-20 62', hide, 8) +
      line('M-78-50V-6M-52-46V-6M46-46V-6M72-50V-6', hide, 24) +
      line('M-80-4h8M-54-4h8M44-4h8M70-4h8', '#3A383F', 15) +
      fill('M-104-86c0-36 30-52 94-52s100 16 100 56-34 46-100 46-94-14-94-50Z', hide) +
      at(
        104,
        -118,
        1,
        fill(
          'M-24-28c-34-6-52-34-36-52 6 22 22 30 44 34ZM18-30c30-8 46-32 36-52-8 20-22 26-42 32Z',
          '#D9CDB8',
        ) +
          fill('M-30-10c-20-6-28 4-28 10 14 8 24 4 30-2Z', '#57545B') +
          fill('M-30-30c8-12 50-12 58 0 4 22 0 60-10 74-10 10-28 10-38 0-10-14-14-50-10-74Z', hide) +
          oval(0, 38, 24, 18, '#A9A2A0') +
          dot(-8, 36, 4, '#3A383F') +
          dot(10, 36, 4, '#3A383F') +
          eyes(-13, 14, 0, 4.4, way.face ?? 'smile'),
      ),
    way.turn ?? 0,
    way.flip,
  )
}
