import { expect, type Locator, type Page } from '@playwright/test'

/** One way to work a page: nothing in a journey asks which. */
export interface Hand {
  press(target: Locator): Promise<void>
  /** Brings it into view. */
  reach(target: Locator): Promise<void>
}

const TABS_MAX = 200

/** Goes there with Tab and Shift+Tab alone: what can't be reached so, can't be reached by keyboard. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  // Looked up once: a look-up for each key takes longer than the key.
  let element = await target.elementHandle()
  for (let tab = 0; tab < TABS_MAX; tab++) {
    const way = await element?.evaluate((own) => {
      const { activeElement: active, body } = document
      if (!own.isConnected) return 'gone'
      if (active === own) return 'here'
      if (!active || active === body) return 'Tab'
      const before = own.compareDocumentPosition(active) & Node.DOCUMENT_POSITION_FOLLOWING
      return before ? 'Shift+Tab' : 'Tab'
    })
    if (way === 'here') return
    if (way === 'gone' || !way) element = await target.elementHandle()
    else await page.keyboard.press(way)
  }
  throw new Error(`${TABS_MAX} 次 Tab 到不了 ${target}`)
}

/** A keyboard and nothing else. */
export const keyboard = (page: Page): Hand => ({
  async press(target) {
    await tabTo(page, target)
    await page.keyboard.press('Enter')
  },
  reach: (target) => tabTo(page, target),
})

/** A finger and nothing else. */
export const finger = (): Hand => ({
  press: (target) => target.tap(),
  reach: (target) => target.scrollIntoViewIfNeeded(),
})

/** A mouse and nothing else. */
export const mouse: Hand = {
  press: (target) => target.click(),
  reach: (target) => target.scrollIntoViewIfNeeded(),
}
