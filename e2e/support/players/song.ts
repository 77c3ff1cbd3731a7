import type { Page } from '@playwright/test'
import { type Hand, mouse } from '../hands.ts'

/** Lays an answer, whichever, to what a song asks, and leaves it to be sent. */
export async function laySong(page: Page, hand: Hand = mouse): Promise<void> {
  const place = (at: number) => page.locator(`[data-place="${at}"]`)
  const mode = Number(await page.locator('.song-card').getAttribute('data-mode'))
  const count = await page.locator('[data-place]').count()
  if (mode < 5) await hand.press(place(0))
  for (let at = 0; mode >= 5 && at < (mode === 7 ? count / 2 : count); at += 1) {
    await hand.press(place(at))
    await hand.press(mode === 7 ? place(count / 2 + at) : page.locator(`[data-slot="${at}"] button`))
  }
}
