import type { LessonModule } from '@hakka/contract/lesson'
import { expect, type Page } from '@playwright/test'
import { z } from 'zod'
import type { Hand } from '../hands.ts'

const content = z.object({ sentences: z.array(z.object({ sentence_segments: z.array(z.unknown()) })) })

/** Pieces are counted through all sentences: each is picked where its sentence has it. */
export async function playRecoverSentence(page: Page, hand: Hand, module: LessonModule): Promise<void> {
  const { sentences } = content.parse(module.content)
  let piece = 0
  for (const [index, { sentence_segments }] of sentences.entries()) {
    for (const _ of sentence_segments) await hand.press(page.locator(`[data-piece="${piece++}"]`))
    await expect(page.locator('[data-completed] li')).toHaveCount(index + 1)
  }
  await expect(page.getByRole('main')).toContainText(`${sentences.length} 句一次就全部排對！`)
}
