import { graphemes } from '@hakka/hakka/characters'

/** A word of the cloud: how many wrote it, and its reading as it is shown; '' where none is known. */
export interface CloudWord {
  id: string
  text: string
  reading: string
  count: number
}

/** The middle of a word, and its size, in the units of the board (1440 of them are its width). */
export interface PlacedWord extends CloudWord {
  x: number
  y: number
  size: number
  /** Of the reading below it. */
  small: number
  width: number
  height: number
}

/** What one person wrote is so large, each further one adds a step, and nothing is larger than the largest. */
const LEAST = 36
const STEP = 9.4
const MOST = 130
const READING = 0.3
const READING_LEAST = 16
/** A cloud of few words is drawn so much larger, but no word larger than this. */
const GROWS = 1.8
const LARGEST = 150
const GAP = 14
/** The cloud is wider than high, as the wall is. */
const STRETCH = 1.9
const TURN = 0.14

const sizeOf = (count: number, most: number): number =>
  Math.round(LEAST + Math.min(STEP, (MOST - LEAST) / Math.max(1, most - 1)) * (count - 1))

/** Widths that hold in every face: a Han character is as wide as it is high, a letter is narrower. */
const widthOf = (text: string, size: number): number =>
  graphemes(text).reduce((sum, sign) => sum + (/^[\u0020-\u02ff]/.test(sign) ? 0.6 : 1.02), 0) * size

function boxOf(word: CloudWord, most: number): PlacedWord {
  const size = sizeOf(word.count, most)
  const small = word.reading ? Math.max(READING_LEAST, Math.round(size * READING)) : 0
  return {
    ...word,
    x: 0,
    y: 0,
    size,
    small,
    width: Math.max(widthOf(word.text, size), widthOf(word.reading, small)),
    height: size * 1.15 + small * 1.3,
  }
}

/** Whether two words would touch, with the gap that keeps them apart. */
export const meet = (a: PlacedWord, b: PlacedWord): boolean =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 + GAP &&
  Math.abs(a.y - b.y) < (a.height + b.height) / 2 + GAP / 2

/**
 * Places words on a spiral out of the middle, the most written first; of as many, who came first. The same words make
 * the same cloud, so that a word more moves as few as can be. `scale`: all of it is smaller where it would not
 * fit, and larger where the words are few.
 */
export function layOutCloud(
  words: readonly CloudWord[],
  room: { width: number; height: number },
): { words: PlacedWord[]; scale: number } {
  const most = Math.max(1, ...words.map(({ count }) => count))
  const placed: PlacedWord[] = []
  for (const word of words.toSorted((a, b) => b.count - a.count)) {
    const own = boxOf(word, most)
    for (let turn = 0; placed.some((other) => meet(own, other)); turn += TURN) {
      own.x = Math.cos(turn) * turn * 4 * STRETCH
      own.y = Math.sin(turn) * turn * 4
    }
    placed.push(own)
  }
  const left = Math.min(0, ...placed.map(({ x, width }) => x - width / 2))
  const right = Math.max(0, ...placed.map(({ x, width }) => x + width / 2))
  const top = Math.min(0, ...placed.map(({ y, height }) => y - height / 2))
  const foot = Math.max(0, ...placed.map(({ y, height }) => y + height / 2))
  const largest = Math.max(LEAST, ...placed.map(({ size }) => size))
  const scale = Math.min(
    GROWS,
    LARGEST / largest,
    room.width / Math.max(1, right - left),
    room.height / Math.max(1, foot - top),
  )
  const [midX, midY] = [(left + right) / 2, (top + foot) / 2]
  return { words: placed.map((word) => ({ ...word, x: word.x - midX, y: word.y - midY })), scale }
}
