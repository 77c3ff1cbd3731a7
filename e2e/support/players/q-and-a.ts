import { expect, type Page } from '@playwright/test'
import { z } from 'zod'
import type { Hand } from '../hands.ts'
import type { Played } from './player.ts'
import { openRound } from './round.ts'

const content = z.object({ items: z.array(z.object({ text: z.string() })) })

export async function playQAndA(page: Page, hand: Hand, module: Played): Promise<void> {
  const { items } = content.parse(module.content)
  for (const index of items.keys()) {
    const head = await openRound(page, hand, index)
    const field = page.locator('textarea:visible').last()
    await hand.reach(field)
    await field.fill('𠊎个答案')
    await hand.press(page.locator('[data-reveal]:visible').last())
    await expect(page.locator('[data-samples]:visible').last()).toBeVisible()
    await expect(head).toContainText('完成')
  }
  await expect(page.getByRole('main')).toContainText('問答都完成了！')
}
