import { expect, type Page } from '@playwright/test'
import { lessonPath } from './support/lesson.ts'
import { open } from './support/page.ts'
import { test } from './support/test.ts'

/** Pages of the sheet as it comes out of the printer. */
async function pagesOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true })
  return pdf.toString('latin1').match(/\/Type ?\/Page\b/g)?.length ?? 0
}

test('a teacher prints a lesson’s word cards and a worksheet with its key, by keyboard', async ({ page }) => {
  await page.addInitScript(() =>
    Object.assign(window, { printed: 0, print: () => Reflect.set(window, 'printed', 1) }),
  )
  await open(page, lessonPath({}))
  const link = page.getByRole('link', { name: '列印詞卡、學習單' }).first()
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: '列印' })).toBeVisible()

  const cards = page.getByRole('region', { name: '詞卡第 1 頁' }).getByRole('listitem')
  await expect(cards).toHaveCount(8)
  await expect(cards.first()).toContainText('哥哥')
  expect(await pagesOf(page)).toBe(1)
  await page.getByRole('radio', { name: '一頁 6 張' }).press('Space')
  await expect(cards).toHaveCount(6)
  expect(await pagesOf(page)).toBe(2)
  await page.getByRole('switch', { name: '華語' }).press('Space')
  await expect(cards.first()).not.toContainText('哥哥')
  await page.getByRole('switch', { name: '華語' }).press('Space')

  await page.getByRole('radio', { name: '學習單' }).press('Space')
  const sheet = page.getByRole('region', { name: '學習單', exact: true })
  const tasks = sheet.getByRole('heading', { level: 3 })
  await expect(tasks).toHaveText([/^一、看圖/, /^二、客語和華語/, /^三、選一個詞/, /^四、聽老師念/])
  // Tasks on two sides of one sheet, and the key for the teacher.
  expect(await pagesOf(page)).toBe(3)
  const before = await sheet.textContent()
  await page.getByRole('button', { name: '換一份題目' }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: '學習單 2' })).toHaveCount(1)
  expect(await sheet.textContent()).not.toBe(before)
  // The same number is the same sheet for whoever opens it.
  const second = await sheet.textContent()
  await page.reload()
  await expect(sheet).toHaveText(second ?? '')

  const answers = page.getByRole('region', { name: '解答' })
  const said = await answers.getByRole('listitem').last().textContent()
  await expect(
    sheet
      .getByRole('listitem')
      .filter({ hasText: said ?? '' })
      .last(),
  ).toBeVisible()
  await page.getByRole('button', { name: '列印', exact: true }).press('Enter')
  expect(await page.evaluate(() => Reflect.get(window, 'printed'))).toBe(1)
})
