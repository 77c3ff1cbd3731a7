import { WORD_GAMES } from '@hakka/contract/constants'
import { useKept } from '#kit/kept/use-kept.tsx'
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

/** The games that were played to their end, kept until the tab closes: a reload takes no tick away. */
export const usePlayed = (moduleKey: string) =>
  useKept<readonly GameId[]>('tab', `word_games.played.${moduleKey}`, [], readPlayed)
