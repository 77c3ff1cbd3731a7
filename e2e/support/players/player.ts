import type { LessonModule } from '@hakka/contract/lesson'
import type { Page } from '@playwright/test'
import type { Hand } from '../hands.ts'

/** Who marks an exercise, and by which numbers its page names the options. */
export interface Way {
  assessed: boolean
  /** The number of an option by the one that it has in the content. */
  shown(own: number): number
}

export const PRACTICE: Way = { assessed: false, shown: (own) => own }

/** What a player knows of the module that is open. */
export type Played = Pick<LessonModule, 'type' | 'content'>

/** Answers an open module rightly to its end, with whichever hand it is given. */
export type Player = (page: Page, hand: Hand, module: Played, way: Way) => Promise<void>
