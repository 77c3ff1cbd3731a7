/** Book 4: the firefly's year, as grandfather tells it by the brook. */
import { firefly, glow, larva, snail } from './brook.ts'
import { at, chance, cover, dot, fill, line, n, oval, spread } from './ink.ts'
import { BOY, GRANDPA } from './looks.ts'
import { POSES, person } from './people.ts'
import { bamboo, fern, grass, hills, meadow, moon, sky, stars } from './places.ts'
import { torch, zees } from './things.ts'

const sparks = (from: number, count: number, low = 620) =>
  Array.from({ length: count }, (_, i) =>
    glow(
      n(60 + chance(i, from) * 1480),
      n(150 + chance(i + 50, from) * (low - 150)),
      6 + ((i + from) % 4) * 1.5,
    ),
  ).join('')
const brook = at(
  0,
  -120,
  1,
  fill(
    'M0 700C300 640 600 760 900 700S1400 640 1600 690V800C1300 760 1100 850 800 820S300 760 0 820Z',
    '#2F5F93',
  ) + line('M160 740q80-18 160 4M620 770q90-14 180 4M1180 720q80-14 160 2', '#6FA3D6', 6),
)
const night = sky('night') + stars(4) + hills('night') + meadow('night', 560)
const banks =
  fern(200, 680, 1.1) + fern(1420, 670, 1.2, '#1F6B52', true) + grass(90, 720, 0.9) + grass(1520, 730, 1)
/** Close to the ground: big stems, dark, nothing of the sky. */
const close = fill('M0 0h1600v900H0Z', '#0F3D3A') + fill('M0 560c300-80 900-70 1600 20v320H0Z', '#14524A')
const stems = [90, 210, 1330, 1480]
  .map((x, i) => grass(x, 900, 3.4 + (i % 2) * 0.6, i % 2 ? '#1F6B52' : '#2B7A5F'))
  .join('')
const blade = (d: string) => line(d, '#3C9A6A', 26)

