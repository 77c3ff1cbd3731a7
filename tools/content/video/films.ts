/** How a figure moves while its scene lasts. */
export type Move = 'still' | 'talk' | 'float' | 'from-left' | 'from-right' | 'fall'

/** A figure of a scene; `at` is the middle of it, all lengths in pixels of 1920 × 1080. */
export interface Figure {
  /** A drawing of the icon set, or a picture of the pack. */
  icon?: string
  picture?: string
  /** Colour of the clothes under a head. */
  clothes?: string
  at: readonly [x: number, y: number]
  width: number
  move?: Move
}

export interface Scene {
  /** A drawing in `art/`. */
  ground: string
  figures?: readonly Figure[]
  /** Set in the reading face; `at` is its middle. */
  words?: { text: string; size: number; at: readonly [x: number, y: number]; colour: string }
  /** A sound of the pack. */
  sound?: string
}

export interface Film {
  /** Below the pack's `videos/`, without its ending; its poster goes to `pictures/films/` under the last part. */
  name: string
  /** The scene that stands on the poster. */
  poster: number
  scenes: readonly Scene[]
}

const sound = (name: string) => `audio/d1/${name}.mp3`
const person = (icon: string, clothes: string, x: number, move: Move = 'still'): Figure => ({
  icon,
  clothes,
  at: [x, 780],
  width: 420,
  move,
})

const pupil = (x: number, move?: Move) => person('girl', '#c2410c', x, move)
const teacher = (x: number, move?: Move) => person('woman', '#1d5fa8', x, move)
const guest = (x: number, move?: Move) => person('man-beard', '#4e7a3a', x, move)
const grandmother = (x: number, move?: Move) => person('old-woman', '#8b3f7f', x, move)
const boy = (x: number, move?: Move) => person('boy', '#1d5fa8', x, move)
const sister = (x: number, move?: Move) => person('woman', '#c2410c', x, move)

const thing = (picture: string, x: number, y: number, width = 260, move: Move = 'float'): Figure => ({
  picture: `pictures/words/${picture}.webp`,
  at: [x, y],
  width,
  move,
})

const blossom = (x: number, y: number, width: number): Figure =>
  thing('hakka-tung-blossom', x, y, width, 'fall')
const falling = [
  blossom(300, -200, 110),
  blossom(760, -520, 90),
  blossom(1180, -80, 120),
  blossom(1600, -380, 100),
]

/** A word of the lesson: its picture, the word, its sound. */
const card = (ground: string, colour: string, text: string, picture: string, own: string): Scene => ({
  ground,
  figures: [thing(picture, 960, 418, 500)],
  words: { text, size: 130, at: [960, 912], colour },
  sound: sound(own),
})
const warm = (text: string, picture: string, own: string) =>
  card('films/paper', '#8a2d06', text, picture, own)
const green = (text: string, picture: string, own: string) =>
  card('films/paper-green', '#12294d', text, picture, own)

const thanks: Film = {
  name: 'kid_animation/1-up-5-1',
  poster: 0,
  scenes: [
    {
      ground: 'films/title',
      figures: [guest(520), pupil(1400, 'talk')],
      words: { text: '恁仔細', size: 190, at: [960, 306], colour: '#8a2d06' },
      sound: sound('an31-zii31-se55-1b6b89db'),
    },
    {
      ground: 'films/school',
      figures: [pupil(560, 'talk'), teacher(1360)],
      sound: sound('xin24-sang24-zo31-c382c39c'),
    },
    {
      ground: 'films/school',
      figures: [pupil(420), boy(780), teacher(1400, 'talk')],
      sound: sound('tai55-ga24-zo31-7bde9bd2'),
    },
    {
      ground: 'films/room',
      figures: [guest(480, 'from-left'), thing('chair', 960, 860, 320, 'still'), pupil(1460, 'talk')],
      sound: sound('a24-bag2-qiang31-co24-68564d77'),
    },
    {
      ground: 'films/room',
      figures: [guest(480), thing('tea', 960, 640), pupil(1460, 'talk')],
      sound: sound('a24-bag2-qiang31-siid5-ca11-27cfdbe4'),
    },
    {
      ground: 'films/room',
      figures: [guest(480, 'talk'), thing('tea', 760, 640), pupil(1460)],
      sound: sound('an31-zii31-se55-lo31-moi55-an31-guai24-31171087'),
    },
    {
      ground: 'films/room',
      figures: [pupil(560, 'talk'), thing('cookie', 960, 640), grandmother(1380)],
      sound: sound('an31-zii31-se55-a24-po11-75a3fb9e'),
    },
    {
      ground: 'films/room',
      figures: [guest(420), thing('goodbye', 960, 440), pupil(1400, 'talk')],
      sound: sound('a24-bag2-zai55-gien55-5595212d'),
    },
    {
      ground: 'films/room',
      figures: [guest(420, 'talk'), thing('goodbye', 680, 440), pupil(1400)],
      sound: sound('zai55-gien55-ab4ddaf6'),
    },
  ],
}

