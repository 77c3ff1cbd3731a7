/** Book 7: the sweet wind. The honest brother in light blue with a straw hat, the greedy one in violet with a moustache. */
import { dog, ox } from './animals.ts'
import { room, shop, steam, stool, stove, table, windowPane, wok } from './indoors.ts'
import { at, cover, dot, fill, line, oval, spread } from './ink.ts'
import { FARMER, FARMER_BARE, FATHER, GIRL, GRANDMA, GREEDY, MOTHER, RICH } from './looks.ts'
import { POSES, person } from './people.ts'
import { cloud, farmhouse, hills, meadow, moon, road, sky, soil, stars, sun } from './places.ts'
import { basket, bean, beanPlant, bowl, moneyBag, plough, puff, shine } from './things.ts'

const paddy =
  sky('day') +
  sun(280, 160, 70) +
  cloud(1120, 140, 1.1) +
  hills('day') +
  farmhouse(1330, 500, 0.42) +
  soil(540)
const rope = (x1: number, y1: number, x2: number, y2: number) =>
  line(`M${x1} ${y1}Q${(x1 + x2) / 2} ${Math.max(y1, y2) + 30} ${x2} ${y2}`, '#D9BE8C', 7)
const buns = at(
  0,
  -112,
  1,
  [-120, -60, 0, 60, 120].map((x) => dot(x, -6, 26, '#fff') + dot(x, -18, 5, '#E2553D')).join(''),
)
const fruit = at(
  0,
  -112,
  1,
  [-126, -84, -42, 0, 42, 84, 126].map((x, i) => dot(x, -10, 22, i % 2 ? '#E8862B' : '#E2553D')).join(''),
)
const street = (tone = '#DDEFF8') =>
  fill('M0 0h1600v900H0Z', tone) +
  cloud(700, 130, 1) +
  shop(290, 620, 1.15, '#15763A', fruit) +
  shop(1330, 620, 1.15, '#1D5FA8', buns, '#EFE2D0') +
  fill('M0 612h1600v300H0Z', '#D9C7A6') +
  line('M0 700h1600M0 800h1600M300 612l-60 290M800 612v290M1300 612l60 290', '#C7B28C', 5)
const KITCHEN = room('#F3E3CC', '#A98562', '#8E6C4C')
const beansIn = [-70, -40, -10, 20, 50, 76].map((x, i) => bean(x, -8 - (i % 2) * 8, 1.2)).join('')
const pinch = { ...POSES.nose, legs: POSES.run.legs, lean: 10 }

