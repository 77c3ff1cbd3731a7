import { expect, type Page } from '@playwright/test'
import { finger, type Hand, keyboard } from '../support/hands.ts'
import { playModule } from '../support/lesson.ts'
import { findModule } from '../support/module-types.ts'
import { open } from '../support/page.ts'
import { test } from '../support/test.ts'

const tick = 'h1 [aria-label="完成"]'

async function playFirst(page: Page, hand: Hand, type: string): Promise<void> {
  const { module, path } = await findModule(page.request, type)
  await open(page, path)
  await playModule(page, hand, module)
  await expect(page.locator(tick)).toBeVisible()
}

const TABLET = { width: 820, height: 1180 }
/** Where boxes fill up until they have to be scrolled to. */
export const PHONE = { width: 390, height: 844 }

/** Declares that a type can be worked to its end by keyboard alone and by touch alone, and is ticked then. */
export function playsToItsEnd(type: string, viewport = TABLET): void {
  test(`${type} is worked to its end by keyboard alone`, ({ page }) => playFirst(page, keyboard(page), type))

  test.describe(viewport === PHONE ? 'on a phone' : 'on a tablet', () => {
    test.use({ viewport, hasTouch: true, isMobile: true })
    test(`${type} is worked to its end by touch alone`, ({ page }) => playFirst(page, finger(), type))
  })
}
