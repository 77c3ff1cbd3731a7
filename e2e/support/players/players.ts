import { playMatching } from './matching.ts'
import type { Player } from './player.ts'
import { playPractice } from './practice.ts'
import { playRankingBar } from './ranking-bar.ts'
import { playSlidoPostit } from './slido-postit.ts'
import { playSlidoWordCloud } from './slido-word-cloud.ts'

/** How each exercise is worked to its end; a type without an own way is turned like a reading. */
export const players: Readonly<Record<string, Player>> = {
  matching: playMatching,
  practice: playPractice,
  ranking_bar: playRankingBar,
  slido_postit: playSlidoPostit,
  slido_word_cloud: playSlidoWordCloud,
}
