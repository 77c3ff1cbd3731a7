/** Book 5: grandaunt tiger. Elder sister in indigo, brother in yellow, the tiger in a red scarf. */
import { room, windowPane } from './indoors.ts'
import { at, cover, dot, fill, GOLD, line, oval, RED, spread } from './ink.ts'
import { BIG_SISTER, BOY, GRANDMA, MOTHER } from './looks.ts'
import { type Look, POSES, person } from './people.ts'
import {
  bamboo,
  climbingTree,
  cloud,
  farmhouse,
  hills,
  meadow,
  moon,
  NIGHT_LEAVES,
  road,
  sky,
  stars,
  sun,
  tree,
} from './places.ts'
import { CHILLI_BAG, chilliRain, lamp } from './things.ts'
import { TIGER_TAIL, tigerHead, tigerRun } from './tiger.ts'

const tiger = (face: 'smile' | 'happy' | 'cross' | 'wow', scarf = true, jaws = false): Look => ({
  ...GRANDMA,
  top: '#6B3FB0',
  trim: '#C9B3EF',
  bottom: '#3D2A63',
  hand: '#F39A3D',
  shoes: '#F39A3D',
  head: () => at(0, -2, 1.1, tigerHead(face, scarf, jaws)),
})
/** The tiger on two legs, its tail out behind it. */
const visitor = (
  look: Look,
  x: number,
  y: number,
  scale: number,
  pose: Parameters<typeof person>[4],
  extra: Parameters<typeof person>[5] = {},
): string =>
  at(extra.flip ? x + 12 * scale : x - 12 * scale, y - 78 * scale, 0.62 * scale, TIGER_TAIL, 0, !extra.flip) +
  person(look, x, y, scale, pose, extra)
const nightYard = sky('night') + stars(3) + moon(330, 140, 66) + hills('night', false) + meadow('night', 560)
const inside =
  room('#8C6A4E', '#5B4433', '#4A3629') +
  windowPane(240, 120, `<path d="M0 0h300v240H0Z" fill="#0E1F44"/>${moon(210, 80, 34)}`, '#4A3629')
const doorway = fill('M760 640V110h420v530Z', '#17305C') + line('M760 640V110h420v530', '#4A3629', 26)
const bedFrame = at(
  820,
  730,
  1,
  line('M-440-300V0M440-220V0', '#4A3629', 30) +
    fill('M-430-150h860v70h-860Z', '#6B4A2F') +
    fill('M-426-182h852v38h-852Z', '#DDD0BC') +
    oval(-300, -202, 100, 38, '#F4EEE4') +
    oval(-80, -202, 100, 38, '#F4EEE4'),
)

