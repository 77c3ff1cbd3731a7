import { expect } from '@playwright/test'
import { z } from 'zod'
import type { Player } from './player.ts'

const content = z.object({ sentences: z.array(z.object({ sentence_segments: z.array(z.unknown()) })) })

/** Pieces are counted through all sentences: each is picked where its sentence has it. */
export const playRecoverSentence: Player = async (page, hand, module, way) => {
  const { sentences } = content.parse(module.content)
  let piece = 0
  for (const [index, { sentence_segments }] of sentences.entries()) {
    for (const _ of sentence_segments) {
      await expect(page.locator('ul[aria-busy="true"]')).toHaveCount(0)
      await hand.press(page.locator(`[data-piece="${way.shown(piece++)}"]`))
    }
    await expect(page.locator('[data-completed] li')).toHaveCount(index + 1)
  }
  await expect(page.getByRole('main')).toContainText(`${sentences.length} 句一次就全部排對！`)
}
