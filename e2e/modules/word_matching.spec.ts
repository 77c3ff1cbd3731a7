import { expect, type Page } from '@playwright/test'
import { type Drag, dragByFinger, dragByMouse, middleOf } from '../support/drag.ts'
import { findModule } from '../support/module-types.ts'
import { onOnePage, openSettled } from '../support/page.ts'
import { expectReadInOrder } from '../support/read-in-order.ts'
import { test } from '../support/test.ts'

const card = (page: Page, name: string) => page.locator(`[data-option="${name}"]`)
/** Lines that join two cards. */
const lines = (page: Page) => page.locator('svg line:not([data-drawn])')
const drawn = (page: Page) => page.locator('line[data-drawn]')

async function openMatching(page: Page): Promise<void> {
  const { path } = await findModule(page.request, 'word_matching')
  await openSettled(page, path)
  await card(page, '1-0').evaluate((first) => first.closest('ul')?.scrollIntoView({ block: 'center' }))
}

async function drawsLines(page: Page, drag: Drag): Promise<void> {
  await openMatching(page)
  const from = async (name: string) => middleOf(card(page, name))
  const end = await from('2-1')

  await drag(page, await from('1-0'), end, async () => {
    await expect(drawn(page)).toHaveAttribute('x2', /\d/)
    // The line is drawn a frame after the finger has moved.
    const apart = async () => {
      const board = await drawn(page).locator('xpath=..').boundingBox()
      const [x, y] = [await drawn(page).getAttribute('x2'), await drawn(page).getAttribute('y2')]
      return Math.max(
        Math.abs(Number(x) + (board?.x ?? 0) - end.x),
        Math.abs(Number(y) + (board?.y ?? 0) - end.y),
      )
    }
    await expect.poll(apart).toBeLessThan(3)
    expect(await lines(page).count()).toBe(0)
  })
  await expect(drawn(page)).toHaveCount(0)
  await expect(lines(page)).toHaveCount(1)
  await expect(card(page, '1-0')).toHaveAttribute('aria-pressed', 'false')
  await expect(card(page, '1-0')).toHaveAccessibleName(/已連到/)

  // From the other side, and to a card that has a line: this one takes its place.
  await drag(page, end, await from('1-1'))
  await expect(lines(page)).toHaveCount(1)
  await expect(card(page, '1-0')).toHaveAccessibleName(/還沒連/)
  await expect(card(page, '1-1')).toHaveAccessibleName(/已連到/)

  // Let go on nothing, on a card of the same side, and on itself: nothing changes.
  const start = await from('1-1')
  await drag(page, start, { x: (start.x + end.x) / 2, y: start.y })
  await drag(page, start, await from('1-2'))
  await drag(page, start, { x: start.x + 30, y: start.y })
  await expect(lines(page)).toHaveCount(1)
  await expect(card(page, '1-1')).toHaveAccessibleName(/已連到/)
  await expect(card(page, '1-2')).toHaveAttribute('aria-pressed', 'false')
}

test('a wrong pair is told, with both of its cards, until the learner goes on', async ({ page }) => {
  await openMatching(page)
  const count = await page.locator('[data-side="1"]').count()
  for (let no = 0; no < count; no++) {
    await card(page, `1-${no}`).click()
    await card(page, `2-${(no + 1) % count}`).click()
  }
  const bar = page.getByRole('region', { name: '作答' })
  await bar.getByRole('button', { name: '送出答案' }).click()
  await expect(bar.getByRole('alert')).toContainText(`${count} 對要再想想`)
  await expect(bar.getByText('這一張')).toBeVisible()
  await expect(bar.getByText('你配的')).toBeVisible()
  await expectReadInOrder(page, bar, /先看這一對。「.+」(是.+|的意思和華語一樣)。/)
  await expect(bar.getByRole('button', { name: /^聽「/ })).not.toHaveCount(0)
  await expect(lines(page)).toHaveCount(0)
  await bar.getByRole('button', { name: '再試一次' }).click()
  await expect(bar.getByText('你配的')).toHaveCount(0)
  await expect(bar.getByRole('button', { name: '送出答案' })).toBeDisabled()
})

test('a line is drawn from a card to its partner with the mouse', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1100 })
  await drawsLines(page, dragByMouse)
})

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true })
  test('a line is drawn from a card to its partner with a finger', async ({ page }) => {
    await drawsLines(page, dragByFinger)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 700 }, hasTouch: true, isMobile: true })
  test('a finger that begins beside the cards scrolls the page, one on a card does not', async ({ page }) => {
    await openMatching(page)
    // On its own screen nothing scrolls.
    await onOnePage(page)
    await card(page, '1-0').evaluate((first) => first.closest('ul')?.scrollIntoView({ block: 'center' }))
    const top = () => page.evaluate(() => scrollY)
    const before = await top()
    const on = await middleOf(card(page, '1-1'))
    await dragByFinger(page, on, { x: on.x, y: on.y - 120 })
    expect(await top()).toBe(before)
    const other = await middleOf(card(page, '2-1'))
    const between = { x: (on.x + other.x) / 2, y: on.y }
    await dragByFinger(page, between, { x: between.x, y: between.y - 120 })
    await expect.poll(top).toBeGreaterThan(before + 50)
    await expect(lines(page)).toHaveCount(0)
  })
})
