import { expect } from '@playwright/test'
import { afterTimers, openSettled, settled } from './support/page.ts'
import { LESSON } from './support/routes.ts'
import { test } from './support/test.ts'

test.use({ fresh: true })

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
      await openSettled(page, path)
      // What comes late would move it: until nothing more is asked for, and what came is drawn.
      await page.waitForLoadState('networkidle')
      await settled(page)
      await afterTimers(page, 0)
      const total = await page.evaluate(() => {
        const shifts: { value: number; hadRecentInput: boolean }[] = Reflect.get(window, 'shifts')
        return shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0)
      })
      expect(total).toBeLessThanOrEqual(0.05)
    })
  }
}
