import { expect, type Page } from '@playwright/test'
import { finger, type Hand, keyboard } from '../support/hands.ts'
import { playModule } from '../support/lesson.ts'
import { findModule, MODULE_TYPES } from '../support/module-types.ts'
import { open } from '../support/page.ts'
import { ON_A_PAGE, players } from '../support/players/players.ts'
import { test } from '../support/test.ts'

// Exercises are played in `views/played.browser.tsx`; here is what is read or needs the lesson's page.

const tick = 'h1 [aria-label="完成"]'

async function playFirst(page: Page, hand: Hand, type: string): Promise<void> {
  const { module, path } = await findModule(page.request, type)
  await open(page, path)
  await playModule(page, hand, module)
  await expect(page.locator(tick)).toBeVisible()
}

for (const type of MODULE_TYPES.filter((own) => !players[own] || ON_A_PAGE.includes(own))) {
  test(`${type} is worked to its end by keyboard alone`, ({ page }) => playFirst(page, keyboard(page), type))

  test.describe('on a tablet', () => {
    test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true })
    test(`${type} is worked to its end by touch alone`, ({ page }) => playFirst(page, finger(), type))
  })
}
