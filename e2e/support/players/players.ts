import { playMatching } from './matching.ts'
import { playMatching2 } from './matching-2.ts'
import type { Player } from './player.ts'
import { playPractice } from './practice.ts'
import { playSentencePatternPractice } from './sentence-pattern-practice.ts'
import { playLineUp } from './sentence-pattern-practice-line-up.ts'
import { playWordMatching } from './word-matching.ts'

/** How each exercise is worked to its end; a type without an own way is turned like a reading. */
export const players: Readonly<Record<string, Player>> = {
  matching: playMatching,
  matching_2: playMatching2,
  practice: playPractice,
  sentence_pattern_practice: playSentencePatternPractice,
  sentence_pattern_practice_line_up: playLineUp,
  word_matching: playWordMatching,
}
