/**
 * Quiet tunes of our own, here for picture books: pentatonic, for two plucked strings.
 * A note is its degree in the scale (1–5, with , or ' an octave lower or higher), - holds it, . rests; a mark is one step.
 */
export interface Tune {
  /** The file it becomes, beside a pack's other sound */
  file: string
  /** Frequency of degree 1 */
  tonic: number
  /** Semitones of the five degrees over the tonic */
  scale: readonly [number, number, number, number, number]
  stepSeconds: number
  melody: string
  bass: string
}

/** 宮: as children's songs are. */
export const GONG = [0, 2, 4, 7, 9] as const
/** 羽: darker, for the night by the brook. */
export const YU = [0, 3, 5, 7, 10] as const

export const TUNES: Tune[] = [
  {
    file: 'b3.mp3',
    tonic: 293.66,
    scale: GONG,
    stepSeconds: 0.5,
    melody: [
      '3 - 5 4 - 3  2 - 3 1 - .  2 - 3 4 - 5  4 - - - . .',
      "5 - 1' 5 - 4  3 - 4 2 - .  1 - 2 3 - 2  1 - - - . .",
    ].join(' '),
    bass: [
      '1, - . 4, - .  5, - . 1, - .  2, - . 5, - .  4, - . 4, - .',
      '5, - . 1, - .  4, - . 2, - .  1, - . 4, - .  1, - . 1, - .',
    ].join(' '),
  },
  {
    file: 'b4.mp3',
    tonic: 220,
    scale: YU,
    stepSeconds: 0.42,
    melody: [
      '1 - 2 3 - - 4 -  3 - - - . . . .  4 - 5 4 - 3 2 -  3 - - - . . . .',
      "5 - 1' 5 - 4 3 -  4 - - - . . 3 -  2 - 3 2 - 1 5, -  1 - - - . . . .",
    ].join(' '),
    bass: [
      '1, - - - . . 4, -  3, - - - . . . .  2, - - - . . 4, -  3, - - - . . 5, -',
      '5, - - - . . 3, -  4, - - - . . . .  2, - - - . . 5, -  1, - - - . . . .',
    ].join(' '),
  },
]
