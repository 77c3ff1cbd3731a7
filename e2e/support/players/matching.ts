import type { LessonModule } from '@hakka/contract/lesson'
import { expect, type Page } from '@playwright/test'
import { boardsOf } from '../answers.ts'
import type { Hand } from '../hands.ts'

export async function playMatching(page: Page, hand: Hand, module: LessonModule): Promise<void> {
  const [board] = boardsOf(module)
  await expect(page.locator('[data-round]').first()).toBeVisible()
  const rounds = await page.locator('[data-round]').count()
  for (let round = 0; round < rounds; round++) {
    for (const { option, area } of board?.right ?? []) {
      const chip = page.locator(`[data-option="${option}"]:visible`)
      if ((await chip.count()) === 0) continue
      await hand.press(chip)
      await hand.press(page.locator(`[data-slot="${area}"]:visible`))
    }
    await hand.press(page.locator('[data-submit]:visible'))
    await expect(page.locator(`[data-round="${round}"]`)).toContainText('完成')
    if (round + 1 < rounds)
      await hand.press(page.getByRole('button', { name: new RegExp(`第 ${round + 2} `) }))
  }
}
