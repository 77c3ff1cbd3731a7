import { WORD_GAMES } from '@hakka/contract/constants'
import { useState } from 'react'
import { useKept } from '#kit/kept/use-kept.tsx'
import { useKeptWork } from '#kit/kept/use-kept-work.tsx'
import { GAMES, type GameId } from './game-id.ts'

/** Whether the cards may change places every so many seconds: 0 is never. */
export const isInterval = (seconds: number): boolean =>
  seconds === 0 ||
  (Number.isInteger(seconds) && seconds >= WORD_GAMES.shuffle_min && seconds <= WORD_GAMES.shuffle_max)

/** The seconds after which cards change places, kept in this browser. */
export const useInterval = () =>
  useKept<number>('browser', 'word_games.shuffle', WORD_GAMES.shuffle_seconds, (kept) =>
    typeof kept === 'number' && isInterval(kept) ? kept : undefined,
  )

/** The games as they were kept, without what is none. */
export const readPlayed = (kept: unknown): readonly GameId[] =>
  Array.isArray(kept) ? GAMES.filter((game) => kept.includes(game)) : []

/** The games that were played to their end, kept with the work at the module: a reload takes no tick away. */
export function usePlayed() {
  const [played, setPlayed] = useState<readonly GameId[]>([])
  useKeptWork('played', played.length > 0 ? played : null, (kept) => setPlayed(readPlayed(kept)))
  return [played, setPlayed] as const
}
