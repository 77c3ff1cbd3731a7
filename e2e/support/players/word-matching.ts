import { expect } from '@playwright/test'
import { z } from 'zod'
import type { Player } from './player.ts'

const content = z.object({ groups: z.array(z.unknown()) })

/** Joins each left card with its right one. */
export const playWordMatching: Player = async (page, hand, module, way) => {
  const count = content.parse(module.content).groups.length
  for (let pair = 0; pair < count; pair++) {
    await hand.press(page.locator(`[data-option="1-${pair}"]`))
    await hand.press(page.locator(`[data-option="2-${way.shown(pair)}"]`))
  }
  await expect(page.locator('svg line')).toHaveCount(count)
  await hand.press(page.locator('[data-submit]'))
  await expect(page.getByRole('main')).toContainText(`${count} 對一次就全部配對！`)
}
