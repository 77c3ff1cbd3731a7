import { expect, type Page } from '@playwright/test'
import { LESSON, ROUTES, titleOf } from './support/routes.ts'
import { test } from './support/test.ts'

const WIDTHS = [360, 390, 820, 1440]

/** What sticks out to the right, and how far the page can be scrolled sideways. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })

for (const route of ROUTES) {
  test.describe(() => {
    test.use({ role: route.role })
    test(`${titleOf(route)} never scrolls sideways`, async ({ page }) => {
      await page.setViewportSize({ width: WIDTHS[0] ?? 360, height: 800 })
      await page.goto(route.path)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 })
        await expect.poll(() => overflow(page), `${width} px`).toBeLessThanOrEqual(0)
      }
    })
  })
}

for (const path of ['/', '/lesson/menu?level_no=1', LESSON]) {
  for (const width of [390, 1440]) {
    test(`${path} at ${width} px: nothing jumps while it loads`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await page.addInitScript(() => {
        Object.assign(window, { shifts: [] })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) Reflect.get(window, 'shifts').push(entry.toJSON())
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      await page.waitForTimeout(1_000)
      const total = await page.evaluate(() => {
        const shifts: { value: number; hadRecentInput: boolean }[] = Reflect.get(window, 'shifts')
        return shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0)
      })
      expect(total).toBeLessThanOrEqual(0.05)
    })
  }
}
