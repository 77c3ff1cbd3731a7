import type { LessonModule } from '@hakka/contract/lesson'
import { expect, type Page } from '@playwright/test'
import { z } from 'zod'
import type { Hand } from '../hands.ts'

const content = z.object({ items: z.array(z.object({ text: z.string() })) })

export async function playQAndA(page: Page, hand: Hand, module: LessonModule): Promise<void> {
  const { items } = content.parse(module.content)
  for (const index of items.keys()) {
    const head = page.locator(`[data-round="${index}"]`)
    if ((await head.getAttribute('aria-expanded')) === 'false') await hand.press(head)
    const part = page.locator('section').filter({ has: head })
    await hand.reach(part.locator('textarea'))
    await part.locator('textarea').fill('𠊎个答案')
    await hand.press(part.locator('[data-reveal]'))
    await expect(part.locator('[data-samples]')).toBeVisible()
    await expect(head).toContainText('完成')
  }
  await expect(page.getByRole('main')).toContainText('問答都完成了！')
}
