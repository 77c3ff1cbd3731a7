/** Book 8: grandfather's paper umbrella: blossoms, a hole, and the blue bird that mends it. */
import { room, table, windowPane } from './indoors.ts'
import { at, cover, dot, fill, INDIGO, line, oval, SKIN, spread } from './ink.ts'
import { FARMER_BARE, GIRL, GRANDMA, GRANDPA, MOTHER } from './looks.ts'
import { features, type Look, POSES, person } from './people.ts'
import { bamboo, cloud, farmhouse, hills, meadow, road, sky, tree } from './places.ts'
import { PAPER, PAPER_DARK, rain, umbrella, umbrellaArt, umbrellaWheel } from './things.ts'

const WALL = '#F1E9F8'
const YOUNG: Look = { ...FARMER_BARE, top: '#5B7F63', trim: '#DCEBD9', bottom: '#5C4A3A' }
const BRIDE: Look = { ...MOTHER, top: INDIGO, trim: '#9CC6F0', bottom: '#12325C' }
const view =
  '<path d="M0 0h300v240H0Z" fill="#CFE8F5"/><path d="M0 140c80-50 200-40 300-6v106H0Z" fill="#9CD0AE"/>'
const held = (scale: number, mend: 'hole' | 'bird' | 'new', turn = 0) =>
  umbrella(scale, PAPER, PAPER_DARK, umbrellaArt(mend), turn)
const blossoms = (r: number) =>
  [0, 100, 200, 300]
    .map((a) =>
      at(
        Math.sin((a * Math.PI) / 180) * r * 0.62,
        -Math.cos((a * Math.PI) / 180) * r * 0.62,
        r / 190,
        '<use href="#tung"/>',
      ),
    )
    .join('')
const hole = fill('M-30-24l34-10 16 20 30 6-14 30 8 30-40-8-30 14 2-34-20-18Z', '#5C4A3A')
const canes = at(0, 0, 1, [0, 26, 52].map((x) => line(`M${x} 0L${x + 40} -90`, '#9DB86B', 10)).join(''))
const pots = at(
  0,
  0,
  1,
  [
    ['#E2553D', -40],
    ['#1D5FA8', 10],
    ['#15763A', 60],
  ]
    .map(
      ([c, x]) =>
        fill(`M${x}-40h40v36a6 6 0 0 1-6 6h-28a6 6 0 0 1-6-6Z`, '#fff') +
        oval(Number(x) + 20, -40, 20, 6, String(c)),
    )
    .join(''),
)
const wet =
  sky('rain') +
  cloud(260, 150, 1.6, '#8295A6') +
  cloud(900, 120, 1.9, '#8FA1B1') +
  hills('rain') +
  meadow('rain', 560)
const arc = (r: number, c: string) =>
  `<circle cx="800" cy="620" r="${r}" fill="none" stroke="${c}" stroke-width="26" opacity=".8"/>`
const rainbow =
  arc(520, '#E2553D') +
  arc(494, '#F39A3D') +
  arc(468, '#F6CB5C') +
  arc(442, '#6DB888') +
  arc(416, '#5B8FD0') +
  arc(390, '#8F6BC9')

