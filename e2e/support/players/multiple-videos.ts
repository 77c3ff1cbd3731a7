import { expect, type Page } from '@playwright/test'
import type { Hand } from '../hands.ts'

/** Begins each of the films that stand beside each other. */
export async function playVideos(page: Page, hand: Hand): Promise<void> {
  const main = page.getByRole('main')
  const films = main.getByRole('article')
  await expect(films.first()).toBeVisible()
  for (let at = 0; at < (await films.count()); at++) {
    await hand.press(films.nth(at).getByRole('button', { name: /^播放「/ }))
    await expect(main).toContainText(at + 1 < (await films.count()) ? `看過 ${at + 1} /` : '影片都看過了！')
  }
}
