import type { Page } from '@playwright/test'
import type { Hand } from '../hands.ts'

/** Puts each option into its area, by tapping both, and submits. Options are numbered from 1 through the board. */
export async function placeAll(
  page: Page,
  hand: Hand,
  answers: readonly { option: number; area: string }[],
): Promise<void> {
  for (const { option, area } of answers) {
    await hand.press(page.locator(`[data-option="${option}"]:visible`))
    await hand.press(page.locator(`[data-slot="${area}"]:visible`))
  }
  await hand.press(page.locator('[data-submit]:visible'))
}
