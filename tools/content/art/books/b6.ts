/** Book 6: the tortoise and the hare. The hare wears a red scarf; the flag marks the goal. */
import { rabbit, turtle } from './animals.ts'
import { at, cover, fill, line, RED, spread } from './ink.ts'
import { cloud, grass, hills, type Light, meadow, road, sky, sun, tree } from './places.ts'
import { shine, whoosh, zees } from './things.ts'

const land = (light: Light) => sky(light) + hills(light) + meadow(light, 520) + road(620)
const flag = (x: number, y: number, s = 1) =>
  at(
    x,
    y,
    s,
    line('M0 0V-260', '#8A5A33', 12) +
      fill('M4-258c50-20 80 20 140-4v96c-60 24-90-16-140 4Z', RED) +
      at(70, -210, 0.9, '<use href="#tung"/>'),
  )
const bird = (x: number, y: number, s: number, flip = false) => at(x, y, s, '<use href="#bird"/>', 0, flip)
const post = (x: number, y: number) => line(`M${x} ${y}V${y - 150}`, '#8A5A33', 18)
const tuft = (x: number, y: number) => grass(x, y, 0.4, '#4B9A6A')

export const pages = [
  cover(
    sky('blue'),
    sun(700, 380, 80),
    at(-300, 260, 1, hills('blue') + meadow('blue', 540)),
    rabbit(300, 840, 2.6, 'run'),
    turtle(470, 1110, 2.7, 'walk', { face: 'happy' }),
  ),
  spread(
    land('blue'),
    sun(330, 150, 66),
    cloud(1080, 150, 1.1),
    tree(1380, 560, 1),
    rabbit(640, 720, 2.9, 'stand', { face: 'happy' }),
    line('M800 300l40-20M810 350h46M800 400l36 20', '#fff', 9),
    turtle(1010, 740, 1.9, 'walk', { flip: true, face: 'sad' }),
    tuft(200, 560),
    tuft(440, 850),
  ),
  spread(
    land('blue'),
    sun(330, 150, 66),
    cloud(1080, 150, 1.1),
    tree(230, 560, 1),
    flag(1300, 590, 0.7),
    turtle(680, 740, 2.3, 'walk', { face: 'cross' }),
    rabbit(1080, 736, 2.6, 'sit', { flip: true, face: 'wow' }),
    tuft(1430, 860),
  ),
  spread(
    land('day'),
    sun(300, 150, 66),
    cloud(1120, 130, 1),
    line('M330 800L400 600', '#fff', 14),
    turtle(480, 760, 1.5, 'walk'),
    rabbit(960, 720, 2.1, 'run', { face: 'happy' }),
    whoosh(770, 590, 1.1),
    post(620, 560),
    bird(620, 370, 0.9),
    line('M730 310l40-24M740 360h46M732 406l38 20', '#F6CB5C', 9),
    tuft(1400, 860),
  ),
  spread(
    land('day'),
    sun(300, 150, 66),
    cloud(900, 130, 1.2),
    tree(1380, 560, 1.1),
    at(440, 640, 0.4, turtle(0, 0, 1.4, 'walk')),
    rabbit(900, 730, 2.9, 'stand', { flip: true, face: 'smile' }),
    line('M720 520L520 590', '#fff', 8, ' stroke-dasharray="4 26"'),
    tuft(540, 850),
    tuft(230, 560),
  ),
  spread(
    land('day'),
    sun(280, 150, 66),
    cloud(1180, 130, 1),
    tree(760, 640, 1.7),
    rabbit(860, 730, 2.3, 'sleep'),
    zees(1080, 520, 1.2, '#fff'),
    tuft(330, 860),
    tuft(1300, 860),
  ),
  spread(
    land('day'),
    sun(1320, 190, 66),
    cloud(360, 130, 1),
    tree(560, 630, 1.5),
    rabbit(560, 690, 1.5, 'sleep', { flip: true }),
    zees(700, 560, 0.7, '#fff'),
    turtle(880, 800, 2.3, 'walk', { face: 'cross' }),
    line('M640 800h-90M660 760h-60', '#C9A45C', 8),
    tuft(1400, 560),
  ),
  spread(
    land('dusk'),
    sun(420, 330, 84, '#E8673A'),
    tree(220, 620, 1.2, ['#5F7F4B', '#748F57', '#8AA368']),
    flag(1470, 600, 0.7),
    rabbit(820, 720, 2.6, 'run', { face: 'wow' }),
    whoosh(580, 560, 1.2, '#FFF1D6'),
    line('M1000 330l10-34M1046 350l26-24M1062 396l36-6', '#6FB0E8', 8),
    tuft(1200, 860),
  ),
  spread(
    land('dusk'),
    sun(280, 300, 76, '#E8673A'),
    shine(690, 480, 190, '#FFF1C4'),
    flag(870, 700, 1.5),
    turtle(690, 740, 2, 'cheer', { face: 'happy' }),
    rabbit(1110, 750, 2.2, 'stand', { flip: true, face: 'happy' }),
    post(430, 590),
    bird(430, 400, 0.9),
    tuft(540, 860),
  ),
]
