import { inserted, type Keyed, newKey, replaced, stepped, withKeys, without } from '#kit/in-place/list.ts'
import type { WordGamesDraft } from './content.ts'
import { DIRECTIONS, type Direction } from './directions.ts'

export type Crossing = WordGamesDraft['questions'][number]
export type Sign = Crossing['options'][Direction]
export type Asked = Crossing['question']

export const CROSSINGS_MOST = 20

export interface MazeCrossing extends Keyed {
  value: Crossing
}

/** The way through the maze, crossing by crossing. */
export interface MazeBoard {
  crossings: readonly MazeCrossing[]
}

export const readMaze = ({ questions = [] }: WordGamesDraft): MazeBoard => ({
  crossings: withKeys(questions, (value, key) => ({ key, value })),
})

export const writeMaze = ({ crossings }: MazeBoard): WordGamesDraft => ({
  questions: crossings.map(({ value }) => value),
})

const NO_SIGN: Sign = { hakka: '', pinyin: '', chinese: '' }

/** A crossing where nothing is written; its way leads up, as on a map. */
const NEW_CROSSING: Crossing = {
  question: NO_SIGN,
  form: 'hakka',
  options: { up: NO_SIGN, left: NO_SIGN, right: NO_SIGN, down: NO_SIGN },
  answer: 'up',
}

type Added = { board: MazeBoard; key: number } | undefined

/** One more crossing, after another or at the end. */
export function addCrossing({ crossings }: MazeBoard, after?: number, value: Crossing = NEW_CROSSING): Added {
  if (crossings.length >= CROSSINGS_MOST) return undefined
  const key = newKey(crossings)
  const at = crossings.findIndex((own) => own.key === after)
  const place = at < 0 ? crossings.length : at + 1
  return { board: { crossings: inserted(crossings, place, { key, value }) }, key }
}

export const doubleCrossing = (board: MazeBoard, key: number): Added => {
  const own = board.crossings.find((crossing) => crossing.key === key)
  return own && addCrossing(board, key, own.value)
}

export const removeCrossing = ({ crossings }: MazeBoard, key: number): MazeBoard => ({
  crossings: without(crossings, key),
})

export function moveCrossing(board: MazeBoard, key: number, step: 1 | -1, far: boolean): MazeBoard {
  const crossings = stepped(board.crossings, key, step, far)
  return crossings === board.crossings ? board : { crossings }
}

/** Puts a crossing at a place of the way. */
export function putCrossing(board: MazeBoard, key: number, at: number): MazeBoard {
  const own = board.crossings.find((crossing) => crossing.key === key)
  return own ? { crossings: inserted(without(board.crossings, key), at, own) } : board
}

const change = ({ crossings }: MazeBoard, key: number, make: (value: Crossing) => Crossing): MazeBoard => ({
  crossings: replaced(crossings, key, (own) => ({ ...own, value: make(own.value) })),
})

const says = (one: Sign, other: Sign) =>
  one.hakka === other.hakka && one.pinyin === other.pinyin && (one.chinese ?? '') === (other.chinese ?? '')

const signOf = ({ hakka, pinyin, chinese }: Sign): Sign => ({ hakka, pinyin, chinese: chinese ?? '' })

/** Whether the sign of the way says what is asked: then it is written with it. */
export const goesWithSign = ({ question, options, answer }: Crossing): boolean =>
  says(question, options[answer])

/** Writes what is heard at a crossing; the sign of the way goes with it as long as both say the same. */
export const setAsked = (board: MazeBoard, key: number, question: Asked): MazeBoard =>
  change(board, key, (value) => ({
    ...value,
    question,
    options: goesWithSign(value) ? { ...value.options, [value.answer]: signOf(question) } : value.options,
  }))

export const setForm = (board: MazeBoard, key: number, form: Crossing['form']): MazeBoard =>
  change(board, key, (value) => ({ ...value, form }))

export const setSign = (board: MazeBoard, key: number, direction: Direction, sign: Sign): MazeBoard =>
  change(board, key, (value) => ({ ...value, options: { ...value.options, [direction]: sign } }))

/** Two signs change places; the way goes with its sign. */
export const swapSigns = (board: MazeBoard, key: number, one: Direction, other: Direction): MazeBoard =>
  change(board, key, (value) => ({
    ...value,
    options: { ...value.options, [one]: value.options[other], [other]: value.options[one] },
    answer: value.answer === one ? other : value.answer === other ? one : value.answer,
  }))

/** Another direction leads on; what its signs say stays. */
export const setWay = (board: MazeBoard, key: number, answer: Direction): MazeBoard =>
  change(board, key, (value) => ({ ...value, answer }))

/** A word of the lesson, as a crossing asks for it. */
export interface MazeWord {
  hakka: string
  pinyin: string
  chinese?: string | undefined
  audio?: { url: string; synthetic?: boolean | undefined } | undefined
}

/** Asks for a word of the lesson: its sound, and its sign where the way leads on. */
export const askFor = (board: MazeBoard, key: number, word: MazeWord): MazeBoard =>
  change(board, key, (value) => ({
    ...value,
    question: {
      ...signOf(word),
      ...(word.audio && { audioUrl: word.audio.url }),
      ...(word.audio?.synthetic && { synthetic: true }),
    },
    options: { ...value.options, [value.answer]: signOf(word) },
  }))

export const crossingSpot = (key: number): string => `crossing ${key}`
export const askedSpot = (key: number): string => `asked ${key}`
export const signSpot = (key: number, direction: Direction): string => `sign ${key} ${direction}`

/** The thing of the board that a path of the content leads to. */
export function spotOfMaze({ crossings }: MazeBoard, path: readonly string[]): string | undefined {
  const [, index, field, direction] = path
  const own = index === undefined ? undefined : crossings[Number(index)]
  if (!own) return undefined
  if (field === 'question') return askedSpot(own.key)
  const way = field === 'options' ? DIRECTIONS.find((one) => one === direction) : undefined
  return way ? signSpot(own.key, way) : crossingSpot(own.key)
}
