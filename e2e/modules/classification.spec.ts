import { expect, type Page } from '@playwright/test'
import { type Drag, dragByFinger, dragByMouse, middleOf } from '../support/drag.ts'
import { fetchLesson, firstOf, lessonPath } from '../support/lesson.ts'
import { onOnePage, openSettled } from '../support/page.ts'
import { test } from '../support/test.ts'

async function openNotes(page: Page): Promise<void> {
  const where = { step: 5, semester: 2 }
  const { mod } = firstOf(await fetchLesson(page.request, lessonPath(where)), 'classification')
  await openSettled(page, lessonPath({ ...where, mod }))
  // On its own screen the notes follow the sorting.
  await onOnePage(page)
}

test('a note of one’s own is written, stuck to a category, kept, and taken away', async ({ page }) => {
  await openNotes(page)
  const write = page.getByRole('textbox', { name: '寫一個詞' })

  await write.fill('   ')
  await write.press('Enter')
  await expect(page.getByRole('button', { name: /^移動便利貼/ })).toHaveCount(0)

  await write.fill('落霜')
  await write.press('Enter')
  const note = page.getByRole('button', { name: '移動便利貼：落霜' })
  await note.press('Enter')
  await page.getByRole('button', { name: '貼到「寒天」' }).press('Enter')
  const lane = page.getByRole('region', { name: '「寒天」的便利貼' })
  await expect(lane.getByRole('button', { name: '移動便利貼：落霜' })).toBeFocused()

  await openNotes(page)
  await expect(lane).toContainText('落霜')
  await lane.getByRole('button', { name: '撕掉便利貼：落霜' }).click()
  await expect(note).toHaveCount(0)
})

async function dragsNotes(page: Page, drag: Drag): Promise<void> {
  await openNotes(page)
  const write = page.getByRole('textbox', { name: '寫一個詞' })
  await write.fill('落霜')
  await write.press('Enter')
  const note = page.getByRole('button', { name: '移動便利貼：落霜' })
  const lane = page.getByRole('region', { name: '「寒天」的便利貼' })
  const loose = page.getByRole('region', { name: '還沒分類的便利貼' })
  await note.evaluate((own) => own.scrollIntoView({ block: 'center' }))

  const start = await middleOf(note)
  const end = await middleOf(lane)
  await drag(page, start, end, async () => {
    // The picture is drawn a frame after the pointer has moved.
    await expect
      .poll(async () => {
        const now = await middleOf(note)
        return Math.hypot(now.x - end.x, now.y - end.y)
      })
      .toBeLessThan(3)
  })
  await expect(lane).toContainText('落霜')
  await expect(note).toHaveAttribute('aria-pressed', 'false')
  await expect(loose).toContainText('都貼好了。')

  // Let go where nothing is, it lies where it was.
  await drag(page, await middleOf(note), { x: 4, y: 300 })
  await expect(lane).toContainText('落霜')

  await drag(page, await middleOf(note), await middleOf(loose))
  await expect(loose).toContainText('落霜')
  await expect(lane).not.toContainText('落霜')
}

test('a note is dragged to a category and back with the mouse', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1100 })
  await dragsNotes(page, dragByMouse)
})

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true })
  test('a note is dragged to a category and back with a finger, and the page does not move', async ({
    page,
  }) => {
    await dragsNotes(page, dragByFinger)
    const note = page.getByRole('button', { name: '移動便利貼：落霜' })
    const before = await page.evaluate(() => scrollY)
    const on = await middleOf(note)
    // Towards the middle of the screen: near its edges a drag scrolls on purpose.
    await dragByFinger(page, on, { x: on.x, y: on.y + (on.y < 590 ? 200 : -200) })
    expect(await page.evaluate(() => scrollY)).toBe(before)
  })
})
