import type { Score } from '#kit/score.ts'
import type { Mark } from '#kit/verdict.ts'
import type { FirstPick } from './content.ts'
import type { GameLog } from './kept-game.ts'
import type { Misses } from './misses.ts'

/** What every game gets of the chooser. */
export interface GameProps<T> {
  /** Decides what is dealt. */
  seed: number
  /** Words or questions of this game. */
  given: readonly T[]
  /** Numbers of the words that are asked for, where some are practised again. */
  only?: readonly number[] | undefined
  mark: Mark
  /** What was tapped before the learner came back to it. */
  before: GameLog
  keep(log: GameLog): void
  leave(): void
  onEnd(end: GameOver): void
}

/** A game that was played to its end. */
export interface GameOver {
  /** What was picked first in each question. */
  first: readonly FirstPick[]
  misses: Misses
  taps: readonly number[]
  score: Score
}
