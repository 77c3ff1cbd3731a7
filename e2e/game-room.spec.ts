import { expect } from '@playwright/test'
import { fetchLesson, firstOf, lessonPath } from './support/lesson.ts'
import { open } from './support/page.ts'
import { test } from './support/test.ts'

const LESSON = { step: 7, no: 3 }

async function board(page: import('@playwright/test').Page): Promise<string> {
  const { mod } = firstOf(await fetchLesson(page.request, lessonPath(LESSON)), 'slido_postit')
  return lessonPath({ ...LESSON, mod })
}

test('pupils and visitors are not offered a room for the class', async ({ page }) => {
  await open(page, await board(page))
  await expect(page.getByRole('button', { name: '貼上去' }).first()).toBeVisible()
  await expect(page.locator('[data-launch]')).toHaveCount(0)
})

test('what a pupil posts is there after a reload, and comes back after it was all cleared', async ({
  page,
}) => {
  await open(page, await board(page))
  await page.locator('[data-writer]:visible').fill('茶園當靚')
  await page.getByRole('button', { name: '貼上去' }).first().click()
  await page.reload()
  await expect(page.locator('[data-note]')).toContainText('茶園當靚')
  await page.getByRole('button', { name: '全部重來' }).click()
  await expect(page.locator('[data-note]')).toHaveCount(0)
  await page.getByRole('button', { name: '復原' }).click()
  await expect(page.locator('[data-note]')).toContainText('茶園當靚')
})

test.describe('a teacher', () => {
  test.use({ role: 'teacher' })
  test('is told in a sentence why no room opens', async ({ page }) => {
    await open(page, await board(page))
    await page.locator('[data-launch]').click()
    await expect(page.getByRole('alert').filter({ hasText: '房間' })).toContainText('課堂活動房間還沒有開放')
  })
})
