import { expect, type Page } from '@playwright/test'
import type { Hand } from '../hands.ts'
import { openRound } from './round.ts'

/**
 * Puts the words of sentence after sentence into their gaps, from left to right, and submits each.
 * @param sentences for each its words, as selectors within the words that can be chosen
 */
export async function playSentences(
  page: Page,
  hand: Hand,
  sentences: readonly (readonly string[])[],
): Promise<void> {
  for (const [index, words] of sentences.entries()) {
    const head = await openRound(page, hand, index)
    for (const word of words) await hand.press(page.locator(`[data-pool]:visible ${word}`).first())
    await hand.press(page.locator('[data-submit]:visible'))
    await expect(head).toContainText('完成')
    if (index + 1 < sentences.length) {
      await hand.press(page.getByRole('button', { name: `下一題：第 ${index + 2} 題` }))
    }
  }
  await expect(page.getByRole('main')).toContainText('題一次就全部答對！')
}
