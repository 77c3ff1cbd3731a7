import { expect } from '@playwright/test'
import { boardsOf } from '../answers.ts'
import type { Player } from './player.ts'

export const playMatching: Player = async (page, hand, module, way) => {
  const [board] = boardsOf(module)
  await expect(page.locator('[data-round]').first()).toBeVisible()
  const rounds = await page.locator('[data-round]').count()
  for (let round = 0; round < rounds; round++) {
    for (const { option, area } of board?.right ?? []) {
      const chip = page.locator(`[data-option="${way.shown(option)}"]:visible`)
      if ((await chip.count()) === 0) continue
      await hand.press(chip)
      await hand.press(page.locator(`[data-slot="${area}"]:visible`))
    }
    await hand.press(page.locator('[data-submit]:visible'))
    await expect(page.locator(`[data-round="${round}"]`)).toContainText('完成')
    if (round + 1 < rounds) await hand.press(page.getByRole('button', { name: `下一組：第 ${round + 2} 組` }))
  }
}
