import { expect, type Locator, type Page } from '@playwright/test'
import { boardsOf } from '../support/answers.ts'
import { dragByMouse, middleOf } from '../support/drag.ts'
import { fetchLesson, firstOf, lessonPath } from '../support/lesson.ts'
import { openSettled } from '../support/page.ts'
import { test } from '../support/test.ts'
import { playsToItsEnd } from './play.ts'

playsToItsEnd('matching')

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  // What binds the options of a board comes later than the board.
  await expect(from).toHaveAttribute('data-draggable')
  await dragByMouse(page, await middleOf(from), await middleOf(to))
}

test('an answer can be dragged to its place, on to another, and back', async ({ page }) => {
  const { module, mod } = firstOf(await fetchLesson(page.request, lessonPath({})), 'matching')
  await page.setViewportSize({ width: 1280, height: 1200 })
  await openSettled(page, lessonPath({ mod }))
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
