import { expect } from '@playwright/test'
import { z } from 'zod'
import type { Player } from './player.ts'

const content = z.object({ items: z.array(z.unknown()) })

/** A press on a keyword writes it: all of them make a text. */
export const playShortArticle: Player = async (page, hand, module, way) => {
  const { items } = content.parse(module.content)
  const main = page.getByRole('main')
  for (const index of items.keys()) {
    await hand.press(main.locator(`[data-keyword="${index}"]`))
    await expect(main).toContainText(`用了 ${index + 1} / ${items.length} 個語詞`)
  }
  await hand.press(main.locator('[data-finish]'))
  await expect(main).toContainText('短文寫好了！')
  await expect(main.locator('[data-analysis]')).toBeVisible({ visible: !way.assessed })
}
