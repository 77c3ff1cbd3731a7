import type { LessonModule } from '@hakka/contract/lesson'
import { expect, type Page } from '@playwright/test'
import { z } from 'zod'
import type { Hand } from '../hands.ts'

const content = z.object({ groups: z.array(z.unknown()) })

/** Joins each left card with its right one. */
export async function playWordMatching(page: Page, hand: Hand, module: LessonModule): Promise<void> {
  const count = content.parse(module.content).groups.length
  for (let pair = 0; pair < count; pair++) {
    await hand.press(page.locator(`[data-option="1-${pair}"]`))
    await hand.press(page.locator(`[data-option="2-${pair}"]`))
  }
  await expect(page.locator('svg line')).toHaveCount(count)
  await hand.press(page.locator('[data-submit]'))
  await expect(page.getByRole('main')).toContainText(`${count} 對一次就全部配對！`)
}
