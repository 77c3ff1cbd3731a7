import type { LessonModule } from '@hakka/contract/lesson'
import { expect, type Page } from '@playwright/test'
import { z } from 'zod'
import type { Hand } from '../hands.ts'

const content = z.object({ items: z.array(z.unknown()) })

/** A press on a keyword writes it: all of them make a text. */
export async function playShortArticle(page: Page, hand: Hand, module: LessonModule): Promise<void> {
  const { items } = content.parse(module.content)
  const main = page.getByRole('main')
  for (const index of items.keys()) {
    await hand.press(main.locator(`[data-keyword="${index}"]`))
    await expect(main).toContainText(`用了 ${index + 1} / ${items.length} 個語詞`)
  }
  await hand.press(main.locator('[data-finish]'))
  await expect(main).toContainText('短文寫好了！')
  await expect(main.locator('[data-analysis]')).toBeVisible()
}
