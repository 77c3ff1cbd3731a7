import { readNumbers, readRecord } from '#kit/kept/read-kept.ts'
import { seedOf } from '#kit/shuffle.ts'
import { GAMES, type GameId } from './game-id.ts'
import type { Tapped } from './replay.ts'

/** What was tapped in a game so far. */
export interface GameLog {
  tapped: readonly Tapped[]
  /** Of those the taps that count for the score. */
  counted: readonly number[]
}

export const NO_TAPS: GameLog = { tapped: [], counted: [] }

/** A game under way. */
export interface KeptGame extends GameLog {
  game: GameId
  seed: number
  /** What is asked for, where some are practised again: numbers of words, or of the maze's crossings. */
  only?: readonly number[] | undefined
  /** Of the words or crossings that it was dealt of: of others, it would be another game. */
  of: number
}

/** Tells one list of words or crossings from another. */
export const dealtOf = (given: readonly { hakka: string }[] | readonly { form: string }[]): number =>
  seedOf(JSON.stringify(given))

const readTapped = (value: unknown): Tapped[] | undefined => {
  if (!Array.isArray(value)) return undefined
  const tapped = value.flatMap((own: unknown): Tapped[] => {
    const [tap, right]: readonly unknown[] = Array.isArray(own) ? own : []
    return typeof tap === 'number' && typeof right === 'boolean' ? [[tap, right]] : []
  })
  return tapped.length === value.length ? tapped : undefined
}

/** @returns `undefined` for what is none */
export function readGame(kept: unknown): KeptGame | undefined {
  const record = readRecord(kept)
  const game = GAMES.find((own) => own === record?.game)
  const tapped = readTapped(record?.tapped)
  const counted = readNumbers(record?.counted)
  const { seed, of } = record ?? {}
  if (!game || !tapped || !counted || typeof seed !== 'number' || typeof of !== 'number') return undefined
  return { game, seed, only: readNumbers(record?.only), of, tapped, counted }
}
