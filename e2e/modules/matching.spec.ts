import { expect, type Locator, type Page } from '@playwright/test'
import { boardsOf } from '../support/answers.ts'
import { type Drag, dragAfterRest, dragByFinger, dragByMouse, middleOf } from '../support/drag.ts'
import { fetchLesson, firstOf, lessonPath } from '../support/lesson.ts'
import { openSettled } from '../support/page.ts'
import { test } from '../support/test.ts'

interface Board {
  /** The option that is dragged: where it lies, in the pool and in an area. */
  pooled: Locator
  inArea(index: number): Locator
  areas: Locator
}

async function openBoard(page: Page): Promise<Board> {
  const { module, mod } = firstOf(await fetchLesson(page.request, lessonPath({})), 'matching')
  await openSettled(page, lessonPath({ mod }))
  const [board] = boardsOf(module)
  expect(board?.right.length).toBeGreaterThan(1)
  const id = await page.locator('[data-pool] [data-option]:visible').first().getAttribute('data-option')
  const areas = page.locator('[data-area]:visible')
  return {
    areas,
    pooled: page.locator(`[data-pool]:visible [data-option="${id}"]`),
    inArea: (index) => areas.nth(index).locator(`[data-option="${id}"]`),
  }
}

async function dragsToAndFro(page: Page, by: Drag): Promise<void> {
  const { pooled, inArea, areas } = await openBoard(page)
  const drag = async (from: Locator, to: Locator) => by(page, await middleOf(from), await middleOf(to))
  await drag(pooled, areas.nth(0))
  await expect(inArea(0)).toBeVisible()
  await drag(inArea(0), areas.nth(1))
  await expect(inArea(1)).toBeVisible()
  await expect(inArea(0)).toHaveCount(0)
  await drag(inArea(1), page.locator('[data-pool]:visible'))
  await expect(pooled).toBeVisible()
}

test('an answer can be dragged to its place, on to another, and back', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1200 })
  await dragsToAndFro(page, dragByMouse)
})

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true })
  test('a finger drags an answer after a rest; without one it leaves it where it lies', async ({ page }) => {
    await dragsToAndFro(page, dragAfterRest)
    const { pooled, areas } = await openBoard(page)
    await dragByFinger(page, await middleOf(pooled), await middleOf(areas.nth(0)))
    await expect(pooled).toBeVisible()
    await expect(page.locator('[data-dragging]')).toHaveCount(0)
  })
})
