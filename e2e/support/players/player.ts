import type { LessonModule } from '@hakka/contract/lesson'
import type { Page } from '@playwright/test'
import type { Hand } from '../hands.ts'

/** Answers an open module rightly to its end, with whichever hand it is given. */
export type Player = (page: Page, hand: Hand, module: LessonModule) => Promise<void>
