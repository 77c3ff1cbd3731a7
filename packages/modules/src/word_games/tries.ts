import type { Tries } from '#kit/round/kept-rounds.ts'
import type { GameId } from './game-id.ts'
import type { GameOver } from './game-props.ts'

/** Crossings of the maze have numbers of their own, far from those of words. */
const MAZE_FROM = 1000

/** What a game adds to the tries at each word: all games together say which words were hard. */
export function addedTries(
  tries: Tries,
  game: GameId,
  { first, misses }: Pick<GameOver, 'first' | 'misses'>,
): Tries {
  const added = first.map(({ asked }) => {
    const round = game === 'maze' ? MAZE_FROM + asked : asked
    const now = misses[asked] ?? 0
    const before = tries[round]
    const score = before?.score ?? { kind: 'points' as const, earned: now === 0 ? 1 : 0, total: 1 }
    return [round, { answer: {}, score, misses: (before?.misses ?? 0) + now }] as const
  })
  return { ...tries, ...Object.fromEntries(added) }
}

/** Words and crossings that come again, without those that are not there any more. */
export const againIn = (rounds: readonly number[], words: number, crossings: number) => ({
  words: rounds.filter((round) => round < words),
  crossings: rounds.flatMap((round) =>
    round >= MAZE_FROM && round < MAZE_FROM + crossings ? round - MAZE_FROM : [],
  ),
})
