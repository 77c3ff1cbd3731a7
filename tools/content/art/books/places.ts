/** Grounds and houses of the books: sky, hills, rooms, kitchen, street. */
import { at, BROWN, dot, fill, GOLD, line, RED } from './ink.ts'

export type Light = 'day' | 'blue' | 'dusk' | 'night' | 'rain' | 'dawn'

const SKIES: Record<Light, [string, string]> = {
  day: ['#FFEFD2', '#FDF8E8'],
  blue: ['#CFE8F5', '#F1F9FA'],
  dusk: ['#F2A65E', '#FDE3BC'],
  night: ['#0E1F44', '#2F5C8F'],
  rain: ['#9FB2C3', '#D5DEE4'],
  dawn: ['#F9CDB4', '#FFF3DC'],
}

interface Greens {
  far: string
  near: string
  ground: string
  lower: string
}

const GREENS: Record<Light, Greens> = {
  day: { far: '#CBE3D2', near: '#9CD0AE', ground: '#B8D98F', lower: '#9CC777' },
  blue: { far: '#BFE0CE', near: '#8FCBA4', ground: '#A9D58A', lower: '#8FC473' },
  dusk: { far: '#C9B48F', near: '#94AC7A', ground: '#A7B26B', lower: '#8C9C58' },
  night: { far: '#1D3F6E', near: '#1A4A63', ground: '#1B4A4A', lower: '#143B3F' },
  rain: { far: '#9DB3AE', near: '#7D9F91', ground: '#86A67C', lower: '#6F9069' },
  dawn: { far: '#D8D9BE', near: '#A5CFA4', ground: '#B8D98F', lower: '#9CC777' },
}

const isDark = (light: Light): boolean => light === 'night'

export function sky(light: Light): string {
  const [top, low] = SKIES[light]
  return `<defs><linearGradient id="sky" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${low}"/></linearGradient></defs><path d="M0 0h1600v1200H0Z" fill="url(#sky)"/>`
}

export function sun(x: number, y: number, r = 80, colour = '#FBD08A'): string {
  return dot(x, y, r * 1.5, colour, ' opacity=".3"') + dot(x, y, r, colour)
}

export function moon(x: number, y: number, r = 92, face: '' | 'smile' | 'sleep' = ''): string {
  const marks = face
    ? ''
    : dot(x - r * 0.32, y - r * 0.2, r * 0.17, '#F3DFA0') +
      dot(x + r * 0.34, y + r * 0.28, r * 0.12, '#F3DFA0') +
      dot(x + r * 0.2, y - r * 0.46, r * 0.09, '#F3DFA0')
  const eyes =
    face === 'sleep'
      ? line('M-34-4q8 8 18 0M16-4q8 8 18 0', '#B98A2E', 5)
      : line('M-34 0q8-12 18 0M16 0q8-12 18 0', '#B98A2E', 5)
  const smile = face
    ? at(
        x,
        y,
        r / 92,
        `${eyes}${line('M-18 24q18 18 36 0', '#B98A2E', 5)}${dot(-44, 20, 11, '#F7B98A', ' opacity=".7"')}${dot(44, 20, 11, '#F7B98A', ' opacity=".7"')}`,
      )
    : ''
  return dot(x, y, r * 1.6, '#FFF4C9', ' opacity=".1"') + dot(x, y, r, '#FFF1C4') + marks + smile
}

export function stars(seed = 1): string {
  return Array.from({ length: 16 }, (_, i) =>
    dot(
      40 + ((i * 271 + seed * 97) % 1520),
      40 + ((i * 137 + seed * 53) % 260),
      2 + ((i + seed) % 3),
      '#fff',
      ' opacity=".8"',
    ),
  ).join('')
}

export function cloud(x: number, y: number, scale: number, colour = '#fff'): string {
  return at(x, y, scale, fill('M0 0h150a20 20 0 0 0-42-22a35 35 0 0 0-68 2a22 22 0 0 0-40 20Z', colour))
}

