import { expect, type Page } from '@playwright/test'
import { lessonPath } from './support/lesson.ts'
import { open } from './support/page.ts'
import { test } from './support/test.ts'

/** The switch of the lesson page; the header's and other lists stand outside main. */
const dialects = (page: Page) => page.getByRole('main').getByRole('group').filter({ hasText: '腔調' }).first()

async function change(page: Page, to: string): Promise<void> {
  await dialects(page).locator('summary').click()
  await dialects(page).getByRole('link', { name: to }).click()
}

test('changing the dialect keeps the lesson, the module and the item', async ({ page }) => {
  await open(page, `${lessonPath({ mod: 3 })}#no-2`)
  const main = page.getByRole('main')
  const place = page.getByRole('navigation', { name: '上一個與下一個' })
  await expect(place).toContainText('2 / ')
  const before = await main.locator('[lang="hak-Latn-TW"]').first().textContent()

  await change(page, '海陸腔')
  await expect(page).toHaveURL(`${lessonPath({ dialect: 2, mod: 3 })}#no-2`)
  await expect(place).toContainText('2 / ')
  await expect(dialects(page).locator('summary')).toContainText('海陸腔')
  // The word is read otherwise there.
  await expect(main.locator('[lang="hak-Latn-TW"]').first()).not.toHaveText(before ?? '')

  await page.goBack()
  await expect(dialects(page).locator('summary')).toContainText('四縣腔')
})

test('a dialect that has not the lesson says so, and leads back to the same place in one that has', async ({
  page,
}) => {
  const lesson = { step: 3, semester: 1, type: 1, no: 1 }
  await open(page, `${lessonPath({ ...lesson, dialect: 2, mod: 2 })}`)
  await expect(dialects(page)).toContainText('海陸腔')
  await dialects(page).locator('summary').click()
  await expect(dialects(page).getByRole('link', { name: '饒平腔' })).toContainText('尚無內容')
  await dialects(page).getByRole('link', { name: '饒平腔' }).click()

  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: '尚無此腔調的內容' })).toBeVisible()
  await expect(main).toContainText('饒平腔')
  await main.getByRole('link', { name: '看四縣腔' }).click()
  await expect(page).toHaveURL(lessonPath({ ...lesson, dialect: 1, mod: 2 }))
})

test('the switch works by keyboard, and Escape closes it', async ({ page }) => {
  await open(page, lessonPath({}))
  const summary = dialects(page).locator('summary')
  await summary.focus()
  await page.keyboard.press('Enter')
  await expect(dialects(page).getByRole('link', { name: '大埔腔' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialects(page).getByRole('link', { name: '大埔腔' })).toBeHidden()
  await expect(summary).toBeFocused()
})
