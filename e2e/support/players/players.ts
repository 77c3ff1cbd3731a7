import { playMindmap, playWordRelation } from './blanks.ts'
import { playMatching } from './matching.ts'
import type { Player } from './player.ts'
import { playPractice } from './practice.ts'

/** How each exercise is worked to its end; a type without an own way is turned like a reading. */
export const players: Readonly<Record<string, Player>> = {
  article_review: playPractice,
  matching: playMatching,
  organizational_mindmap: playMindmap,
  practice: playPractice,
  word_relation_ver: playWordRelation,
}
