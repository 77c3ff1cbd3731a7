import { readEach, readFirstTry, readNumbers, readRecord } from '#kit/kept/read-kept.ts'
import { shuffle } from '#kit/shuffle.ts'
import type { FirstTry } from '#kit/verdict.ts'

/** The name of the part under which rounds are kept. */
export const ROUNDS = 'rounds'

/** How many of the missed rounds come again at the end of an activity. */
const AGAIN_MOST = 5

/** First tries of rounds that are done, by their indices. */
export type Tries = Readonly<Record<number, FirstTry>>

/** Rounds that come again, since they took more than one try. */
export interface Again {
  /** Indices of the rounds, as they come. */
  order: readonly number[]
  /** Place in the order of the one that is up. */
  at: number
  /** Those that are done again. */
  done: Tries
  /** Which time rounds come again: boards are dealt anew. */
  turn: number
  /** They are seen, not the rounds as they were done first. */
  shown: boolean
}

/** The rounds of an exercise as they are kept. */
export interface KeptRounds {
  answers: Tries
  open: readonly number[]
  again?: Again | undefined
}

/** Rounds that took more than one try, in their order. */
export const lateRounds = (answers: Tries): number[] =>
  Object.entries(answers).flatMap(([index, { misses = 0 }]) => (misses > 0 ? [Number(index)] : []))

/** The rounds, to come again: in another order where there are several. */
export function comingAgain(rounds: readonly number[], turn: number): Again {
  const some = rounds.slice(0, AGAIN_MOST)
  const mixed = shuffle(some, turn)
  const order = mixed.every((own, at) => own === some[at]) ? mixed.reverse() : mixed
  return { order, at: 0, done: {}, turn, shown: true }
}

/** Those that are still to be done again. */
export const dueRounds = ({ order, done }: Again): number[] => order.filter((index) => !done[index])

/** @returns `undefined` for what is none, or is of more rounds */
export function readRounds(kept: unknown, count = Number.POSITIVE_INFINITY): KeptRounds | undefined {
  const record = readRecord(kept)
  const answers = readEach(record?.answers, readFirstTry)
  const open = readNumbers(record?.open)
  const again = readAgain(record?.again)
  const isRound = (index: number) => Number.isInteger(index) && index >= 0 && index < count
  if (!answers || !open) return undefined
  const named = [...open, ...Object.keys(answers).map(Number), ...(again?.order ?? [])]
  return named.every(isRound) ? { answers, open, again } : undefined
}

function readAgain(kept: unknown): Again | undefined {
  const { at, turn, shown, ...record } = readRecord(kept) ?? {}
  const order = readNumbers(record.order)
  const done = readEach(record.done, readFirstTry)
  if (!order || !done || typeof at !== 'number' || typeof turn !== 'number') return undefined
  return { order, at, done, turn, shown: shown === true }
}
