/** One jointed figure for everybody in the books: looks, poses, moods. Feet stand at y = 0; the figure looks right. */
import { at, dot, fill, GOLD, GREY_HAIR, HAIR, INDIGO, INDIGO_DARK, INDIGO_LIGHT, INK, line, n, RED, SKIN, SKIN_SHADE } from './ink.ts'

export type Mood = 'smile' | 'happy' | 'laugh' | 'wow' | 'sad' | 'sleep' | 'cross' | 'worry'
/** Angles in degrees from straight down, forwards positive: upper limb, lower limb. */
type Limb = [number, number]

export interface Pose {
  back: Limb
  front: Limb
  legs: [Limb, Limb]
  lean?: number
  nod?: number
  /** Height of the hip over the ground; without it the feet reach the ground. */
  hip?: number
}

export interface Look {
  child: boolean
  top: string
  trim?: string
  bottom: string
  skirt?: boolean
  shoes: string
  hair: (mood: Mood) => string
  behind?: string
  /** Another head than a person's. */
  head?: (mood: Mood) => string
  hand?: string
  hat?: string
}

export const POSES = {
  stand: { back: [-12, 8], front: [14, 24], legs: [[-4, -2], [6, 2]] },
  walk: { back: [34, 60], front: [-28, -6], legs: [[-30, -44], [30, 12]], lean: 3 },
  run: { back: [60, 120], front: [-50, 20], legs: [[-40, -96], [58, 10]], lean: 14 },
  show: { back: [-10, 10], front: [70, 96], legs: [[-6, -2], [8, 2]] },
  point: { back: [-16, 20], front: [98, 104], legs: [[-6, -2], [8, 2]], lean: 3 },
  cheer: { back: [-150, -166], front: [146, 164], legs: [[-12, -4], [14, 2]] },
  hold: { back: [30, 92], front: [26, 88], legs: [[-5, -2], [7, 2]] },
  pull: { back: [70, 84], front: [62, 80], legs: [[26, 14], [58, 30]], lean: -24 },
  sit: { back: [20, 60], front: [26, 66], legs: [[82, 4], [88, 8]], hip: 34 },
  squat: { back: [40, 80], front: [56, 84], legs: [[96, -30], [104, -24]], hip: 30, lean: 16 },
  shy: { back: [20, 130], front: [24, 128], legs: [[-4, -2], [6, 2]], nod: 10 },
  shout: { back: [-20, 20], front: [60, 140], legs: [[-12, -6], [14, 4]], lean: 4 },
  nose: { back: [-30, 0], front: [44, 154], legs: [[-30, -50], [36, 10]], lean: -8 },
  lift: { back: [150, 172], front: [148, 172], legs: [[-8, -4], [10, 2]] },
  lie: { back: [0, 0], front: [10, 30], legs: [[0, 0], [4, 0]] },
  climb: { back: [150, 170], front: [110, 170], legs: [[20, -30], [80, -10]], lean: 6 },
} satisfies Record<string, Pose>

function joint(x: number, y: number, length: number, angle: number): [number, number] {
  const turn = (angle * Math.PI) / 180
  return [x + Math.sin(turn) * length, y + Math.cos(turn) * length]
}

export function features(mood: Mood, dx = 7): string {
  const [l, r] = [dx - 8, dx + 8]
  const open = dot(l, 3, 3.1, INK) + dot(r, 3, 3.1, INK)
  const arcs = (d: number) => line(`M${l - 4} 4q4-${d} 8 0M${r - 4} 4q4-${d} 8 0`, INK, 2.8)
  const mouth = {
    smile: line(`M${dx - 6} 12q6 5 12 0`, '#A33A2C', 2.8),
    happy: line(`M${dx - 6} 12q6 6 12 0`, '#A33A2C', 2.8),
    laugh: fill(`M${dx - 7} 10h14c0 8-3 11-7 11s-7-3-7-11Z`, '#A33A2C'),
    wow: fill(`M${dx - 5} 15a5 6 0 1 0 10 0a5 6 0 1 0-10 0Z`, '#A33A2C'),
    sad: line(`M${dx - 6} 16q6-6 12 0`, '#A33A2C', 2.8),
    sleep: line(`M${dx - 4} 13q4 3 8 0`, '#A33A2C', 2.6),
    cross: line(`M${dx - 6} 16q6-5 12 0`, '#A33A2C', 2.8),
    worry: line(`M${dx - 6} 15q3-4 6 0t6 0`, '#A33A2C', 2.6),
  }[mood]
  const eyes = {
    smile: open,
    happy: arcs(6),
    laugh: arcs(6),
    wow: dot(l, 2, 4.4, '#fff') + dot(r, 2, 4.4, '#fff') + dot(l + 0.6, 2, 3, INK) + dot(r + 0.6, 2, 3, INK),
    sad: open + line(`M${l - 5}-4l7-3M${r + 5}-4l-7-3`, INK, 2),
    sleep: arcs(-5),
    cross: open + line(`M${l - 5}-6l8 4M${r + 5}-6l-8 4`, INK, 2.6),
    worry: open + line(`M${l - 5}-3l7-4M${r + 5}-3l-7-4`, INK, 2),
  }[mood]
  return eyes + mouth + dot(l - 5, 11, 4.4, '#F0A08A', ' opacity=".6"') + dot(r + 5, 11, 4.4, '#F0A08A', ' opacity=".6"')
}

