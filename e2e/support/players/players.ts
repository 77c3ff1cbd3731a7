import { playMatching } from './matching.ts'
import type { Player } from './player.ts'
import { playPractice } from './practice.ts'
import { playWordGames } from './word-games.ts'

/** How each exercise is worked to its end; a type without an own way is turned like a reading. */
export const players: Readonly<Record<string, Player>> = {
  matching: playMatching,
  practice: playPractice,
  word_games: playWordGames,
}
