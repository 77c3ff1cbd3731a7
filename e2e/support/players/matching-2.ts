import type { LessonModule } from '@hakka/contract/lesson'
import { expect, type Page } from '@playwright/test'
import { z } from 'zod'
import type { Hand } from '../hands.ts'

const content = z.object({ groups: z.array(z.unknown()) })

/** Brings card after card to its row: pressed, then the card that stands there. */
export async function playMatching2(page: Page, hand: Hand, module: LessonModule): Promise<void> {
  const count = content.parse(module.content).groups.length
  await expect(page.locator('[data-round="0"]')).toHaveAttribute('aria-expanded', 'true')
  for (let row = 0; row < count; row++) {
    const place = page.locator(`[data-area="${row}"] [data-option]`)
    if ((await place.getAttribute('data-option')) === String(row)) continue
    await hand.press(page.locator(`[data-option="${row}"]`))
    await hand.press(place)
    await expect(place).toHaveAttribute('data-option', String(row))
  }
  await hand.press(page.locator('[data-submit]'))
  await expect(page.getByRole('main')).toContainText(`${count} 對一次就全部配對！`)
}
