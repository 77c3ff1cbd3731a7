import { expect } from '@playwright/test'
import { lessonPath } from '../support/lesson.ts'
import { open } from '../support/page.ts'
import { test } from '../support/test.ts'

test('a line of the captions jumps to its place in the film, and is lit', async ({ page }) => {
  await open(page, lessonPath({ no: 5, mod: 3 }))
  const line = page.locator('[data-line="3"]')
  await line.click()
  await expect(page.locator('li[aria-current]', { has: line })).toBeVisible()
  const film = page.locator('video')
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(8)
  expect(await film.evaluate((video: HTMLVideoElement) => video.error)).toBeNull()
})

test.describe('without its film', () => {
  test.use({ allowed: [/^404 .*\/videos\/kid_animation\//] })
  test('a lesson says so and shows its captions', async ({ page }) => {
    await page.route('**/videos/kid_animation/**', (route) => route.fulfill({ status: 404, body: '' }))
    await open(page, lessonPath({ no: 5, mod: 3 }))
    await expect(page.getByText('這一課還沒有動畫')).toBeVisible()
    await expect(page.getByRole('main')).toContainText('伯伯，請坐！')
  })
})
