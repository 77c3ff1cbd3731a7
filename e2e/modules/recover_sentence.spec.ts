import { expect } from '@playwright/test'
import { lessonPath } from '../support/lesson.ts'
import { openSettled } from '../support/page.ts'
import { test } from '../support/test.ts'
import { playsToItsEnd } from './play.ts'

playsToItsEnd('recover_sentence')

test('a wrong pick says so for a second, and the sentence begins anew', async ({ page }) => {
  await openSettled(page, lessonPath({ step: 3, semester: 2, no: 2, mod: 4 }))
  const main = page.getByRole('main')
  await page.locator('[data-piece="0"]').click()
  await page.locator('[data-piece="2"]').click()
  await expect(main).toContainText('順序不對，從這一句的開頭再排一次。')
  await expect(main).toContainText('不接在')
  await expect(page.locator('[data-piece][aria-pressed="true"]')).toHaveCount(0, { timeout: 3000 })
  await expect(main).not.toContainText('順序不對')
  // What was right stays as a print; after the third miss the next piece is told.
  const mine = page.getByRole('region', { name: '正在排的句子' })
  const first = (await page.locator('[data-piece="0"]').textContent()) ?? ''
  await expect(mine).toContainText(first)
  for (let miss = 2; miss <= 3; miss++) {
    await page.locator('[data-piece="2"]').click()
    await expect(main).toContainText('順序不對')
    await expect(main).not.toContainText('順序不對', { timeout: 3000 })
  }
  await expect(main).toContainText('要排出這些意思的句子：')
  await expect(page.locator('[data-lit]')).toHaveCount(1)
  for (const piece of [0, 1, 2]) await page.locator(`[data-piece="${piece}"]`).click()
  await expect(page.locator('[data-completed] li')).toHaveCount(1)
  await expect(page.locator('[data-piece="0"]')).toHaveCount(0)
})