export function hills(light: Light, rows = true): string {
  const g = GREENS[light]
  const d = 'M0 400C220 360 420 380 620 410S1060 400 1240 360S1480 340 1600 360V900H0Z'
  const dark = isDark(light) ? '#174258' : light === 'dusk' ? '#839C69' : '#86C29B'
  const tea = rows
    ? [22, 48, 78]
        .map(
          (y, i) =>
            `<path d="${d}" transform="translate(0 ${y})" fill="none" stroke="${light === 'rain' ? '#739585' : dark}" stroke-width="${13 + i}" stroke-linecap="round" stroke-dasharray="0 ${12 + i}"/>`,
        )
        .join('')
    : ''
  return (
    fill('M0 330C160 260 320 240 470 290S760 370 940 300S1300 190 1600 270V900H0Z', g.far) +
    fill(d, g.near) +
    tea
  )
}

/** The meadow where people stand, from y on, with a darker front. */
export function meadow(light: Light, y = 560): string {
  const g = GREENS[light]
  return (
    fill(`M0 ${y}C280 ${y - 40} 560 ${y - 20} 820 ${y - 6}S1360 ${y} 1600 ${y - 26}V1200H0Z`, g.ground) +
    fill(
      `M0 ${y + 200}C300 ${y + 160} 600 ${y + 176} 840 ${y + 190}S1380 ${y + 186} 1600 ${y + 164}V1200H0Z`,
      g.lower,
    )
  )
}

export function soil(y = 560, dark = false): string {
  const [a, b, c] = dark ? ['#3A3F52', '#333749', '#2B2F40'] : ['#C79A6B', '#B5855A', '#A87548']
  return (
    fill(`M0 ${y}C280 ${y - 40} 560 ${y - 20} 820 ${y}S1360 ${y} 1600 ${y - 30}V1200H0Z`, a) +
    fill(`M0 ${y + 90}C300 ${y + 50} 600 ${y + 66} 840 ${y + 80}S1380 ${y + 76} 1600 ${y + 54}V1200H0Z`, b) +
    fill(
      `M0 ${y + 220}C300 ${y + 180} 600 ${y + 196} 840 ${y + 210}S1380 ${y + 206} 1600 ${y + 184}V1200H0Z`,
      c,
    )
  )
}

/** A straight road from side to side. */
export function road(y: number, colour = '#E3C592'): string {
  return fill(
    `M0 ${y}C400 ${y - 26} 1200 ${y - 26} 1600 ${y}V${y + 170}C1200 ${y + 146} 400 ${y + 146} 0 ${y + 170}Z`,
    colour,
  )
}

export function tree(
  x: number,
  y: number,
  scale: number,
  leaves = ['#2E8B57', '#4B9A6A', '#6DB888'],
  trunk = '#7A5B3A',
): string {
  const [a, b, c] = leaves
  return at(
    x,
    y,
    scale,
    fill('M-22 0c10-60 6-120 2-180h40c-4 60-8 120 2 180Z', trunk) +
      line('M0-130l60-60M-4-150l-50-50', trunk, 16) +
      dot(-90, -230, 84, a ?? '') +
      dot(90, -236, 86, a ?? '') +
      dot(0, -290, 104, b ?? '') +
      dot(-60, -200, 56, b ?? '') +
      dot(66, -306, 44, c ?? '') +
      dot(-46, -318, 36, c ?? ''),
  )
}

export const NIGHT_LEAVES = ['#174D45', '#1E5C4F', '#276B5A']

/** A tree to climb: long bough to the right, two forks. */
export function climbingTree(x: number, y: number, night: boolean): string {
  const trunk = night ? '#4A3B33' : '#7A5B3A'
  const [a, b] = night ? ['#174D45', '#1E5C4F'] : ['#2E8B57', '#4B9A6A']
  return at(
    x,
    y,
    1,
    dot(-170, -540, 130, a) +
      dot(60, -600, 150, b) +
      dot(270, -520, 120, a) +
      fill('M-50 0c24-140 14-240-10-400l60-20 26 90 130-70 20 34-136 110c-4 90 4 170 30 256Z', trunk) +
      line('M40-330c80-20 160-40 250-40', trunk, 34) +
      line('M-40-360c-40-40-80-60-120-90', trunk, 28) +
      dot(-230, -470, 70, b) +
      dot(350, -440, 76, b),
  )
}

