import { expect } from '@playwright/test'
import { afterTimers, open, openSettled, settled } from './support/page.ts'
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

/** Pages that stand without the site's header and footer, and what leads out of them. */
const BARE = [
  { path: LESSON, back: /^(回|返回)/ },
  {
    path: '/teaching-material/junior/basic/detail?step=1&semester=1&lesson=1&dialect=1&view_mode=slide&mod=3',
    back: undefined,
  },
  { path: LESSON.replace('/lesson', '/lesson/print'), back: /回到課程/ },
]

for (const { path, back } of BARE) {
  test(`${path} has no header before it is awake, nor after`, async ({ browser, page, baseURL }) => {
    const asleep = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
    const drawn = await asleep.newPage()
    await drawn.goto(path)
    await expect(drawn.getByRole('heading', { level: 1 }).first()).toBeAttached()
    for (const part of ['banner', 'contentinfo'] as const) await expect(drawn.getByRole(part)).toBeHidden()
    await asleep.close()

    await open(page, path)
    // Told to the whole page, so that nothing asks for it again with all that comes and goes.
    await expect(page.locator('html')).toHaveAttribute('data-bare', '')
    for (const part of ['banner', 'contentinfo'] as const) await expect(page.getByRole(part)).toBeHidden()
    if (!back) return
    await page.getByRole('link', { name: back }).first().click()
    await expect(page).not.toHaveURL(path)
    // Printing leads back to a lesson, which takes the mark over; a lesson leads back to the site.
    await expect(page.locator('.container-page')).toHaveCount(path === LESSON ? 0 : 1)
    await expect(page.locator('html[data-bare]')).toHaveCount(path === LESSON ? 0 : 1)
    for (const part of ['banner', 'contentinfo'] as const)
      await expect(page.getByRole(part)).toBeVisible({ visible: path === LESSON })
  })
}
