import { expect, type Page } from '@playwright/test'
import type { Hand } from '../hands.ts'
import type { Way } from './player.ts'

interface Placed {
  option: number
  area: string
}

/** Puts each option into its area, by tapping both, and submits. Options are numbered from 1 through the board. */
export async function placeAll(
  page: Page,
  hand: Hand,
  answers: readonly Placed[],
  { shown }: Way,
): Promise<void> {
  if (await page.locator('[data-sorting]:visible').isVisible()) return sortAll(page, hand, answers)
  for (const { option, area } of answers) {
    await hand.press(page.locator(`[data-option="${shown(option)}"]:visible`))
    await hand.press(page.locator(`[data-slot="${area}"]:visible`))
  }
  await hand.press(page.locator('[data-submit]:visible'))
}

/** Word by word: the one that is up goes to its box, which is its submission. */
async function sortAll(page: Page, hand: Hand, answers: readonly Placed[]): Promise<void> {
  for (const _ of answers) {
    const up = page.locator('[data-up]:visible')
    const option = Number(await up.getAttribute('data-up'))
    const area = answers.find((own) => own.option === option)?.area
    await hand.press(page.locator(`[data-slot="${area}"]:visible`))
    await expect(page.locator(`[data-up="${option}"]:visible`)).toHaveCount(0)
  }
}
