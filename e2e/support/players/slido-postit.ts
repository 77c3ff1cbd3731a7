import { expect, type Page } from '@playwright/test'
import { z } from 'zod'
import type { Hand } from '../hands.ts'
import type { Played } from './player.ts'

const content = z.object({ questions: z.array(z.unknown()) })

export async function playSlidoPostit(page: Page, hand: Hand, module: Played): Promise<void> {
  const { questions } = content.parse(module.content)
  for (const index of questions.keys()) {
    const head = page.locator(`[data-round="${index}"]`)
    if ((await head.getAttribute('aria-expanded')) === 'false') await hand.press(head)
    await hand.press(page.locator('[data-writer]:visible').last())
    await page.keyboard.type(`第${index + 1}張`)
    await hand.press(page.locator('[data-post]:visible').last())
    await expect(head).toContainText('完成')
  }
  await expect(page.getByRole('main')).toContainText('都完成了！')
}