export interface Extra {
  flip?: boolean
  mood?: Mood
  /** What the front or the back hand holds, drawn at the hand. */
  hold?: string
  holdBack?: string
  turn?: number
  away?: boolean
}

export function person(look: Look, x: number, y: number, scale: number, pose: Pose, extra: Extra = {}): string {
  const mood = extra.mood ?? 'smile'
  const [thigh, shin, torso, upper, lower] = look.child ? [20, 21, 48, 19, 18] : [33, 31, 66, 27, 26]
  const wide = look.child ? 19 : 23
  const reach = pose.legs.map(([a, b]) => joint(joint(0, 0, thigh, a)[0], joint(0, 0, thigh, a)[1], shin, b)[1])
  const hip = pose.hip === undefined ? Math.max(...reach) + 5 : pose.hip * (look.child ? 0.72 : 1)
  const leg = ([a, b]: Limb, offset: number, shade: boolean): string => {
    const [kx, ky] = joint(offset, -hip, thigh, a)
    const [fx, fy] = joint(kx, ky, shin, b)
    const width = look.child ? 13 : 16
    const bare = look.skirt ? SKIN_SHADE : look.bottom
    return (
      line(`M${offset} ${n(-hip)}L${n(kx)} ${n(ky)}L${n(fx)} ${n(fy)}`, bare, look.skirt ? width - 4 : width, shade ? ' opacity=".92"' : '') +
      line(`M${n(fx - 1)} ${n(fy)}h${look.child ? 8 : 11}`, look.shoes, look.child ? 9 : 11)
    )
  }
  const shoulder = -torso + 9
  const arm = ([a, b]: Limb, offset: number, held: string, shade: boolean): string => {
    const [ex, ey] = joint(offset, shoulder, upper, a)
    const [hx, hy] = joint(ex, ey, lower, b)
    return (
      (held ? at(n(hx), n(hy), 1, held) : '') +
      (shade ? '' : line(`M${offset} ${shoulder}L${n(ex)} ${n(ey)}L${n(hx)} ${n(hy)}`, INK, look.child ? 15 : 18, ' opacity=".16"')) +
      line(`M${offset} ${shoulder}L${n(ex)} ${n(ey)}L${n(hx)} ${n(hy)}`, look.top, look.child ? 12 : 15, shade ? ' opacity=".9"' : '') +
      dot(n(hx), n(hy), look.child ? 6.5 : 7.5, look.hand ?? SKIN)
    )
  }
  const head = look.child ? 25 : 26
  const face = extra.away
    ? `${dot(0, 0, head, HAIR)}${look.hair('sleep')}`
    : (look.behind ?? '') + dot(0, 0, head, SKIN) + features(mood) + look.hair(mood)
  const whole = look.head ? look.head(mood) : face
  const seated = pose.hip !== undefined
  const drop = n(Math.min(hip - 17, look.child ? 26 : 46))
  const skirt = look.skirt && !seated ? fill(`M${-wide + 1}-4h${2 * wide - 2}l11 ${drop}h${-2 * wide - 20}Z`, look.bottom) : ''
  const [f0, f1] = look.child ? [-15, 15] : [-18, 18]
  const body =
    arm(pose.back, f0 + 4, extra.holdBack ?? '', true) +
    skirt +
    fill(`M${-wide} 4c-2-20-1-${torso - 22} 1-${torso - 10}c2-8 9-10 ${wide - 1}-10s${wide - 3} 2 ${wide - 1} 10c2 12 3 ${torso - 30} 1 ${torso - 10}Z`, look.top) +
    (look.trim ? line(`M-4-${torso}c4 10 8 14 ${wide - 8} ${n(torso * 0.3)}`, look.trim, 3.4) + (look.skirt ? '' : line(`M${-wide + 1} 1h${2 * wide - 2}`, look.trim, 4)) : '') +
    at(0, n(-torso - head + 5), 1, whole + (look.hat ?? ''), pose.nod ?? 0) +
    arm(pose.front, f1 - 6, extra.hold ?? '', false)
  const figure =
    leg(pose.legs[0], look.child ? -8 : -10, true) +
    leg(pose.legs[1], look.child ? 8 : 10, false) +
    `<g transform="translate(0 ${n(-hip)}) rotate(${pose.lean ?? 0})">${body}</g>`
  return at(x, y, scale, figure, extra.turn ?? 0, extra.flip)
}

