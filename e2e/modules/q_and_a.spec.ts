import { expect } from '@playwright/test'
import { lessonPath } from '../support/lesson.ts'
import { test } from '../support/test.ts'
import { playsToItsEnd } from './play.ts'

playsToItsEnd('q_and_a')

test('an own answer is still there after a reload, and the samples wait for it', async ({ page }) => {
  await page.goto(lessonPath({ step: 3, no: 3, mod: 5 }), { waitUntil: 'networkidle' })
  await expect(page.locator('[data-round="1"]')).toHaveAttribute('aria-expanded', 'true')
  const field = page.locator('textarea:visible')
  await expect(page.locator('[data-reveal]:visible')).toBeDisabled()
  await field.fill('𠊎愛轉屋下。')
  await expect(page.getByRole('main')).toContainText('6 字')
  await page.reload()
  await expect(field).toHaveValue('𠊎愛轉屋下。')
  await expect(page.locator('[data-reveal]:visible')).toBeEnabled()
})
