import {
  inserted,
  type Keyed,
  newKey,
  replaced,
  stepped,
  type Way,
  withKeys,
  without,
} from '#kit/in-place/list.ts'
import { type DraftText, NO_TEXT, textOfLabel } from '#kit/in-place/text.ts'
import type { VennDraft } from './content.ts'

type Option = VennDraft['groups'][number]['options'][number]

export const CIRCLES_LEAST = 2
export const CIRCLES_MOST = 3
/** In one circle. */
export const WORDS_MOST = 12

interface Circle extends Keyed {
  title: DraftText
}

/** A word that lies in some of the circles, by their keys: in one alone, or where they overlap. */
export interface VennWord extends Keyed {
  value: Option
  circles: readonly number[]
}

export interface VennBoard {
  circles: readonly Circle[]
  words: readonly VennWord[]
}

/** The circles with each word once: what stands in several groups lies where they overlap. */
export function readVenn({ groups = [] }: VennDraft): VennBoard {
  const circles = withKeys(groups, ({ title }, key): Circle => ({ key, title: textOfLabel(title) }))
  const words: VennWord[] = []
  for (const [at, { options = [] }] of groups.entries()) {
    const circle = at + 1
    for (const value of options) {
      const known = words.findIndex(
        (own) => own.value.text === value.text && !own.circles.includes(circle) && value.text !== '',
      )
      const word = words[known]
      if (word)
        words[known] = { ...word, value: { ...value, ...word.value }, circles: [...word.circles, circle] }
      else words.push({ key: words.length + 1, value, circles: [circle] })
    }
  }
  // A content that nobody has begun has none: there are two from the start.
  while (circles.length < CIRCLES_LEAST) circles.push({ key: newKey(circles), title: NO_TEXT })
  return { circles, words }
}

export const writeVenn = ({ circles, words }: VennBoard): VennDraft => ({
  groups: circles.map(({ key, title }) => ({
    title,
    options: words.filter((word) => word.circles.includes(key)).map(({ value }) => value),
  })),
})

/** The circles that a region of the drawing lies in, by their keys. */
const circlesOf = ({ circles }: VennBoard, region: readonly number[]): number[] =>
  region.flatMap((at) => circles[at]?.key ?? [])

/** The words of a region: in these circles and in no other. */
export const wordsIn = (board: VennBoard, region: readonly number[]): VennWord[] => {
  const own = circlesOf(board, region)
  return board.words.filter(
    ({ circles }) => circles.length === own.length && own.every((key) => circles.includes(key)),
  )
}

/** The region that a word lies in. */
export const regionOf = ({ circles }: VennBoard, word: VennWord): number[] =>
  circles.flatMap(({ key }, at) => (word.circles.includes(key) ? [at] : []))

/** Whether one more word has room in each circle of a region. */
export const hasRoom = (board: VennBoard, region: readonly number[]): boolean =>
  circlesOf(board, region).every(
    (key) => board.words.filter(({ circles }) => circles.includes(key)).length < WORDS_MOST,
  )

export function addWord(
  board: VennBoard,
  region: readonly number[],
  value: Option = NO_TEXT,
): { board: VennBoard; key: number } | undefined {
  const circles = circlesOf(board, region)
  if (circles.length === 0 || !hasRoom(board, region)) return undefined
  const key = newKey(board.words)
  return { board: { ...board, words: [...board.words, { key, value, circles }] }, key }
}

/** Puts a word into a region, before the word that is `at` there now. */
export function moveWord(board: VennBoard, key: number, region: readonly number[], at?: number): VennBoard {
  const word = board.words.find((own) => own.key === key)
  if (!word) return board
  const left = { ...board, words: without(board.words, key) }
  if (!hasRoom(left, region)) return board
  const next = { ...word, circles: circlesOf(board, region) }
  const before = at === undefined ? undefined : wordsIn(left, region)[at]
  const place = before ? left.words.indexOf(before) : left.words.length
  return { ...board, words: inserted(left.words, place, next) }
}