const cap = (d: string, colour: string) => fill(d, colour)
const BUNS = dot(-27, -9, 12, HAIR) + dot(27, -9, 12, HAIR)
const GIRL_CAP = cap('M-26 3c-2-21 10-31 26-31s28 10 26 31c-3-5-5-9-6-14-14 1-28 1-40 0-1 5-3 9-6 14Z', HAIR)
const BOY_CAP = cap('M-26 3c-3-25 11-32 26-32s29 7 26 32l-6-12c-4 0-5-4-6-7-4 4-8 4-11 1-4 4-10 4-14 0-2 4-5 6-9 6Z', HAIR)
const MAN_CAP = cap('M-27 2c-1-22 10-31 27-31s28 9 27 31c-4-4-6-9-7-14-14 2-28 2-40-2-1 6-3 11-7 16Z', HAIR)
const BUN_CAP = (colour: string) => cap('M-27 2c-1-21 11-31 27-31s28 10 27 31c-6-9-13-14-27-16-14 2-21 7-27 16Z', colour)
const LONG_CAP = cap('M-26 3c0-14 8-24 20-25 8 8 20 13 31 12 1 4 1 8 0 13 5-24-8-33-25-33S-31-22-26 3Z', HAIR)

export const GIRL: Look = { child: true, top: RED, trim: '#fff', bottom: RED, skirt: true, shoes: '#C2410C', behind: BUNS, hair: () => GIRL_CAP + at(25, -22, 0.2, '<use href="#tung"/>') }
export const BOY: Look = { child: true, top: GOLD, bottom: INDIGO, shoes: '#6B4A2F', hair: () => BOY_CAP }
export const GRANDMA: Look = { child: false, top: INDIGO, trim: INDIGO_LIGHT, bottom: INDIGO_DARK, shoes: '#5A3A28', behind: dot(-25, -10, 12, '#B9BDC8'), hair: () => BUN_CAP(GREY_HAIR) }
const beard = line('M-3 9q9-5 20 0', '#E8EAEF', 4)
export const GRANDPA: Look = { child: false, top: '#5B7F63', trim: '#DCEBD9', bottom: '#5C4A3A', shoes: '#3E3128', hair: (mood) => `${fill('M-27 6c-7-12-2-24 5-25-3 9-2 17 1 25ZM27 6c5-10 2-20-3-22 2 8 1 15-1 22Z', GREY_HAIR)}${line('M-6-6q5-4 9-1M11-7q5-3 9 1', '#E8EAEF', 3)}${mood === 'sleep' ? '' : beard}` }
export const MOTHER: Look = { child: false, top: '#B8486A', trim: '#F7C9D6', bottom: '#3B3450', shoes: '#4A2E38', behind: dot(-24, 4, 13, HAIR), hair: () => LONG_CAP }
export const FATHER: Look = { child: false, top: '#2F7F86', bottom: '#3A3F52', shoes: '#2B2A33', hair: () => MAN_CAP }
export const BIG_SISTER: Look = { child: true, top: INDIGO, trim: INDIGO_LIGHT, bottom: INDIGO_DARK, shoes: '#7A3A2A', behind: line('M-24 8q-14 14-8 34', HAIR, 9) + dot(-32, 43, 4.5, RED), hair: () => GIRL_CAP }
export const GREEDY: Look = { child: false, top: '#6B3FB0', trim: '#C9B3EF', bottom: '#3D2A63', shoes: '#2B2A33', hair: (mood) => MAN_CAP + (mood === 'sleep' ? '' : line('M0 10q4-5 7-1q3-4 8 1', HAIR, 3)) }
const straw = fill('M-46-10C-34-32-14-42 1-42s35 10 46 32c-16 7-78 7-93 0Z', '#E9C46A') + line('M-46-10c18 7 78 7 93 0', '#C99B3B', 3.6)
export const FARMER: Look = { child: false, top: '#7FA7C9', bottom: '#4A5F78', shoes: '#8A5A33', hair: () => MAN_CAP, hat: straw }
export const FARMER_BARE: Look = { ...FARMER, hat: '' }
export const RICH: Look = { child: false, top: '#C2583A', trim: GOLD, bottom: '#7A2E22', shoes: '#2B2A33', hair: () => MAN_CAP + fill('M-26-14c2-14 12-20 26-20s24 6 26 20Z', '#2B2A33') + dot(0, -35, 5, RED) + line('M2 12q5-5 14 0', HAIR, 2.6) }
export const STRAW_HAT = straw