export const pages = [
  cover(
    fill('M0 0h900v1200H0Z', '#FBE3B4'),
    fill('M0 900h900v300H0Z', '#D9C7A6'),
    puff(620, 700, 2.5, 'sweet'),
    puff(760, 470, 1.4, 'sweet'),
    person(
      FARMER,
      330,
      1080,
      3.5,
      { ...POSES.stand, front: [40, 80], lean: -4 },
      { mood: 'laugh', flip: true },
    ),
    dog(700, 1100, 2, 'sit', { flip: true, face: 'happy' }),
  ),
  spread(
    sky('day'),
    sun(800, 150, 70),
    hills('day'),
    meadow('day', 540),
    farmhouse(360, 540, 0.5),
    road(640),
    person(GREEDY, 850, 740, 2.5, { ...POSES.walk, back: [70, 80] }, { mood: 'happy' }),
    ox(1090, 750, 1.15),
    rope(960, 560, 1180, 620),
    person(FARMER, 590, 740, 2.5, { ...POSES.stand, front: [50, 70] }, { mood: 'sad' }),
    dog(430, 756, 1.4, 'sit', { face: 'smile' }),
  ),
  spread(
    paddy,
    plough(720, 720, 1.1),
    person(FARMER, 500, 720, 2.5, { ...POSES.hold, lean: 12 }, { mood: 'happy' }),
    dog(1000, 720, 1.8, 'stand', { face: 'happy' }),
    rope(850, 660, 930, 620),
    line('M120 800h520M700 830h600M200 860h700', '#96663C', 9),
  ),
  spread(
    paddy,
    dog(960, 730, 2, 'sit', { flip: true, face: 'sad' }),
    person(
      GREEDY,
      620,
      730,
      2.8,
      { ...POSES.shout, front: [100, 110], back: [-60, 60], lean: 12 },
      { mood: 'cross' },
    ),
    line('M770 330l50-24M780 390h60M770 450l50 20', '#C2410C', 10),
    plough(350, 760, 1),
  ),
  spread(
    sky('blue'),
    sun(280, 150, 66),
    cloud(1160, 130, 1),
    hills('blue'),
    soil(540),
    beanPlant(1180, 630, 1.4),
    beanPlant(1310, 690, 1.5),
    beanPlant(1450, 650, 1.4),
    fill('M920 740c30-50 180-50 210 0Z', '#7D5432'),
    dog(830, 740, 1.9, 'dig', { face: 'happy' }),
    shine(1060, 650, 28),
    bean(1060, 650, 2.4),
    person(FARMER, 490, 740, 2.6, { ...POSES.squat, front: [70, 80] }, { mood: 'wow' }),
  ),
  spread(
    KITCHEN,
    windowPane(
      1110,
      110,
      '<path d="M0 0h300v240H0Z" fill="#CFE8F5"/><path d="M0 150c80-50 200-40 300-6v96H0Z" fill="#9CD0AE"/>',
    ),
    puff(470, 590, 1.4, 'sweet'),
    puff(380, 440, 0.9, 'sweet'),
    stool(700, 720, 1.9),
    person(FARMER_BARE, 700, 720, 2.8, { ...POSES.sit, hip: 50, front: [50, 110] }, { mood: 'wow' }),
    table(980, 730, 400, 200),
    bowl(960, 530, 1.7, '#F3D58A', '#fff', [-20, 0, 20].map((x) => bean(x, -32, 0.9)).join('')),
    dog(1270, 740, 1.7, 'sit', { flip: true, face: 'happy' }),
  ),
  spread(
    street('#FFEFD2'),
    puff(640, 560, 1.7, 'sweet'),
    puff(520, 380, 1.1, 'sweet'),
    puff(980, 250, 1.2, 'sweet'),
    person(FARMER, 790, 740, 2.6, { ...POSES.lift, front: [60, 90] }, { mood: 'laugh' }),
    person(
      RICH,
      1040,
      740,
      2.6,
      { ...POSES.show, front: [50, 90] },
      { mood: 'happy', flip: true, hold: moneyBag(0.8) },
    ),
    person(GIRL, 470, 740, 2.3, POSES.cheer, { mood: 'laugh' }),
    person(MOTHER, 330, 730, 2.2, POSES.shy, { mood: 'happy' }),
    person(GRANDMA, 1290, 730, 2.2, POSES.hold, { mood: 'laugh', flip: true }),
  ),
  spread(
    room('#5E5270', '#3D3550', '#332C45'),
    windowPane(
      260,
      110,
      `<path d="M0 0h300v240H0Z" fill="#0E1F44"/>${moon(200, 80, 34)}${stars(3)
        .slice(0, 900)
        .replace(/<[^>]*$/, '')}`,
      '#4A3629',
    ),
    stove(1010, 660),
    wok(1010, 436, beansIn),
    steam(1010, 400, 0.9),
    person(GREEDY, 660, 730, 2.8, { ...POSES.hold, front: [60, 150] }, { mood: 'laugh' }),
    oval(664, 440, 92, 84, '#6B3FB0'),
    line('M590 500q74 34 150 0', '#C9B3EF', 6),
    line('M640 470q26 16 50 0', '#4C2B82', 6),
    bean(760, 400, 1.8),
    basket(470, 740, 0.7, beanPlant(0, -60, 0.6)),
  ),
  spread(
    street('#E4E8D0'),
    puff(660, 590, 2.2, 'foul'),
    puff(480, 480, 1.3, 'foul'),
    puff(760, 330, 1.2, 'foul'),
    person(GREEDY, 850, 740, 2.6, { ...POSES.shy }, { mood: 'worry' }),
    person(GIRL, 330, 740, 2.3, pinch, { mood: 'cross', flip: true }),
    person(FATHER, 480, 740, 2.3, pinch, { mood: 'cross', flip: true }),
    person(
      RICH,
      1120,
      740,
      2.6,
      { ...POSES.hold, front: [80, 90], back: [70, 80] },
      {
        mood: 'cross',
        flip: true,
        hold: at(
          22,
          -6,
          1.1,
          fill('M-30-24l52 14-16 44-44-12Z', '#8A5A33') + line('M-30-24l52 14', '#5C3A20', 5),
          20,
        ),
      },
    ),
    fill(
      'M1000 450c-60-50-130-60-190-20 60 0 90 20 110 50-50-20-90-10-120 20 60-6 100 10 130 50 30-20 60-60 70-100Z',
      '#8CC3EE',
    ),
    dot(800, 380, 12, '#8CC3EE') + dot(840, 560, 13, '#8CC3EE') + dot(770, 470, 10, '#8CC3EE'),
  ),
  spread(
    sky('blue'),
    sun(300, 150, 66),
    cloud(1120, 140, 1),
    hills('blue'),
    soil(540),
    beanPlant(330, 650, 1.2),
    beanPlant(200, 690, 1.3),
    person(
      FARMER,
      600,
      730,
      2.6,
      { ...POSES.squat, front: [50, 70] },
      { mood: 'happy', hold: bean(0, 10, 0.8) },
    ),
    person(
      GREEDY,
      1000,
      730,
      2.6,
      { ...POSES.squat, front: [50, 70] },
      { mood: 'happy', flip: true, hold: bean(0, 10, 0.8) },
    ),
    dog(1220, 740, 1.7, 'sit', { flip: true, face: 'happy' }),
    [760, 800, 840]
      .map(
        (x) =>
          line(`M${x} 730v-24`, '#2E8B57', 7) +
          oval(x - 12, 702, 14, 8, '#6DB888') +
          oval(x + 12, 700, 14, 8, '#6DB888'),
      )
      .join(''),
  ),
]
