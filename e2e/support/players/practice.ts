import { expect, type Page } from '@playwright/test'
import { boardsOf } from '../answers.ts'
import type { Player } from './player.ts'
import { openRound } from './round.ts'

export const playPractice: Player = async (page, hand, module, way) => {
  for (const [index, { right }] of boardsOf(module).entries()) {
    const head = await openRound(page, hand, index)
    for (const { option } of right)
      await hand.press(page.locator(`[data-option="${way.shown(option)}"]:visible`))
    await hand.press(page.locator('[data-submit]:visible').nth(await openBefore(page, index)))
    await expect(head).toContainText('完成')
  }
  await expect(page.getByRole('main')).toContainText(/題(一次就全部答對！|都完成了，其中 \d+ 題一次就答對。)/)
}

/** How many questions above this one are open and not done: each has its own button to submit. */
async function openBefore(page: Page, index: number): Promise<number> {
  const heads = page.locator('[data-round][aria-expanded="true"]').filter({ hasNotText: '完成' })
  const numbers = await heads.evaluateAll((all) => all.map((own) => Number(own.getAttribute('data-round'))))
  return numbers.filter((number) => number < index).length
}
