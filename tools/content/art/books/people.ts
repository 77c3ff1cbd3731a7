/** One jointed figure for everybody in the books: looks, poses, moods. Feet stand at y = 0; the figure looks right. */
import { at, dot, fill, HAIR, INK, line, n, SKIN, SKIN_SHADE } from './ink.ts'

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
  stand: {
    back: [-12, 8],
    front: [14, 24],
    legs: [
      [-4, -2],
      [6, 2],
    ],
  },
  walk: {
    back: [34, 60],
    front: [-28, -6],
    legs: [
      [-30, -44],
      [30, 12],
    ],
    lean: 3,
  },
  run: {
    back: [60, 120],
    front: [-50, 20],
    legs: [
      [-40, -96],
      [58, 10],
    ],
    lean: 14,
  },
  show: {
    back: [-10, 10],
    front: [70, 96],
    legs: [
      [-6, -2],
      [8, 2],
    ],
  },
  point: {
    back: [-16, 20],
    front: [98, 104],
    legs: [
      [-6, -2],
      [8, 2],
    ],
    lean: 3,
  },
  cheer: {
    back: [-150, -166],
    front: [146, 164],
    legs: [
      [-12, -4],
      [14, 2],
    ],
  },
  hold: {
    back: [30, 92],
    front: [26, 88],
    legs: [
      [-5, -2],
      [7, 2],
    ],
  },
  pull: {
    back: [70, 84],
    front: [62, 80],
    legs: [
      [26, 14],
      [58, 30],
    ],
    lean: -24,
  },
  sit: {
    back: [20, 60],
    front: [26, 66],
    legs: [
      [82, 4],
      [88, 8],
    ],
    hip: 34,
  },
  squat: {
    back: [40, 80],
    front: [56, 84],
    legs: [
      [96, -30],
      [104, -24],
    ],
    hip: 30,
    lean: 16,
  },
  shy: {
    back: [20, 130],
    front: [24, 128],
    legs: [
      [-4, -2],
      [6, 2],
    ],
    nod: 10,
  },
  shout: {
    back: [-20, 20],
    front: [60, 140],
    legs: [
      [-12, -6],
      [14, 4],
    ],
    lean: 4,
  },
  nose: {
    back: [-30, 0],
    front: [44, 154],
    legs: [
      [-30, -50],
      [36, 10],
    ],
    lean: -8,
  },
  lift: {
    back: [150, 172],
    front: [148, 172],
    legs: [
      [-8, -4],
      [10, 2],
    ],
  },
  lie: {
    back: [0, 0],
    front: [10, 30],
    legs: [
      [0, 0],
      [4, 0],
    ],
  },
  climb: {
    back: [150, 170],
    front: [110, 170],
    legs: [
      [20, -30],
      [80, -10],
    ],
    lean: 6,
  },
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
  return (
    eyes +
    mouth +
    dot(l - 5, 11, 4.4, '#F0A08A', ' opacity=".6"') +
    dot(r + 5, 11, 4.4, '#F0A08A', ' opacity=".6"')
  )
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

export function person(
  look: Look,
  x: number,
  y: number,
  scale: number,
  pose: Pose,
  extra: Extra = {},
): string {
  const mood = extra.mood ?? 'smile'
  const [thigh, shin, torso, upper, lower] = look.child ? [20, 21, 48, 19, 18] : [33, 31, 66, 27, 26]
  const wide = look.child ? 19 : 23
  const reach = pose.legs.map(
    ([a, b]) => joint(joint(0, 0, thigh, a)[0], joint(0, 0, thigh, a)[1], shin, b)[1],
  )
  const hip = pose.hip === undefined ? Math.max(...reach) + 5 : pose.hip * (look.child ? 0.72 : 1)
  const leg = ([a, b]: Limb, offset: number, shade: boolean): string => {
    const [kx, ky] = joint(offset, -hip, thigh, a)
    const [fx, fy] = joint(kx, ky, shin, b)
    const width = look.child ? 13 : 16
    const bare = look.skirt ? SKIN_SHADE : look.bottom
    return (
      line(
        `M${offset} ${n(-hip)}L${n(kx)} ${n(ky)}L${n(fx)} ${n(fy)}`,
        bare,
        look.skirt ? width - 4 : width,
        shade ? ' opacity=".92"' : '',
      ) + line(`M${n(fx - 1)} ${n(fy)}h${look.child ? 8 : 11}`, look.shoes, look.child ? 9 : 11)
    )
  }
  const shoulder = -torso + 9
  const arm = ([a, b]: Limb, offset: number, held: string, shade: boolean): string => {
    const [ex, ey] = joint(offset, shoulder, upper, a)
    const [hx, hy] = joint(ex, ey, lower, b)
    return (
      (held ? at(n(hx), n(hy), 1, held) : '') +
      (shade
        ? ''
        : line(
            `M${offset} ${shoulder}L${n(ex)} ${n(ey)}L${n(hx)} ${n(hy)}`,
            INK,
            look.child ? 15 : 18,
            ' opacity=".16"',
          )) +
      line(
        `M${offset} ${shoulder}L${n(ex)} ${n(ey)}L${n(hx)} ${n(hy)}`,
        look.top,
        look.child ? 12 : 15,
        shade ? ' opacity=".9"' : '',
      ) +
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
  const skirt =
    look.skirt && !seated
      ? fill(`M${-wide + 1}-4h${2 * wide - 2}l11 ${drop}h${-2 * wide - 20}Z`, look.bottom)
      : ''
  const [f0, f1] = look.child ? [-15, 15] : [-18, 18]
  const body =
    arm(pose.back, f0 + 4, extra.holdBack ?? '', true) +
    skirt +
    fill(
      `M${-wide} 4c-2-20-1-${torso - 22} 1-${torso - 10}c2-8 9-10 ${wide - 1}-10s${wide - 3} 2 ${wide - 1} 10c2 12 3 ${torso - 30} 1 ${torso - 10}Z`,
      look.top,
    ) +
    (look.trim
      ? line(`M-4-${torso}c4 10 8 14 ${wide - 8} ${n(torso * 0.3)}`, look.trim, 3.4) +
        (look.skirt ? '' : line(`M${-wide + 1} 1h${2 * wide - 2}`, look.trim, 4))
      : '') +
    at(0, n(-torso - head + 5), 1, whole + (look.hat ?? ''), pose.nod ?? 0) +
    arm(pose.front, f1 - 6, extra.hold ?? '', false)
  const figure =
    leg(pose.legs[0], look.child ? -8 : -10, true) +
    leg(pose.legs[1], look.child ? 8 : 10, false) +
    `<g transform="translate(0 ${n(-hip)}) rotate(${pose.lean ?? 0})">${body}</g>`
  return at(x, y, scale, figure, extra.turn ?? 0, extra.flip)
}
