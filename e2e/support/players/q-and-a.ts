import { expect, type Page } from '@playwright/test'
import { z } from 'zod'
import type { Hand } from '../hands.ts'
import type { Played } from './player.ts'
import { openRound } from './round.ts'

const content = z.object({
  items: z.array(z.object({ options: z.array(z.object({ text: z.string() })).min(1) })),
})

/** The first model answer is written: whoever speaks needs a judge. */
export async function playQAndA(page: Page, hand: Hand, module: Played): Promise<void> {
  const { items } = content.parse(module.content)
  for (const [index, { options }] of items.entries()) {
    const head = await openRound(page, hand, index)
    await hand.press(page.locator('[data-way="text"]:visible').last())
    const field = page.locator('textarea:visible').last()
    await hand.reach(field)
    await field.fill(options[0]?.text ?? '')
    await hand.press(page.locator('[data-reveal]:visible').last())
    await expect(page.locator('[data-samples]:visible').last()).toBeVisible()
    await expect(head).toContainText('完成')
  }
  await expect(page.getByRole('main')).toContainText('問答都完成了！')
}
