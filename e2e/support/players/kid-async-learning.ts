import { expect, type Page } from '@playwright/test'
import type { Hand } from '../hands.ts'

/** Chooses one film of the list after another and begins it. */
export async function playPlaylist(page: Page, hand: Hand): Promise<void> {
  const list = page.locator('[data-video]')
  await expect(list.first()).toBeVisible()
  for (let at = 0; at < (await list.count()); at++) {
    if (at > 0) await hand.press(list.nth(at))
    await hand.press(page.getByRole('button', { name: /^播放「/ }))
    await expect(list.nth(at)).toContainText('看過了')
  }
  await expect(page.getByRole('main')).toContainText('影片都看過了！')
}
