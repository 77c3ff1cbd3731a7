import { graphemes } from '@hakka/hakka/characters'
import type { CloudWord } from './words.ts'

/** A word in its place: the middle of its box, in units of the view box. */
export interface PlacedWord extends CloudWord {
  x: number
  y: number
  size: number
  width: number
}

export interface Cloud {
  words: PlacedWord[]
  box: { x: number; y: number; width: number; height: number }
}

const SIZE_MIN = 26
const SIZE_MAX = 72
const LINE = 1.25
const GAP = 10
/** A cloud is wider than high, and a single word does not fill the screen. */
const STRETCH = 1.7
const BOX_MIN = { width: 320, height: 190 }

/** Widths that hold in every font: a Han character is as wide as it is high, nothing else is wider. */
const widthOf = (text: string, size: number) =>
  graphemes(text).reduce((sum, sign) => sum + (/^[\u0020-\u024f]/.test(sign) ? 0.68 : 1), 0) * size

/**
 * Places every word, the most given first, on a spiral out of the middle where it meets no other. The plane has no
 * end, so none is left out: a cloud of many is drawn smaller. The same words always make the same cloud.
 */
export function layOut(words: readonly CloudWord[]): Cloud {
  const most = Math.max(1, ...words.map((word) => word.count))
  const placed: PlacedWord[] = []
  for (const word of words.toSorted((a, b) => b.count - a.count)) {
    const share = most > 1 ? Math.sqrt((word.count - 1) / (most - 1)) : 0.45
    const size = Math.round(SIZE_MIN + (SIZE_MAX - SIZE_MIN) * share)
    const own = { ...word, x: 0, y: 0, size, width: widthOf(word.text, size) }
    for (let turn = 0; placed.some((other) => meet(own, other)); turn += 0.15) {
      own.x = Math.cos(turn) * turn * 3 * STRETCH
      own.y = Math.sin(turn) * turn * 3
    }
    placed.push(own)
  }
  return { words: placed, box: boxOf(placed) }
}

/** Whether two words would touch, with the gap that keeps them apart. */
export const meet = (a: PlacedWord, b: PlacedWord): boolean =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 + GAP &&
  Math.abs(a.y - b.y) < ((a.size + b.size) * LINE) / 2 + GAP / 2

/** As small as the words allow, their middle in its middle: on a phone every unit counts. */
function boxOf(words: readonly PlacedWord[]): Cloud['box'] {
  const across = span(
    words.map(({ x, width }) => [x, width / 2 + GAP]),
    BOX_MIN.width,
  )
  const down = span(
    words.map(({ y, size }) => [y, (size * LINE) / 2 + GAP]),
    BOX_MIN.height,
  )
  return { x: across.from, y: down.from, width: across.length, height: down.length }
}

function span(places: readonly (readonly [middle: number, half: number])[], least: number) {
  const from = Math.min(...places.map(([middle, half]) => middle - half), Number.MAX_VALUE)
  const to = Math.max(...places.map(([middle, half]) => middle + half), -Number.MAX_VALUE)
  if (from > to) return { from: -least / 2, length: least }
  const length = Math.max(least, to - from)
  return { from: (from + to - length) / 2, length }
}