export const pages = [
  cover(
    fill('M0 0h900v1200H0Z', '#0F3D3A'),
    fill('M0 760c240-110 570-100 900 40v400H0Z', '#14524A'),
    [80, 220, 700, 840].map((x, i) => grass(x, 1220, 3 + (i % 2), '#2B7A5F')).join(''),
    firefly(450, 560, 2.7, -22),
    glow(160, 360, 22),
    glow(740, 420, 26),
    glow(770, 800, 18),
    glow(150, 860, 24),
    glow(620, 980, 20),
  ),
  spread(
    night,
    moon(420, 150, 70),
    brook,
    banks,
    sparks(1, 16),
    bamboo(1300, 590, 1, true),
    person(GRANDPA, 860, 720, 2.7, POSES.point, { mood: 'smile' }),
    person(BOY, 680, 730, 2.8, POSES.walk, { mood: 'wow', hold: torch(true) }),
  ),
  spread(
    night,
    brook,
    banks,
    sparks(5, 18),
    glow(1060, 250, 14),
    line('M940 160q60 20 100 66', '#F6E27A', 6, ' stroke-dasharray="4 18"'),
    person(BOY, 620, 730, 3.3, { ...POSES.point, front: [120, 128] }, { mood: 'wow' }),
    person(
      GRANDPA,
      1010,
      740,
      2.9,
      { ...POSES.stand, back: [-50, 30], front: [40, 110] },
      { mood: 'laugh', flip: true },
    ),
  ),
  spread(
    night,
    banks,
    sparks(9, 12),
    person(BOY, 590, 730, 3.4, { ...POSES.show, front: [62, 82] }, { mood: 'wow' }),
    glow(770, 482, 30),
    firefly(772, 462, 0.34, -80),
    person(
      GRANDPA,
      1030,
      740,
      3,
      { ...POSES.squat, hip: 40, front: [50, 90] },
      { mood: 'happy', flip: true },
    ),
  ),
  spread(
    close,
    stems,
    firefly(640, 250, 1.9, 64),
    line('M330 180q90 30 190 60M340 250q80 10 150 20', '#F6E27A', 8, ' stroke-dasharray="4 20"'),
    blade('M760 900C820 700 900 560 1080 520'),
    firefly(1010, 440, 1.5, 60, { rests: true, flip: true }),
    glow(820, 330, 12),
    glow(900, 290, 12),
    glow(860, 390, 10),
    glow(1340, 220, 10),
    glow(200, 420, 9),
  ),
  spread(
    close,
    fill('M0 690c400-50 1100-40 1600 10v200H0Z', '#2F5F93'),
    line('M200 760q90-18 180 4M1100 770q90-14 180 4', '#6FA3D6', 7),
    fill('M330 700c20-110 160-150 300-150h420c120 0 200 60 220 150Z', '#3C7A4E'),
    [420, 520, 620, 720, 820, 920, 1020, 1120]
      .map((x, i) => oval(x, 574 + (i % 2) * 24, 60, 44, i % 2 ? '#4B9A6A' : '#2E8B57'))
      .join(''),
    firefly(620, 440, 1.5, 74, { rests: true }),
    Array.from({ length: 16 }, (_, i) =>
      dot(n(860 + chance(i, 3) * 220), n(520 + chance(i + 20, 3) * 80), 9, '#FFF1C4'),
    ).join(''),
    stems,
  ),
  spread(
    fill('M0 0h1600v900H0Z', '#1F4E80'),
    fill('M0 0h1600v130H0Z', '#2F5F93'),
    line('M0 130q100-24 200 0t200 0t200 0t200 0t200 0t200 0t200 0t200 0', '#6FA3D6', 9),
    fill('M0 700c300-50 1200-60 1600 0v200H0Z', '#6B5B4A'),
    [150, 380, 1130, 1400].map((x, i) => oval(x, 720 + (i % 2) * 30, 110, 48, '#857360')).join(''),
    line(
      'M200 700c20-150-30-260 20-420M1420 700c-30-140 30-260-10-400M300 700c-10-90 20-150-6-240',
      '#2E7D6A',
      20,
    ),
    larva(700, 610, 2.6, -4),
    snail(980, 640, 1.9, true),
    [
      [560, 300],
      [590, 240],
      [1060, 380],
      [1090, 320],
    ]
      .map(
        ([x, y], i) =>
          `<circle cx="${x}" cy="${y}" r="${12 + i * 3}" fill="none" stroke="#9CC6F0" stroke-width="4"/>`,
      )
      .join(''),
  ),
  spread(
    sky('night'),
    stars(6),
    moon(420, 130, 60),
    fill('M0 300C400 260 1200 260 1600 300V900H0Z', '#6B4A33'),
    fill('M0 300C400 260 1200 260 1600 300V336C1200 296 400 296 0 336Z', '#2B7A5F'),
    [120, 330, 1270, 1500].map((x) => grass(x, 304, 0.9)).join(''),
    fill('M0 640C400 600 1200 610 1600 640V900H0Z', '#573B29'),
    oval(720, 520, 210, 120, '#3E2A1D'),
    larva(790, 540, 1.9, 8),
    line('M1000 430C1080 400 1090 340 1080 290', '#3E2A1D', 60),
    firefly(1110, 230, 1, 30),
    [
      [220, 420],
      [420, 700],
      [1250, 480],
      [1420, 600],
      [1010, 700],
    ]
      .map(([x, y]) => oval(x ?? 0, y ?? 0, 34, 22, '#85634A'))
      .join(''),
    zees(830, 470, 0.8, '#E9D9A6'),
  ),
  spread(
    night,
    moon(380, 140, 64),
    brook,
    banks,
    sparks(2, 34, 680),
    bamboo(1300, 590, 1, true),
    person(BOY, 700, 730, 3.2, { ...POSES.show, front: [100, 130], back: [-20, 0] }, { mood: 'happy' }),
    person(GRANDPA, 930, 730, 2.8, { ...POSES.stand, front: [30, 60] }, { mood: 'happy', flip: true }),
    glow(820, 420, 14),
    glow(1060, 330, 14),
    glow(560, 300, 13),
  ),
]
