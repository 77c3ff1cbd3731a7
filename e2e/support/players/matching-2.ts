import { expect } from '@playwright/test'
import { z } from 'zod'
import type { Player } from './player.ts'
import { openRound } from './round.ts'

const content = z.object({ groups: z.array(z.unknown()) })

/** Brings card after card to its row: pressed, then the card that stands there. */
export const playMatching2: Player = async (page, hand, module, way) => {
  const count = content.parse(module.content).groups.length
  await openRound(page, hand, 0)
  for (let row = 0; row < count; row++) {
    const card = way.shown(row)
    const place = page.locator(`[data-area="${row}"] [data-option]`)
    if ((await place.getAttribute('data-option')) === String(card)) continue
    await hand.press(page.locator(`[data-option="${card}"]`))
    await hand.press(place)
    await expect(place).toHaveAttribute('data-option', String(card))
  }
  await hand.press(page.locator('[data-submit]'))
  await expect(page.getByRole('main')).toContainText(`${count} 對一次就全部配對！`)
}