export const pages = [
  cover(
    fill('M0 0h900v1200H0Z', '#F6CB5C'),
    fill('M0 1200V300C180 140 720 140 900 300V1200Z', '#E9AE3A'),
    fill('M130 1200c0-270 120-380 320-380s320 110 320 380Z', '#6B3FB0'),
    line('M450 830c60 80 150 120 210 270', '#C9B3EF', 18),
    at(450, 660, 8.2, tigerHead('smile', true)),
  ),
  spread(
    sky('blue'),
    sun(300, 150, 70),
    cloud(1200, 130, 1.2),
    hills('blue'),
    meadow('blue', 540),
    farmhouse(1050, 560, 0.95, false, 'open'),
    road(640),
    person(
      MOTHER,
      640,
      730,
      2.7,
      { ...POSES.show, front: [50, 110] },
      {
        mood: 'smile',
        holdBack: at(
          0,
          6,
          0.5,
          fill('M-40 0h80l-10 66h-60Z', '#C99B4E') + line('M-30 0c0-50 60-50 60 0', '#8A6228', 8),
        ),
      },
    ),
    person(BIG_SISTER, 850, 740, 2.7, POSES.stand, { flip: true, mood: 'smile' }),
    person(BOY, 990, 746, 2.2, POSES.stand, { flip: true, mood: 'sad' }),
  ),
  spread(
    nightYard,
    farmhouse(1010, 640, 1.12, true),
    road(690, '#4F5A75'),
    bamboo(240, 600, 1, true),
    visitor(tiger('smile'), 690, 770, 2.7, { ...POSES.shout, front: [80, 140] }),
    line('M880 420l30-24M896 458h40M880 496l30 22', GOLD, 9),
  ),
  spread(
    inside,
    doorway,
    lamp(560, 60),
    visitor(
      tiger('happy'),
      930,
      690,
      2.9,
      { ...POSES.show, front: [70, 84], back: [40, 70] },
      { flip: true },
    ),
    at(
      734,
      366,
      1.35,
      dot(0, 0, 34, '#F39A3D') +
        line('M-30-24l-10-20M-10-34l-4-22M14-34l6-20M-36-4l-22-6M-34 16l-20 10', '#C9702A', 8) +
        line('M-30 6l-12 12M-22 22l-8 14M-8 30v16', '#F4EEE4', 7),
    ),
    person(BIG_SISTER, 600, 720, 2.9, { ...POSES.show, front: [50, 84] }, { mood: 'worry' }),
    person(BOY, 450, 728, 2.4, POSES.shy, { mood: 'wow' }),
  ),
  spread(
    inside,
    lamp(560, 60),
    bedFrame,
    at(
      0,
      10,
      1,
      visitor(
        tiger('happy'),
        1060,
        650,
        2.5,
        { ...POSES.hold, front: [70, 150], hip: 60 },
        {
          flip: true,
          hold: fill('M-14-12c10-14 30-8 30 6 14 0 12 22-4 20-10 10-30 4-28-10-10-4-8-16 2-16Z', '#E3B45C'),
        },
      ),
    ),
    person(BOY, 660, 580, 2, POSES.lie, { mood: 'sleep', turn: -84 }),
    at(
      820,
      730,
      1,
      fill('M-230-150c-10-60 20-86 80-86h140c60 0 90 20 90 86v30h-310Z', '#C2410C') +
        line('M-222-126h296', '#8A2D06', 7),
    ),
    person(
      BIG_SISTER,
      760,
      740,
      2.9,
      { ...POSES.shout, back: [-20, 10], front: [50, 150] },
      { mood: 'worry' },
    ),
    line('M900 330l-40-16M896 376h-46M906 420l-38 18', GOLD, 7),
  ),
  spread(
    inside,
    at(-90, 0, 1, bedFrame + person(tiger('happy'), 1240, 640, 2.3, POSES.sit, { flip: true })),
    at(
      730,
      730,
      1,
      fill('M-330-150c-10-80 30-110 100-110h560c80 0 100 40 100 110v40h-760Z', '#C2410C') +
        line('M-320-122h740', '#8A2D06', 8) +
        [-200, -40, 120, 280].map((x) => dot(x, -200, 16, '#FDBA8C')).join(''),
    ),
    at(1020, 614, 2.3, TIGER_TAIL, -36, true),
    line('M800 690l-26 30M870 706v40M940 696l24 32', GOLD, 9),
    person(BIG_SISTER, 500, 730, 3.2, { ...POSES.shout, front: [60, 110] }, { mood: 'wow' }),
  ),
  spread(
    nightYard,
    farmhouse(1420, 600, 0.9, true, 'open'),
    climbingTree(760, 780, true),
    person(BIG_SISTER, 730, 600, 2.4, POSES.climb, { mood: 'worry' }),
    at(650, 530, 1.1, CHILLI_BAG),
    person(BOY, 930, 452, 2.2, { ...POSES.sit, hip: 24 }, { mood: 'wow', flip: true }),
  ),
  spread(
    nightYard,
    farmhouse(1420, 600, 0.9, true, 'open'),
    climbingTree(760, 780, true),
    person(
      BIG_SISTER,
      850,
      450,
      2.2,
      { ...POSES.sit, hip: 26, front: [70, 80] },
      { mood: 'smile', hold: CHILLI_BAG },
    ),
    person(BOY, 1080, 456, 2, { ...POSES.sit, hip: 24 }, { mood: 'worry', flip: true }),
    visitor(tiger('cross', true, true), 500, 790, 2.3, { ...POSES.cheer, front: [96, 140], nod: -16 }),
  ),
  spread(
    nightYard,
    climbingTree(620, 780, true),
    person(
      BIG_SISTER,
      700,
      450,
      2.2,
      { ...POSES.sit, hip: 26, front: [80, 70] },
      { mood: 'laugh', hold: at(0, 0, 1, CHILLI_BAG, 150) },
    ),
    person(
      BOY,
      560,
      440,
      2,
      {
        ...POSES.cheer,
        legs: [
          [82, 4],
          [88, 8],
        ],
        hip: 24,
      },
      { mood: 'laugh' },
    ),
    tigerRun(930, 800, 1.5),
    chilliRain(850, 450),
    at(
      1130,
      650,
      0.9,
      fill('M0 40c-10-40 20-50 24-90 30 24 20 54 44 66 8-14 6-24 4-36 30 26 26 46 20 60Z', RED) +
        fill('M26 40c0-24 14-30 18-48 16 14 22 32 18 48Z', GOLD),
    ),
  ),
  spread(
    sky('dawn'),
    sun(420, 240, 80, '#F7B267'),
    cloud(1180, 140, 1.2),
    hills('dawn'),
    meadow('dawn', 540),
    farmhouse(1080, 560, 0.95, false, 'open'),
    road(640),
    person(MOTHER, 640, 736, 2.7, { ...POSES.squat, back: [70, 90], front: [60, 90] }, { mood: 'happy' }),
    person(BIG_SISTER, 830, 740, 2.8, POSES.cheer, { flip: true, mood: 'laugh' }),
    person(BOY, 980, 746, 2.4, { ...POSES.run }, { flip: true, mood: 'laugh' }),
    tree(230, 600, 1, [NIGHT_LEAVES[2] ?? '', '#4B9A6A', '#6DB888']),
  ),
]