const tung: Film = {
  name: 'kid_animation/5-down-3-1',
  poster: 0,
  scenes: [
    {
      ground: 'lessons/tung',
      words: { text: '桐花', size: 200, at: [700, 520], colour: '#12294d' },
      sound: sound('tung11-fa24-e7ff82ad'),
    },
    {
      ground: 'films/mountain',
      figures: [boy(520, 'from-left'), sister(900, 'from-left')],
      sound: sound('ng31-ngied5-tung11-fa24-koi24-le24-ecf3616b'),
    },
    {
      ground: 'films/mountain',
      figures: [boy(560, 'talk'), sister(940), thing('butterfly', 1440, 420, 200)],
      sound: sound('san24-hong55-koi24-man24-pag5-sed2-ge55-083b9682'),
    },
    {
      ground: 'films/tree',
      figures: [sister(640, 'talk'), thing('hakka-tung-blossom', 1220, 620, 360)],
      sound: sound('lia31-lui24-fa24-han11-jiang24-a2a5d360'),
    },
    {
      ground: 'films/tree',
      figures: [boy(560), sister(960), ...falling],
      sound: sound('fung24-id2-coi24-tung11-fa24-qiu55-qiong-2ad2713b'),
    },
    {
      ground: 'films/tree',
      figures: [boy(500), sister(860), thing('camera', 1440, 700, 300)],
      sound: sound('tai55-ga24-di55-su55-ha24-hib2-xiong55-77c714ca'),
    },
    {
      ground: 'films/tree',
      figures: [
        boy(560, 'talk'),
        sister(960, 'talk'),
        person('old-woman', '#8b3f7f', 1380, 'talk'),
        ...falling,
      ],
      sound: sound('gim24-bu24-ngid2-tai55-ga24-fon24-fon24-5795a211'),
    },
  ],
}

/** A few scenes of a film, as a film of their own. */
const part = (name: string, { scenes }: Film, from: number, to: number): Film => ({
  name,
  poster: 0,
  scenes: scenes.slice(from, to),
})

export const films: readonly Film[] = [
  thanks,
  {
    name: 'l1-thanks-words',
    poster: 0,
    scenes: [
      warm('恁仔細', 'thanks', 'an31-zii31-se55-1b6b89db'),
      warm('先生', 'teacher', 'xin24-sang24-0b8acc4e'),
      warm('同學', 'classmate', 'tung11-hog5-a69d42b2'),
      warm('人客', 'guest', 'ngin11-hag2-8d2f3e93'),
      warm('茶', 'tea', 'ca11-3fa9b2c3'),
      warm('餅仔', 'cookie', 'biang31-e31-bda210a1'),
      warm('再見', 'goodbye', 'zai55-gien55-368f773a'),
    ],
  },
  part('l1-thanks-school', thanks, 1, 3),
  part('l1-thanks-guest', thanks, 3, 6),
  part('l1-thanks-goodbye', thanks, 6, 9),
  tung,
  {
    name: 'l3-tung-words',
    poster: 0,
    scenes: [
      green('桐花', 'hakka-tung-blossom', 'tung11-fa24-e7ff82ad'),
      green('山項', 'mountain', 'san24-hong55-d038ef00'),
      green('樹仔', 'tree', 'su55-e31-12aef695'),
      green('葉仔', 'leaves', 'iab5-e31-1d220186'),
      green('揚蝶仔', 'butterfly', 'iong11-iag5-e31-7684d46e'),
      green('蜂仔', 'bee', 'pung24-e31-721305b2'),
      green('翕相', 'camera', 'hib2-xiong55-3e841c2b'),
    ],
  },
  part('l3-tung-mountain', tung, 1, 3),
  part('l3-tung-tree', tung, 3, 7),
]