/** Where the regions lie, row by row, as `regionsOf` has them and the drawing shows them. */
const PLACES: Readonly<Record<number, readonly (readonly [row: number, column: number])[]>> = {
  2: [
    [0, 0],
    [0, 1],
    [0, 2],
  ],
  3: [
    [0, 1],
    [1, 0],
    [1, 1],
    [1, 2],
    [2, 0],
    [2, 1],
    [2, 2],
  ],
}

const STEPS: Readonly<Record<Way, readonly [row: number, column: number]>> = {
  up: [-1, 0],
  down: [1, 0],
  left: [0, -1],
  right: [0, 1],
}

/** The region next to one in a direction, by its place among the regions; `far`: the last one there. */
export function regionNextTo(circles: number, from: number, way: Way, far: boolean): number {
  const places = PLACES[circles] ?? []
  const [rows, columns] = STEPS[way]
  let at = from
  for (;;) {
    const own = places[at]
    if (!own) return from
    // The corners beside the upper circle are empty: from there the way leads to the middle.
    const wanted = [own[0] + rows, own[1] + columns] as const
    const exact = places.findIndex((place) => place[0] === wanted[0] && place[1] === wanted[1])
    const next = exact >= 0 ? exact : places.findIndex((place) => rows !== 0 && place[0] === wanted[0])
    if (next < 0) return at
    at = next
    if (!far) return at
  }
}

export const setWord = (board: VennBoard, key: number, value: Option): VennBoard => ({
  ...board,
  words: replaced(board.words, key, (own) => ({ ...own, value })),
})

export const removeWord = (board: VennBoard, key: number): VennBoard => ({
  ...board,
  words: without(board.words, key),
})

export function doubleWord(board: VennBoard, key: number): { board: VennBoard; key: number } | undefined {
  const word = board.words.find((own) => own.key === key)
  return word && addWord(board, regionOf(board, word), word.value)
}

export const setTitle = (board: VennBoard, key: number, title: DraftText): VennBoard => ({
  ...board,
  circles: replaced(board.circles, key, (own) => ({ ...own, title })),
})

export function addCircle(board: VennBoard): { board: VennBoard; key: number } | undefined {
  if (board.circles.length >= CIRCLES_MOST) return undefined
  const key = newKey(board.circles)
  return { board: { ...board, circles: [...board.circles, { key, title: NO_TEXT }] }, key }
}

/** Takes a circle away, and with it the words that lie in no other. */
export function removeCircle(board: VennBoard, key: number): VennBoard {
  if (board.circles.length <= CIRCLES_LEAST) return board
  return {
    circles: without(board.circles, key),
    words: board.words.flatMap((word) => {
      const circles = word.circles.filter((own) => own !== key)
      return circles.length > 0 ? [{ ...word, circles }] : []
    }),
  }
}

/** Circles change places; their words go with them. */
export const moveCircle = (board: VennBoard, key: number, step: 1 | -1, far: boolean): VennBoard => {
  const circles = stepped(board.circles, key, step, far)
  return circles === board.circles ? board : { ...board, circles }
}

/** The thing of the board that a path of the content leads to. */
export function spotOfVenn(board: VennBoard, path: readonly string[]): string | undefined {
  const [, group, field, option] = path
  const circle = board.circles[Number(group)]
  if (!circle) return undefined
  if (field !== 'options' || option === undefined) return circleSpot(circle.key)
  const word = board.words.filter(({ circles }) => circles.includes(circle.key))[Number(option)]
  return word && wordSpot(word.key)
}

/** Where a word stands in the content, in the first of its circles. */
export function pathOfWord({ circles, words }: VennBoard, word: VennWord): string {
  const group = circles.findIndex(({ key }) => word.circles.includes(key))
  const circle = circles[group]?.key ?? 0
  const mates = words.filter((own) => own.circles.includes(circle))
  return `groups.${group}.options.${mates.findIndex(({ key }) => key === word.key)}`
}

export const circleSpot = (key: number): string => `circle ${key}`
export const wordSpot = (key: number): string => `word ${key}`

/** Texts that two words have, which a learner could not tell apart. */
export const twice = ({ words }: VennBoard): ReadonlySet<number> =>
  new Set(
    words
      .filter(
        ({ key, value }) =>
          value.text.trim() !== '' && words.some((own) => own.key !== key && own.value.text === value.text),
      )
      .map(({ key }) => key),
  )
