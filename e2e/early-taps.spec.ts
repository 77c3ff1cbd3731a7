import { expect, type Page } from '@playwright/test'
import { boardsOf } from './support/answers.ts'
import { fetchLesson, firstOf, lessonPath } from './support/lesson.ts'
import { findModule } from './support/module-types.ts'
import { test } from './support/test.ts'

/** Keeps the page's code from arriving, or some of it. @returns how to let it come */
async function holdCode(page: Page, files = '**/assets/*.js'): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(files, async (route) => {
    await held
    await route.continue()
  })
  return release
}

test('a tap on an exercise before its code is there is not lost', async ({ page }) => {
  const { mod } = firstOf(await fetchLesson(page.request, lessonPath({})), 'practice')
  const release = await holdCode(page)
  await page.goto(lessonPath({ mod }), { waitUntil: 'commit' })
  const heads = page.locator('[data-round]')
  await expect(heads.nth(2)).not.toHaveAttribute('aria-current')
  await heads.nth(2).click()
  release()
  await expect(heads.nth(2)).toHaveAttribute('aria-current', 'step')
  await heads.nth(0).click()
  await expect(heads.nth(0)).toHaveAttribute('aria-current', 'step')
  await expect(heads.nth(2)).not.toHaveAttribute('aria-current')
})

test('several taps are given in their order', async ({ page }) => {
  const { module, mod } = firstOf(await fetchLesson(page.request, lessonPath({})), 'matching')
  const right = boardsOf(module)[0]?.right ?? []
  const release = await holdCode(page)
  await page.goto(lessonPath({ mod }), { waitUntil: 'commit' })
  const chip = page.locator('[data-pool] [data-option]:visible').first()
  await expect(chip).toBeVisible()
  const id = Number(await chip.getAttribute('data-option'))
  const area = right.find(({ option }) => option === id)?.area
  await chip.click()
  await page.locator(`[data-slot="${area}"]:visible`).click()
  release()
  await expect(page.locator(`[data-area="${area}"] [data-option="${id}"]`)).toBeVisible()
})

test('nor is one on the menu of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const release = await holdCode(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('button', { name: '選單', exact: true }).click()
  release()
  await expect(page.getByRole('dialog')).toBeVisible()
})

/** In the page: how often what is told each second was told. */
function countSeconds(): void {
  const real = window.setInterval.bind(window)
  const told = { seconds: 0 }
  Object.defineProperty(window, 'seconds', { get: () => told.seconds })
  const counted = (run: () => void, ms?: number) =>
    real(() => {
      run()
      if (ms === 1000) told.seconds++
    }, ms)
  Object.assign(window, { setInterval: counted })
}

test.describe('somebody who is logged in', () => {
  test.use({ role: 'teacher' })
  test('opens their menu before the page is alive, and it stays open', async ({ page }) => {
    const release = await holdCode(page)
    await page.goto('/', { waitUntil: 'commit' })
    await page.getByRole('group').getByText('示範教師').click()
    release()
    await expect(page.locator('html[data-live]')).toBeAttached()
    await expect(page.getByRole('button', { name: '登出' })).toBeVisible()
  })

  test('assigns a game before the code of that button is there', async ({ page }) => {
    const release = await holdCode(page, '**/assets/AssignAction-*.js')
    await page.addInitScript(countSeconds)
    await page.goto('/events')
    await expect(page.locator('html[data-live]')).toBeAttached()
    await page.getByRole('button', { name: '指派作業' }).first().press('Enter')
    // The cards tick meanwhile.
    const seconds = () => page.evaluate(() => Number(Reflect.get(window, 'seconds')))
    const before = await seconds()
    await expect.poll(seconds).toBeGreaterThan(before)
    release()
    await expect(page.getByRole('dialog', { name: '指派作業' })).toBeVisible()
  })
})

test('what is typed before the code is there is not lost', async ({ page }) => {
  const { path } = await findModule(page.request, 'slido_postit')
  const release = await holdCode(page)
  await page.goto(path, { waitUntil: 'commit' })
  const writer = page.locator('[data-writer]:visible').first()
  await writer.fill('山歌')
  release()
  const post = page.locator('[data-post]:visible').first()
  await expect(post).toBeEnabled()
  await expect(writer).toHaveValue('山歌')
  await post.click()
  await expect(page.locator('[data-round]').first()).toContainText('完成')
})
