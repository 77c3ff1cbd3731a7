import { expect, type Page } from '@playwright/test'
import type { Hand } from '../hands.ts'

/** Begins the film, jumps to its last line, and watches to the end. */
export async function playAnimation(page: Page, hand: Hand): Promise<void> {
  await hand.press(page.getByRole('button', { name: /^播放「/ }))
  await hand.press(page.locator('[data-line]').last())
  await expect(page.getByRole('button', { name: '從頭再看' })).toBeVisible({ timeout: 20_000 })
}
