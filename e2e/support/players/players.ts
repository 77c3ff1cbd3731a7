import { playClassification } from './classification.ts'
import { playMatching } from './matching.ts'
import { playMatchingInDiagram } from './matching-in-diagram.ts'
import type { Player } from './player.ts'
import { playPractice } from './practice.ts'
import { playTimelineCloze } from './timeline-cloze.ts'
import { playVennDiagram } from './venn-diagram.ts'

/** How each exercise is worked to its end; a type without an own way is turned like a reading. */
export const players: Readonly<Record<string, Player>> = {
  classification: playClassification,
  matching: playMatching,
  matching_in_diagram: playMatchingInDiagram,
  practice: playPractice,
  timeline_cloze: playTimelineCloze,
  venn_diagram: playVennDiagram,
}
