/** Book 3: the moon comes home. The same girl and father; the moon has a face only where she sees a friend in it. */
import { jar, room } from './indoors.ts'
import { at, cover, fill, line, oval, spread } from './ink.ts'
import { FATHER, GIRL } from './looks.ts'
import { POSES, person } from './people.ts'
import {
  bamboo,
  cloud,
  farmhouse,
  hills,
  meadow,
  moon,
  NIGHT_LEAVES,
  road,
  sky,
  stars,
  tree,
} from './places.ts'
import { zees } from './things.ts'

const night = sky('night') + stars(2)
const lane = hills('night') + meadow('night', 540) + road(640, '#56607A')
const moonInWater = at(
  0,
  -206,
  1,
  oval(0, 0, 62, 18, '#FFF1C4') + line('M-26-2q7-7 14 0M12-2q7-7 14 0M-10 6q10 6 20 0', '#B98A2E', 3),
)
const home = (door: 'open' | 'shut') => farmhouse(1120, 560, 0.95, true, door)

export const pages = [
  cover(
    sky('night'),
    stars(5),
    moon(520, 520, 190, 'smile'),
    at(-300, 420, 1, hills('night') + meadow('night', 540)),
    person(GIRL, 330, 1090, 3.2, POSES.lift, { mood: 'laugh' }),
    bamboo(840, 1080, 1.1, true),
  ),
  spread(
    night,
    moon(1000, 150, 84),
    lane,
    tree(280, 600, 1, NIGHT_LEAVES, '#4A3B33'),
    bamboo(1420, 590, 0.9, true),
    person(FATHER, 700, 740, 2.6, POSES.walk, {}),
    person(GIRL, 860, 748, 2.5, POSES.walk, { mood: 'happy' }),
  ),
  spread(
    night,
    moon(900, 180, 96, 'smile'),
    lane,
    bamboo(240, 590, 0.9, true),
    tree(1340, 590, 0.9, NIGHT_LEAVES, '#4A3B33'),
    person(GIRL, 780, 744, 3.1, { ...POSES.walk, nod: -14 }, { mood: 'wow' }),
    line('M560 560h-90M580 620h-120M560 680h-80', '#9CC6F0', 8, ' opacity=".6"'),
    line('M760 190h-70M772 150h-50M772 230h-50', '#FFF1C4', 7, ' opacity=".5"'),
  ),
  spread(
    night,
    moon(860, 175, 116, 'smile'),
    lane,
    bamboo(260, 590, 0.9, true),
    person(
      GIRL,
      590,
      748,
      3.3,
      { ...POSES.lift, front: [120, 140], back: [-30, 20], nod: -16 },
      { mood: 'laugh' },
    ),
  ),
  spread(
    sky('night'),
    stars(2),
    moon(800, 150, 100),
    cloud(480, 220, 3, '#45556F'),
    cloud(660, 150, 2.6, '#55667F'),
    cloud(560, 270, 3.4, '#3B4A63'),
    cloud(860, 240, 2.2, '#4D5D76'),
    lane,
    bamboo(300, 590, 0.9, true),
    person(GIRL, 690, 748, 3.2, { ...POSES.shout, front: [60, 100], nod: -12 }, { mood: 'sad' }),
    person(FATHER, 480, 744, 2.5, POSES.stand, { mood: 'worry' }),
  ),
  spread(
    sky('night'),
    cloud(260, 190, 2, '#3B4A63'),
    cloud(1250, 130, 1.8, '#45556F'),
    hills('night'),
    meadow('night', 560),
    home('open'),
    tree(420, 640, 1.15, NIGHT_LEAVES, '#4A3B33'),
    road(660, '#4F5A75'),
    person(
      GIRL,
      760,
      740,
      3,
      { ...POSES.shout, back: [-40, 0], front: [30, 150], nod: -10 },
      { mood: 'worry' },
    ),
  ),
  spread(
    night,
    hills('night'),
    meadow('night', 560),
    home('open'),
    road(660, '#4F5A75'),
    jar(930, 760, 1, '#2B4A78', moonInWater),
    person(
      FATHER,
      740,
      750,
      2.5,
      { ...POSES.lift, back: [-20, 10], front: [120, 160] },
      { mood: 'happy', flip: true },
    ),
    person(GIRL, 480, 750, 2.8, POSES.run, { mood: 'wow' }),
  ),
  spread(
    night,
    moon(1180, 150, 70),
    hills('night'),
    meadow('night', 520),
    fill('M0 640h1600v260H0Z', '#4F5A75'),
    jar(
      830,
      760,
      1.6,
      '#2B4A78',
      at(
        0,
        -206,
        1,
        oval(0, 0, 70, 22, '#FFF1C4') + line('M-28-3q8-8 16 0M12-3q8-8 16 0M-12 7q12 7 24 0', '#B98A2E', 3.4),
      ),
    ),
    person(GIRL, 500, 760, 3.3, { ...POSES.hold, front: [80, 110], nod: 12 }, { mood: 'laugh' }),
    person(FATHER, 1170, 770, 2.7, { ...POSES.hold, nod: 10 }, { mood: 'happy', flip: true }),
  ),
  spread(
    room('#33456E', '#3A3552', '#2B2F4A'),
    at(
      830,
      60,
      1,
      fill('M-190 0h380v290h-380Z', '#17305C') +
        moon(0, 150, 84, 'sleep') +
        line('M-190 0h380v290h-380Z', '#6B4F3A', 18) +
        line('M-210 306h420', '#6B4F3A', 20),
    ),
    at(
      830,
      720,
      1,
      line('M-390-280V0M390-160V0', '#6B4A2F', 26) +
        fill('M-380-150h760v70h-760Z', '#7A5638') +
        fill('M-376-178h752v34h-752Z', '#DDD5E6') +
        oval(-250, -196, 110, 40, '#F4EEF8'),
    ),
    person(GIRL, 800, 556, 2.4, POSES.lie, { mood: 'sleep', turn: -84 }),
    at(
      830,
      720,
      1,
      fill('M-170-150c-10-70 20-96 90-96h320c100 0 140 20 142 96v44h-552Z', '#1D5FA8') +
        line('M-160-126h538', '#144478', 7) +
        [-40, 90, 220, 320].map((x) => at(x, -186, 0.42, '<use href="#five" fill="#DCE9F7"/>')).join(''),
    ),
    zees(610, 470, 0.8, '#9CC6F0'),
  ),
]
