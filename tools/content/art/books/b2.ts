/** Book 2: the great radish. One helper more on every page; grandfather always nearest to the leaves. */
import { cat, dog, mouse } from './animals.ts'
import { room, steam, stool, table, windowPane } from './indoors.ts'
import { at, cover, dot, fill, line, oval, spread } from './ink.ts'
import { GIRL, GRANDMA, GRANDPA, STRAW_HAT } from './looks.ts'
import { type Look, POSES, person } from './people.ts'
import { cloud, farmhouse, hills, type Light, sky, soil, sun } from './places.ts'
import { bowl, radish, shine } from './things.ts'

const GRANDPA_OUT: Look = { ...GRANDPA, hat: STRAW_HAT }
const field = (light: Light, house = 1250) =>
  sky(light) +
  sun(260, 170, 74) +
  cloud(520, 150, 1) +
  cloud(1120, 210, 0.9) +
  hills(light) +
  farmhouse(house, 500, 0.46) +
  soil(560)
const furrows = at(
  0,
  0,
  1,
  [
    [180, 840],
    [520, 860],
    [1010, 850],
    [1360, 846],
  ]
    .map(([x, y]) => radish(x ?? 0, y ?? 0, 0.34))
    .join(''),
)
const drops = (x: number, y: number) =>
  line(`M${x} ${y}l-16-14M${x + 20} ${y - 14}v-22M${x + 44} ${y}l16-14`, '#6FB0E8', 7)
const tug = (
  x: number,
  scale: number,
  look = GRANDPA_OUT,
  mood: 'cross' | 'worry' | 'wow' | 'smile' = 'cross',
) => person(look, x, 706, scale, POSES.pull, { mood })
const team = (mood: 'cross' | 'worry', count: number) =>
  [tug(930, 1.9, GRANDPA_OUT, mood), tug(760, 1.9, GRANDMA, mood), tug(610, 1.9, GIRL, mood)]
    .slice(0, count)
    .reverse()
    .join('')

export const pages = [
  cover(
    sky('blue'),
    sun(720, 420, 80),
    hills('blue'),
    at(0, 260, 1, soil(470)),
    radish(450, 840, 3.1),
    person(GRANDPA_OUT, 230, 1040, 2.5, { ...POSES.hold, front: [70, 120] }, { mood: 'wow' }),
    mouse(700, 1060, 2, { flip: true, face: 'happy' }),
  ),
  spread(
    field('day'),
    radish(880, 640, 0.4),
    radish(1040, 640, 0.4),
    radish(1200, 640, 0.4),
    person(
      GRANDPA_OUT,
      640,
      720,
      2.8,
      { ...POSES.squat, front: [40, 60] },
      {
        mood: 'happy',
        hold: line('M-14-20L20 34', '#8A5A33', 7) + fill('M10 26l24-8 6 26-20 6Z', '#6C717F'),
      },
    ),
    at(
      760,
      690,
      1,
      line('M0 0v-26', '#2E8B57', 7) +
        oval(-14, -34, 17, 9, '#6DB888', ' transform="rotate(24 -14 -34)"') +
        oval(14, -38, 17, 9, '#6DB888', ' transform="rotate(-24 14 -38)"'),
    ),
    furrows,
  ),
  spread(field('day'), radish(940, 690, 1.75), tug(730, 2.4), drops(670, 280), furrows),
  spread(
    field('day', 1350),
    radish(1040, 690, 1.6),
    tug(840, 2.1),
    tug(640, 2.1, GRANDMA, 'worry'),
    drops(590, 300),
    furrows,
  ),
  spread(
    field('day', 1400),
    radish(1080, 690, 1.5),
    at(-50, 0, 1, team('worry', 3)),
    drops(650, 330),
    furrows,
  ),
  spread(
    field('dusk', 1440),
    radish(1180, 690, 1.15),
    at(110, 0, 1, team('cross', 3)),
    dog(530, 740, 1.3, 'stand', { face: 'cross' }),
    cat(700, 850, 1.35, 'stand', { face: 'cross' }),
    furrows,
  ),
  spread(
    field('dusk', 1440),
    radish(1240, 690, 1.15),
    person(GRANDPA_OUT, 1010, 706, 1.8, POSES.show, { flip: true, mood: 'wow' }),
    person(GRANDMA, 870, 706, 1.8, POSES.shy, { flip: true, mood: 'laugh' }),
    person(GIRL, 740, 706, 2, POSES.point, { flip: true, mood: 'laugh' }),
    mouse(560, 720, 1.9, { face: 'smile' }),
    cat(380, 712, 1.1, 'sit', { face: 'happy' }),
    dog(220, 712, 1.1, 'sit', { face: 'happy' }),
    furrows,
  ),
  spread(
    field('dusk', 1440),
    shine(950, 450, 190),
    radish(950, 440, 1.35, true, 12),
    fill('M1000 720c30-30 190-30 220 0-30 20-190 20-220 0Z', '#7D5432'),
    person(GRANDPA_OUT, 700, 720, 2, { ...POSES.cheer, lean: -16 }, { mood: 'laugh' }),
    person(GRANDMA, 540, 730, 1.9, { ...POSES.cheer, lean: -10 }, { mood: 'laugh' }),
    person(GIRL, 410, 740, 2.1, POSES.cheer, { mood: 'laugh' }),
    dog(1210, 730, 1.2, 'sit', { flip: true, face: 'happy' }),
    cat(1350, 740, 1.1, 'sit', { flip: true, face: 'happy' }),
    mouse(1080, 760, 1.1, { flip: true, face: 'happy' }),
  ),
  spread(
    room('#F3E3CC', '#A98562', '#8E6C4C'),
    windowPane(
      640,
      90,
      '<path d="M0 0h300v240H0Z" fill="#F9C58B"/><path d="M0 150c80-50 200-40 300-6v96H0Z" fill="#94AC7A"/>',
    ),
    person(GRANDPA, 560, 720, 2.2, { ...POSES.hold }, { mood: 'happy' }),
    person(GRANDMA, 1060, 720, 2.2, POSES.hold, { mood: 'happy', flip: true }),
    person(GIRL, 800, 730, 3, POSES.hold, { mood: 'laugh' }),
    table(810, 760, 760, 210),
    bowl(570, 548, 1),
    bowl(1050, 548, 1),
    steam(570, 520, 0.5),
    steam(1050, 520, 0.5),
    bowl(800, 552, 2),
    steam(800, 486, 0.8),
    mouse(890, 552, 0.95, { flip: true, face: 'happy' }),
    stool(310, 740, 1.3),
    cat(310, 644, 1.1, 'sit', { face: 'happy' }),
    dog(1330, 740, 1.4, 'sit', { flip: true, face: 'happy' }),
    dot(800, 508, 5, '#fff'),
  ),
]
