import { expect, type Locator, type Page } from '@playwright/test'
import { boardsOf } from '../support/answers.ts'
import { fetchLesson, firstOf, lessonPath } from '../support/lesson.ts'
import { test } from '../support/test.ts'
import { playsToItsEnd } from './play.ts'

playsToItsEnd('matching')

/** Drags with the mouse, in steps, as a hand does. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()]
  if (!start || !end) throw new Error('拖的起點或終點不在畫面上')
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2)
  await page.mouse.down()
  await page.mouse.move(start.x + start.width / 2 + 12, start.y + start.height / 2 + 12, { steps: 4 })
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 12 })
  await page.mouse.up()
}

test('an answer can be dragged to its place, on to another, and back', async ({ page }) => {
  const { module, mod } = firstOf(await fetchLesson(page.request, lessonPath({})), 'matching')
  await page.setViewportSize({ width: 1280, height: 1200 })
  await page.goto(lessonPath({ mod }), { waitUntil: 'networkidle' })
  const [board] = boardsOf(module)
  const chip = page.locator('[data-pool] [data-option]:visible').first()
  const id = Number(await chip.getAttribute('data-option'))
  const areas = page.locator('[data-area]:visible')
  const inArea = (index: number) => areas.nth(index).locator(`[data-option="${id}"]`)
  expect(board?.right.length).toBeGreaterThan(1)

  await drag(page, chip, areas.nth(0))
  await expect(inArea(0)).toBeVisible()
  await drag(page, inArea(0), areas.nth(1))
  await expect(inArea(1)).toBeVisible()
  await expect(inArea(0)).toHaveCount(0)
  await drag(page, inArea(1), page.locator('[data-pool]:visible'))
  await expect(page.locator(`[data-pool] [data-option="${id}"]:visible`)).toBeVisible()
})
