/** Book 1: where is the cat? Paw prints lead through the house to the kitchen. */
import { cat, dog, duckling, hen, kitten, prints } from './animals.ts'
import { bed, room, stool, stove, table, windowPane, wok } from './indoors.ts'
import { at, cover, dot, fill, line, oval, RED, spread, WOOD_DARK } from './ink.ts'
import { BOY, FATHER, GIRL, GRANDMA, GRANDPA } from './looks.ts'
import { POSES, person } from './people.ts'
import { cloud, farmhouse, hills, meadow, sky, sun, tree } from './places.ts'
import { basket } from './things.ts'

const view =
  '<path d="M0 0h300v240H0Z" fill="#CFE8F5"/><path d="M0 150c80-50 200-40 300-6v96H0Z" fill="#9CD0AE"/>'
const WALL = '#FDEBDD'
const cushion = (x: number, y: number) =>
  at(x, y, 1, oval(0, 0, 150, 34, '#C2410C') + oval(0, -10, 140, 28, RED))
const picture = (x: number, y: number) =>
  at(
    x,
    y,
    1,
    fill('M-70-90h140v120h-140Z', WOOD_DARK) +
      fill('M-58-78h116v96h-116Z', '#FFF8E1') +
      at(0, -30, 1.1, '<use href="#tung"/>'),
  )

export const pages = [
  cover(
    fill('M0 0h900v1200H0Z', '#FDBA8C'),
    fill('M0 760h900v440H0Z', '#C79A6B'),
    fill('M0 748h900v24H0Z', '#B5855A'),
    cat(450, 1010, 4.4, 'sit'),
    fill('M150 840h600c-16 200-60 280-110 300H260c-50-20-94-100-110-300Z', '#C99B4E'),
    line('M166 910h568M186 990h528M206 1070h488', '#A67A34', 13),
    line('M300 850l24 280M450 850v290M600 850l-24 280', '#A67A34', 11),
    line('M140 840h620', '#8A6228', 34),
  ),
  spread(
    room(WALL),
    windowPane(320, 130, view),
    picture(1120, 300),
    cushion(930, 690),
    line('M860 668q60 26 130 0', '#8A2D06', 5),
    prints(1010, 760, 7, '#96663C'),
    person(GIRL, 640, 720, 3.5, POSES.show, { mood: 'worry' }),
  ),
  spread(
    room(WALL),
    picture(330, 280),
    prints(60, 800, 20, '#96663C'),
    table(890, 700, 600, 300),
    hen(900, 700, 1.75),
    line('M630 396h520', '#fff', 10, ' opacity=".6"'),
    at(780, 400, 1, fill('M-40 0v-60c0-14 80-14 80 0V0Z', '#1D5FA8')),
    person(GIRL, 480, 720, 3, { ...POSES.squat, back: [20, 60], front: [70, 90] }, { mood: 'wow' }),
  ),
  spread(
    room(WALL),
    windowPane(200, 150, view),
    prints(40, 810, 20, '#96663C'),
    fill('M690 640V150h330v490Z', '#6B4A38'),
    dog(800, 660, 2, 'sit', { face: 'happy' }),
    fill('M1020 660V150l-150-40v590Z', '#A8653F'),
    line('M900 170v460M990 180v440M870 400h150', '#8A4B32', 9),
    dot(892, 400, 11, '#F6CB5C'),
    person(GIRL, 520, 720, 3.2, POSES.point, { mood: 'happy' }),
  ),
  spread(
    sky('blue'),
    sun(330, 170, 70),
    cloud(1080, 160, 1.1),
    hills('blue'),
    meadow('blue', 540),
    tree(850, 600, 1.55),
    farmhouse(190, 520, 0.5),
    prints(60, 800, 21, '#7FAF62'),
    duckling(740, 660, 1.5),
    duckling(905, 740, 1.6),
    duckling(1080, 670, 1.5, { flip: true }),
    person(GIRL, 520, 710, 2.7, POSES.point, { mood: 'happy' }),
  ),
  spread(
    room('#E8EEF7'),
    windowPane(240, 110, view),
    bed(840, 700),
    fill('M470 606h740v94h-740Z', '#5B4030'),
    person(
      BOY,
      700,
      700,
      2.3,
      { ...POSES.lie, front: [60, 150], back: [40, 120] },
      { mood: 'laugh', turn: 78 },
    ),
    prints(60, 820, 20, '#96663C'),
    person(GIRL, 470, 740, 3, { ...POSES.squat, front: [80, 100] }, { mood: 'laugh' }),
  ),
  spread(
    room(WALL),
    windowPane(650, 110, view),
    picture(300, 300),
    picture(1300, 300),
    prints(60, 830, 20, '#96663C'),
    stool(1010, 700, 1.9),
    person(
      GRANDPA,
      985,
      705,
      2.6,
      { ...POSES.sit, hip: 52, back: [-30, 100], front: [60, 130] },
      { flip: true, mood: 'worry' },
    ),
    person(FATHER, 560, 710, 2.6, { ...POSES.stand, back: [-60, 20], front: [60, 120] }, { mood: 'worry' }),
    person(GIRL, 770, 720, 2.5, POSES.stand, { mood: 'sad' }),
  ),
  spread(
    room('#F3E3CC', '#A98562', '#8E6C4C'),
    stove(1010, 650),
    wok(1010, 425),
    windowPane(220, 120, view),
    prints(60, 820, 10, '#7D5B3D'),
    person(GRANDMA, 720, 700, 2.7, { ...POSES.point, front: [40, 70] }, { mood: 'happy' }),
    person(GIRL, 500, 720, 2.8, POSES.run, { mood: 'wow' }),
    basket(880, 740, 0.9, at(0, -80, 1, fill('M-34-16L-31-46L-10-30ZM34-16L31-46L10-30Z', '#E8893A'))),
  ),
  spread(
    room('#F3E3CC', '#A98562', '#8E6C4C'),
    at(800, 640, 1, oval(0, 40, 420, 60, '#96663C')),
    basket(
      800,
      705,
      1.7,
      cat(-66, -50, 1.02, 'sit', { face: 'happy' }) +
        kitten(14, -78, 0.66, 0, 'happy') +
        kitten(102, -76, 0.64, 2, 'happy') +
        kitten(58, -66, 0.62, 1),
    ),
    person(GIRL, 490, 740, 2.9, POSES.cheer, { mood: 'laugh' }),
    person(GRANDMA, 1160, 740, 2.5, { ...POSES.hold, nod: 8 }, { mood: 'happy', flip: true }),
  ),
]
