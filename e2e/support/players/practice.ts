import type { LessonModule } from '@hakka/contract/lesson'
import { expect, type Page } from '@playwright/test'
import { boardsOf } from '../answers.ts'
import type { Hand } from '../hands.ts'

export async function playPractice(page: Page, hand: Hand, module: LessonModule): Promise<void> {
  for (const [index, { right }] of boardsOf(module).entries()) {
    const head = page.locator(`[data-round="${index}"]`)
    if ((await head.getAttribute('aria-expanded')) === 'false') await hand.press(head)
    for (const { option } of right) await hand.press(page.locator(`[data-option="${option}"]`))
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
