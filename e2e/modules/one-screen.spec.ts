import { largestContent } from '@hakka/modules/testing'
import { expect, type Page } from '@playwright/test'
import { EXERCISES } from '../support/exercises.ts'
import { findModule, largestPath, sampleOf } from '../support/module-types.ts'
import { overflow } from '../support/page.ts'
import { answerOne } from '../support/place-one.ts'
import { moduleAt, openModules } from '../support/some-lesson.ts'
import { test } from '../support/test.ts'

// What is told of an answer, and screens that are too small, are seen in `views/one-screen.browser.tsx`. The largest
// contents stay here: the site as it is built draws them several times faster than its sources.

const SCREENS = [
  { width: 1366, height: 768 },
  { width: 1024, height: 768 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
] as const

/** How far the page is taller than its window. */
const tooTall = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight)

/** Where the check bar ends; it rises as it comes. Each of a hundred rounds has one, of which one is seen. */
const barEnd = (page: Page) =>
  page.evaluate(() => {
    const bars = Array.from(document.querySelectorAll('.check-bar'))
    return Math.round(bars.find((own) => own.checkVisibility())?.getBoundingClientRect().bottom ?? 0)
  })

/** Largest contents are laid out slowly, beside other tests. */
const SLOW = { timeout: 30_000 }

/** Nothing is to be scrolled to, on any screen, and the bar stands at the lower edge. */
async function expectOneScreen(page: Page, what: string, screens: readonly (typeof SCREENS)[number][]) {
  for (const screen of screens) {
    await page.setViewportSize(screen)
    const size = `${what}，${screen.width} × ${screen.height}`
    await expect.poll(() => tooTall(page), { message: size, ...SLOW }).toBeLessThanOrEqual(0)
    await expect.poll(() => barEnd(page), { message: `${size}，橫條在下緣`, ...SLOW }).toBe(screen.height)
    expect.soft(await overflow(page), `${size}，左右`).toBeLessThanOrEqual(0)
  }
}

for (const [name, contentOf] of [
  ['the largest contents of the demo', (page: Page, type: string) => moduleAt(page, largestPath(type))],
  [
    'the largest contents that their schemas take',
    (_: Page, type: string) => ({ type, content: largestContent(type, sampleOf(type)) }),
  ],
] as const) {
  test(`every exercise is one screen on a laptop, a tablet and a phone, before and after an answer, with ${name}`, async ({
    page,
  }) => {
    test.setTimeout(240_000)
    // A sample's files are named as its author did, not as they are stored.
    await page.route(/\/(pictures|audio)\//, (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    )
    const modules = await Promise.all(EXERCISES.map((type) => contentOf(page, type)))
    await openModules(page, modules)
    for (const [index, type] of EXERCISES.entries()) {
      if (index > 0) await page.keyboard.press('PageDown')
      await expect(page.getByRole('heading', { level: 1 })).toContainText(`A${index + 1}`)
      // A hundred questions take their time.
      await expect(page.getByRole('region', { name: '作答' })).toBeVisible(SLOW)
      await expectOneScreen(page, type, SCREENS)
      await answerOne(page)
      await expectOneScreen(page, `${type} 作答後`, [SCREENS[3], SCREENS[0]])
      // Keys are a field's while it has the focus.
      await page.getByRole('heading', { level: 1 }).getByRole('button').focus()
    }
  })
}

test.describe('a view that did not arrive', () => {
  // React says that it drew the page anew, without the server's picture of the view.
  test.use({ fresh: true, allowed: [/no view|React error #(422|423|520)/] })

  test('says so and comes when the line is back', async ({ page, context }) => {
    const { path } = await findModule(page.request, 'practice')
    await page.route('**/assets/*.js', (route) => {
      const isView = /View/.test(route.request().url())
      return isView ? route.abort('internetdisconnected') : route.continue()
    })
    await page.goto(path)
    const told = page.getByRole('alert').filter({ hasText: '連線中斷' })
    await expect(told).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText('這個模組的內容有誤')
    await page.unroute('**/assets/*.js')
    // The page has noticed that the line was gone: a line that is back at once may be told to nobody.
    const isOnLine = () => page.evaluate(() => navigator.onLine)
    await context.setOffline(true)
    await expect.poll(isOnLine).toBe(false)
    await context.setOffline(false)
    await expect.poll(isOnLine).toBe(true)
    await expect(page.locator('[data-pool]:visible [data-option]').first()).toBeVisible()
  })
})
