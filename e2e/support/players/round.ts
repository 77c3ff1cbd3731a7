import { expect, type Locator, type Page } from '@playwright/test'
import type { Hand } from '../hands.ts'

/** Opens a round of an exercise, by its number above it or by the line that it folds into, and gives that. */
export async function openRound(page: Page, hand: Hand, index: number): Promise<Locator> {
  const head = page.locator(`[data-round="${index}"]`)
  await expect(head).toBeVisible()
  const opens = (own: Element) =>
    own.getAttribute('aria-expanded') === 'false' ||
    (own.matches('button:not([aria-expanded])') && own.getAttribute('aria-current') !== 'step')
  if (await head.evaluate(opens)) await hand.press(head)
  return head
}
