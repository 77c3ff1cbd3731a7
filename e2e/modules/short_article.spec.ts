import { expect } from '@playwright/test'
import { lessonPath } from '../support/lesson.ts'
import { openSettled } from '../support/page.ts'
import { test } from '../support/test.ts'

test('a text ticks its keywords, is kept, and comes back after it was cleared', async ({ page }) => {
  await openSettled(page, lessonPath({ step: 3, semester: 2, no: 2, mod: 7 }))
  const main = page.getByRole('main')
  const field = main.getByRole('textbox', { name: '我的短文' })
  await field.fill('朝晨，𠊎䟘床了。')
  await expect(main).toContainText('用了 1 / 5 個語詞')
  await page.reload()
  await expect(field).toHaveValue('朝晨，𠊎䟘床了。')
  await main.getByRole('button', { name: '清空' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '清空' }).click()
  await expect(field).toHaveValue('')
  await main.getByRole('button', { name: '還原' }).click()
  await expect(field).toHaveValue('朝晨，𠊎䟘床了。')
})