export function bamboo(x: number, y: number, scale: number, night = false): string {
  const green = night ? '#2A6A55' : '#6FA85B'
  const stem = (dx: number, lean: number, h: number) =>
    line(`M${dx} 0q${lean} -${h / 2} ${lean * 1.6} -${h}`, green, 13) +
    line(`M${dx + lean * 0.5} -${h * 0.34}h1M${dx + lean} -${h * 0.64}h1`, night ? '#1B4A3C' : '#4F8442', 17)
  const leaf = (lx: number, ly: number, turn: number) =>
    at(lx, ly, 1, fill('M0 0c20-14 60-14 84 4-28 10-64 10-84-4Z', night ? '#1F5A48' : '#4F8C45'), turn)
  return at(
    x,
    y,
    scale,
    stem(-40, -14, 420) +
      stem(0, 8, 500) +
      stem(44, 24, 440) +
      leaf(-60, -400, 160) +
      leaf(-58, -330, 200) +
      leaf(10, -480, 20) +
      leaf(8, -440, 150) +
      leaf(80, -410, 10) +
      leaf(76, -350, 40) +
      leaf(10, -380, -20),
  )
}

export function grass(x: number, y: number, scale: number, colour = '#2B7A5F'): string {
  return at(
    x,
    y,
    scale,
    line(
      'M-40 0c-4-50 0-80-24-120M-18 0c0-70 4-110 18-150M10 0c0-60 10-90 40-120M34 0c4-40 16-60 44-70',
      colour,
      9,
    ),
  )
}

export function fern(x: number, y: number, scale: number, colour = '#1F6B52', flip = false): string {
  return at(
    x,
    y,
    scale,
    line('M0 0c10-80 40-140 110-170', colour, 9) +
      [0.2, 0.4, 0.6, 0.8]
        .map((t) =>
          line(`M${12 + t * 70} ${-40 - t * 120}l-44-18M${12 + t * 70} ${-40 - t * 120}l40 16`, colour, 9),
        )
        .join(''),
    0,
    flip,
  )
}

/** The farmhouse, large enough for a door that people use. Door 120 × 210 at x 0. */
export function farmhouse(
  x: number,
  y: number,
  scale: number,
  dark = false,
  door: 'shut' | 'open' = 'shut',
): string {
  const wall = dark ? '#8F7F78' : '#F4E3CB'
  const side = dark ? '#7A6B69' : '#E9D2B2'
  const roof = dark ? '#5C3428' : BROWN
  const light = dark ? '#FFD97A' : '#6C8FB5'
  const windowAt = (wx: number) =>
    fill(`M${wx}-190h84v84h-84Z`, light) + line(`M${wx + 42}-190v84M${wx}-148h84`, roof, 6)
  return at(
    x,
    y,
    scale,
    fill('M240 0v-200h260V0Z', side) +
      fill('M222-190l40-80h250l40 80Z', dark ? '#6B4033' : '#9C5A3E') +
      fill('M-290 0v-250h560V0Z', wall) +
      fill('M-330-240L-10-420L310-240l-20 24L-10-380-310-216Z', roof) +
      fill('M-300-244L-10-400L280-244Z', roof) +
      windowAt(-210) +
      windowAt(130) +
      windowAt(350) +
      fill('M-68 0v-216h136V0Z', roof) +
      (door === 'open'
        ? fill('M-56 0v-204H56V0Z', dark ? '#FFC55A' : '#3B2A22')
        : fill('M-56 0v-204H56V0Z', dark ? '#7A4A35' : '#A8653F') +
          line('M0-200V0', roof, 4) +
          dot(-12, -100, 5, GOLD) +
          dot(12, -100, 5, GOLD)) +
      fill('M-74-262h148v34H-74Z', RED),
  )
}
