import type { Flip } from './content.ts'
import { type Card, CLOSED, type House, isCleared, type Opened, open, TYPES } from './house.ts'
import { FLIP_MS, LOCK_MS, type WindowsDeal } from './rules.ts'

/** Windows that were no kind shut by themselves after so long; a little later others can be opened. */
export const SHUT_MS = 2000

/**
 * What is on the screen: the way to a level, the level, its house with all lamps lit, what the first level came to.
 * After the second the play is at its end.
 */
type Stage = 'scene' | 'level' | 'lit' | 'pass' | 'end'

/** A play of both levels, as far as it is. */
export interface WindowsPlay {
  stage: Stage
  /** From 0. */
  level: number
  house: House
  flips: readonly Flip[]
  /** The last window that was opened, what that came to, and which ones were waiting for it. */
  last: { opened: Opened; window: number; before: readonly number[] } | undefined
  /** Windows that are open though they are no kind. */
  wrong: readonly number[]
  /** Nothing can be opened before. */
  free: number
  /** When the first window of this level was opened. */
  begun: number | undefined
  /** Of the levels that are done. */
  times: readonly number[]
}

export const FRESH: WindowsPlay = {
  stage: 'scene',
  level: 0,
  house: CLOSED,
  flips: [],
  last: undefined,
  wrong: [],
  free: 0,
  begun: undefined,
  times: [],
}

type Step =
  /** The way to a level is over, or what was shown of its end. */
  | { type: 'on' }
  | { type: 'flip'; window: number; at: number }
  /** What was no kind shuts. */
  | { type: 'shut' }
  /** The bird has said what it had to say of a miss. */
  | { type: 'free' }

export const cardsOf = ({ levels }: WindowsDeal, { level }: WindowsPlay): readonly Card[] =>
  levels[level] ?? []

/** The play after a step; the same one where nothing comes of it. */
export function played(deal: WindowsDeal, play: WindowsPlay, step: Step): WindowsPlay {
  if (step.type === 'flip') return flipped(deal, play, step)
  if (step.type === 'shut') return play.wrong.length > 0 ? { ...play, wrong: [] } : play
  if (step.type === 'free') return play.last?.opened === 'miss' ? { ...play, last: undefined } : play
  return on(deal, play)
}

function on(deal: WindowsDeal, play: WindowsPlay): WindowsPlay {
  if (play.stage === 'scene') return { ...play, stage: 'level' }
  if (play.stage === 'lit') {
    return { ...play, stage: play.level + 1 < deal.levels.length ? 'pass' : 'end' }
  }
  if (play.stage !== 'pass') return play
  const { flips, times, free, level } = play
  return { ...FRESH, level: level + 1, flips, times, free }
}

function flipped(deal: WindowsDeal, play: WindowsPlay, { window, at }: { window: number; at: number }) {
  const cards = cardsOf(deal, play)
  if (play.stage !== 'level' || at < play.free) return play
  const { house, opened } = open(play.house, window, cards)
  if (opened === 'locked') return play
  const before = play.house.waiting
  const isMiss = opened === 'miss'
  const begun = play.begun ?? at
  const isDone = isCleared(house, cards)
  return {
    ...play,
    stage: isDone ? ('lit' as const) : play.stage,
    house,
    begun,
    flips: [...play.flips, [play.level + 1, window, at] satisfies Flip],
    last: { opened, window, before },
    wrong: isMiss ? [...before.filter((own) => !house.waiting.includes(own)), window] : [],
    free: at + (isMiss ? LOCK_MS : FLIP_MS),
    times: isDone ? [...play.times, at - begun] : play.times,
  }
}

/** Whether a window can be opened now. */
export const canFlip = ({ stage, free, house }: WindowsPlay, window: number, at: number): boolean =>
  stage === 'level' && at >= free && !house.waiting.includes(window) && !house.cleared.includes(window)

/** How a window looks. */
export type Look = 'shut' | 'open' | 'right' | 'wrong'

export function lookOf({ house, wrong }: WindowsPlay, window: number): Look {
  if (house.cleared.includes(window)) return 'right'
  if (wrong.includes(window)) return 'wrong'
  return house.waiting.includes(window) ? 'open' : 'shut'
}

/** What was found of a word: which of its windows are open, and whether these are all. */
export interface Found {
  quest: number
  types: readonly Card['type'][]
  whole: boolean
}

/** The kinds that were found, in their order, and the pair that waits for its third. A ghost is of quest 0. */
export function foundIn({ house }: WindowsPlay, cards: readonly Card[]): Found[] {
  const quests = [...new Set(house.cleared.map((window) => cards[window]?.quest ?? 0))]
  const whole = quests.map(
    (quest): Found => ({
      quest,
      types: cards.filter((card) => card.quest === quest).map(({ type }) => type),
      whole: true,
    }),
  )
  const waiting = house.waiting.flatMap((window) => cards[window] ?? [])
  const [first] = waiting
  if (!first || waiting.length < 2) return whole
  return [...whole, { quest: first.quest, types: waiting.map(({ type }) => type), whole: false }]
}

/** How many words a level has, and whether ghosts are among them: as its windows say, whatever is behind them. */
export const askedIn = ({ length }: readonly Card[]): { words: number; ghosts: boolean } => ({
  words: Math.floor(length / TYPES.length),
  ghosts: length % TYPES.length > 0,
})

/** The words of a level. */
export const questsIn = (cards: readonly Card[]): number[] => [
  ...new Set(cards.map(({ quest }) => quest).filter((quest) => quest > 0)),
]

/** The window that an arrow leads to; at the end of a row to its other end, as on a wheel. */
export function stepTo(from: number, key: string, columns: number, count: number): number {
  const row = Math.floor(from / columns)
  const column = from % columns
  const rows = Math.ceil(count / columns)
  if (key === 'ArrowRight') return row * columns + ((column + 1) % columns)
  if (key === 'ArrowLeft') return row * columns + ((column + columns - 1) % columns)
  if (key === 'ArrowDown') return ((row + 1) % rows) * columns + column
  return ((row + rows - 1) % rows) * columns + column
}
