import { useState } from 'react'
import { useKeptWork } from '#kit/kept/use-kept-work.tsx'
import { type Again, dueRounds, ROUNDS, readRounds, type Tries } from '#kit/round/kept-rounds.ts'
import type { GameId } from './game-id.ts'
import type { GameOver } from './game-props.ts'
import { addedTries } from './tries.ts'

/**
 * How many tries the words took in all games, kept as other exercises keep their rounds: so the lesson's end knows the
 * hardest of them, and brings them again.
 * @param comeAgain they do, now
 */
export function useTries(comeAgain: (rounds: readonly number[]) => void) {
  const [tries, setTries] = useState<Tries>({})
  const [again, setAgain] = useState<Again>()
  const some = Object.keys(tries).length > 0
  useKeptWork(ROUNDS, some ? { answers: tries, open: [], again } : null, (kept) => {
    const before = readRounds(kept)
    if (!before) return
    setTries(before.answers)
    setAgain(before.again)
    if (before.again?.shown) comeAgain(dueRounds(before.again))
  })
  return {
    add: (game: GameId, over: GameOver) => setTries(addedTries(tries, game, over)),
    practised: () => setAgain((before) => before && { ...before, shown: false }),
  }
}