export const pages = [
  cover(
    fill('M0 0h900v1200H0Z', '#F5F0FD'),
    fill('M0 1010c260-60 620-50 900 10v180H0Z', '#C9B3EF'),
    umbrellaWheel(450, 560, 250, PAPER, PAPER_DARK, blossoms(250) + at(30, 140, 0.8, '<use href="#bird"/>')),
    person(GIRL, 230, 1130, 2.5, POSES.lift, { mood: 'laugh' }),
    person(GRANDPA, 680, 1140, 2.1, POSES.hold, { mood: 'happy', flip: true }),
  ),
  spread(
    room(WALL, '#B58C66', '#94704E'),
    windowPane(250, 150, view),
    at(
      880,
      60,
      1,
      line('M0-60v90', '#8A6228', 6) + at(0, 300, 1.1, umbrella(1, PAPER, PAPER_DARK, umbrellaArt('hole'))),
    ),
    table(1080, 720, 340, 190),
    at(
      1060,
      530,
      1,
      fill('M-46-110h92v110h-92Z', '#8A5A33') +
        fill('M-34-98h68v86h-68Z', '#EBF4FD') +
        fill('M-26-14c0-24 12-30 26-30s26 6 26 30Z', INDIGO) +
        at(
          0,
          -58,
          0.72,
          dot(-25, -10, 12, '#B9BDC8') + dot(0, 0, 26, SKIN) + features('happy', 3) + GRANDMA.hair('happy'),
        ),
    ),
    person(GIRL, 600, 740, 3, { ...POSES.point, front: [120, 130], nod: -12 }, { mood: 'wow' }),
  ),
  spread(
    room(WALL, '#B58C66', '#94704E'),
    windowPane(220, 140, view),
    person(
      GIRL,
      480,
      740,
      3.1,
      { ...POSES.lift, front: [60, 120], back: [-20, 10] },
      { mood: 'smile', hold: held(0.42, 'hole', -14) },
    ),
    person(GRANDPA, 850, 740, 2.9, { ...POSES.shy }, { flip: true, mood: 'happy' }),
    dot(950, 370, 12, '#fff'),
    dot(980, 340, 18, '#fff'),
    oval(1110, 220, 170, 150, '#fff'),
    person(
      BRIDE,
      1100,
      350,
      0.95,
      { ...POSES.lift, back: [-12, 8] },
      { mood: 'happy', hold: umbrella(0.42, PAPER, PAPER_DARK) },
    ),
  ),
  spread(
    wet,
    fill(
      'M0 660C300 620 500 560 800 560S1300 620 1600 660V760C1300 720 1100 660 800 660S300 720 0 760Z',
      '#A58B73',
    ),
    line(
      'M100 640v-90M300 610v-90M520 570v-90M1080 570v-90M1300 610v-90M1500 640v-90M60 560C400 470 620 480 800 480S1300 490 1560 560',
      '#8A7460',
      15,
    ),
    fill('M0 760C300 720 500 660 800 660S1300 720 1600 760V900H0Z', '#5F87A8'),
    rain(),
    person(
      YOUNG,
      740,
      664,
      2.2,
      { ...POSES.walk, front: [120, 150] },
      { mood: 'happy', hold: held(0.5, 'new') },
    ),
    person(BRIDE, 860, 664, 2.1, POSES.shy, { mood: 'happy', flip: true }),
  ),
  spread(
    room('#EFE6D2', '#B58C66', '#94704E'),
    bamboo(140, 640, 0.9),
    umbrellaWheel(330, 260, 130, '#E2553D', '#A53324', blossoms(130)),
    umbrellaWheel(1300, 240, 140, '#6B3FB0', '#4C2B82', blossoms(140)),
    umbrellaWheel(1120, 170, 90, '#F6CB5C', '#C99B3B'),
    umbrellaWheel(1010, 610, 150, PAPER, PAPER_DARK, blossoms(150)),
    person(
      YOUNG,
      720,
      740,
      2.9,
      { ...POSES.squat, hip: 44, front: [66, 84], lean: 10 },
      { mood: 'smile', hold: line('M0 0L46-12', '#8A5A33', 7) + dot(50, -13, 7, '#E2553D') },
    ),
    at(480, 760, 1, canes),
    at(1220, 770, 1, pots),
  ),
  spread(
    room(WALL, '#B58C66', '#94704E'),
    windowPane(650, 80, view),
    table(810, 760, 760, 220),
    umbrellaWheel(810, 440, 120, PAPER, PAPER_DARK, blossoms(120) + at(44, 44, 0.7, hole)),
    person(
      GRANDPA,
      1090,
      740,
      2.7,
      { ...POSES.hold },
      { flip: true, mood: 'smile', hold: line('M-30 20L40-40', '#9DB86B', 9) },
    ),
    person(GIRL, 540, 740, 2.9, POSES.hold, {
      mood: 'happy',
      hold: fill('M-6-6l50-12 8 34-50 10Z', '#FFF8E1'),
    }),
    at(1000, 540, 1, canes),
    at(660, 540, 0.8, pots),
  ),
  spread(
    room(WALL, '#B58C66', '#94704E'),
    windowPane(240, 130, view),
    table(830, 770, 700, 200),
    umbrellaWheel(830, 470, 110, PAPER, PAPER_DARK, blossoms(110) + at(30, 40, 1, hole)),
    fill('M690 566l40-16 10 22-36 8Z', '#FFF8E1'),
    fill('M640 560l26-20 18 22-30 10Z', '#FFF8E1'),
    person(GIRL, 560, 750, 3.1, { ...POSES.shy, front: [30, 140] }, { mood: 'sad' }),
    fill('M632 470c-10 14-10 24 0 26s12-12 0-26ZM598 476c-8 14-8 22 0 24s10-12 0-24Z', '#6FB0E8'),
    person(GRANDPA, 1080, 740, 2.8, { ...POSES.show, front: [60, 84] }, { flip: true, mood: 'happy' }),
  ),
  spread(
    room(WALL, '#B58C66', '#94704E'),
    umbrellaWheel(800, 380, 250, PAPER, PAPER_DARK, blossoms(250) + at(40, 130, 1.15, '<use href="#bird"/>')),
    person(
      GIRL,
      450,
      750,
      3.1,
      { ...POSES.point, front: [92, 100] },
      { mood: 'happy', hold: line('M-10 0L46-14', '#8A5A33', 8) + dot(52, -16, 8, INDIGO) },
    ),
    at(600, 780, 1, pots),
    person(
      GRANDPA,
      1140,
      750,
      2.8,
      { ...POSES.cheer, front: [60, 140], back: [-30, 10] },
      { flip: true, mood: 'laugh' },
    ),
  ),
  spread(
    wet,
    road(640, '#9DA3A8'),
    at(
      1300,
      600,
      1,
      fill('M-190 0v-300h380V0Z', '#E9D2B2') +
        fill('M-230-290L0-390L230-290Z', '#8A4B32') +
        fill('M-60 0v-190H60V0Z', '#5C4436') +
        fill('M-110-282h220v50h-220Z', INDIGO) +
        line('M-70-257h140', '#fff', 9),
    ),
    rain(),
    person(GRANDPA, 1160, 748, 2.4, { ...POSES.stand, front: [60, 120] }, { flip: true, mood: 'laugh' }),
    person(
      GIRL,
      590,
      750,
      2.9,
      { ...POSES.walk, front: [30, 110] },
      { mood: 'happy', hold: at(6, 0, 1, held(0.6, 'bird')) },
    ),
    line('M520 800q30-12 60 0M840 830q30-12 60 0', '#D5DEE4', 7),
  ),
  spread(
    sky('blue'),
    rainbow,
    cloud(220, 170, 1.2),
    cloud(1240, 150, 1.2),
    hills('blue'),
    meadow('blue', 560),
    farmhouse(1380, 570, 0.5),
    tree(220, 600, 1),
    road(660, '#EBD3A4'),
    person(
      GIRL,
      700,
      750,
      2.8,
      { ...POSES.stand, front: [130, 158] },
      { mood: 'laugh', hold: held(0.54, 'bird') },
    ),
    person(GRANDPA, 1000, 746, 2.4, { ...POSES.show, front: [60, 100] }, { flip: true, mood: 'happy' }),
  ),
]
