import { expect, type Page } from '@playwright/test'
import { demoFile, saved } from './support/downloads.ts'
import { open } from './support/page.ts'
import { LESSON } from './support/routes.ts'
import { test } from './support/test.ts'

const chooser = (page: Page) => page.getByRole('group', { name: '選檔案' })
const button = (page: Page) => page.getByRole('button', { name: '下載' })

test('a teaching book is chosen by level and dialect and saved under its title', async ({ page }) => {
  await open(page, '/download')
  await page.getByRole('link', { name: /教師手冊/ }).click()
  await expect(page).toHaveURL('/download?category_id=1')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('教師手冊')
  await expect(chooser(page)).toHaveCount(0)
  await page.getByRole('radio', { name: /Ⅰ級教材/ }).check()
  await expect(chooser(page)).toHaveCount(0)
  await page.getByRole('radio', { name: '四縣腔', exact: true }).check()
  await expect(chooser(page)).toBeVisible()
  await expect(button(page)).toBeDisabled()
  await chooser(page).getByRole('radio').first().check()
  const { name, bytes } = await saved(page, () => button(page).click())
  expect(name).toBe('Ⅰ級教材 單元一 教師手冊（四縣腔）.pdf')
  expect(bytes.equals(await demoFile('download/teacher-s1-1-d1.pdf'))).toBe(true)
  await expect(page.getByText('開始下載了')).toBeVisible()
})

test('another level gives up the file that was chosen', async ({ page }) => {
  await open(page, '/download?target=student_book')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('學生課本')
  await page.getByRole('radio', { name: '四縣腔', exact: true }).check()
  await page.getByRole('radio', { name: /Ⅰ級教材/ }).check()
  await chooser(page).getByRole('radio').first().check()
  await expect(button(page)).toBeEnabled()
  await page.getByRole('radio', { name: /Ⅱ級教材/ }).check()
  await expect(button(page)).toBeDisabled()
  await expect(chooser(page).getByRole('radio')).toHaveCount(2)
  await expect(chooser(page).getByRole('radio', { checked: true })).toHaveCount(0)
})

test('by keyboard alone: arrows choose, Enter saves', async ({ page }) => {
  await open(page, '/download?category_id=2')
  const level = page.getByRole('radio', { name: /Ⅰ級教材/ })
  await level.focus()
  await page.keyboard.press('Space')
  await expect(level).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('radio', { name: '四縣腔', exact: true })).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: '海陸腔', exact: true })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await expect(button(page)).toBeFocused()
  const { name } = await saved(page, () => page.keyboard.press('Enter'))
  expect(name).toBe('Ⅰ級教材 單元一 學生課本（海陸腔）.pdf')
})

test('without files for a choice the page says so and leads to the others', async ({ page }) => {
  await open(page, '/download?category_id=1&level_no=5&dialect_id=5')
  await expect(page.getByText('目前沒有可用的下載項目')).toBeVisible()
  await page.getByRole('link', { name: '看其他教材' }).click()
  await expect(page).toHaveURL('/download')
})

test('lesson plans name the creator; classroom terms lead to their page', async ({ page }) => {
  await open(page, '/download?category_id=4')
  await expect(page.getByRole('heading', { name: '教案產生器' })).toBeVisible()
  await expect(page.getByText('即將推出')).toBeVisible()
  await open(page, '/download?category_id=5')
  await expect(page.getByRole('link', { name: '前往課室用語' })).toHaveAttribute('href', '/classroom_term')
  await expect(page.getByRole('group', { name: '選級別' })).toHaveCount(0)
  await open(page, '/download?category_id=6')
  await expect(page).toHaveURL('/self_study/assessments')
})

test('a lesson links its books', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, LESSON)
  const { name } = await saved(page, () => page.getByRole('link', { name: '下載學生課本' }).click())
  expect(name).toBe('Ⅰ級教材 單元一 學生課本（四縣腔）.pdf')
})

test('the home page offers the books and the newest files', async ({ page }) => {
  await open(page, '/')
  const block = page.getByRole('region', { name: '教材下載' })
  await expect(block.getByRole('link', { name: /教師手冊/ }).first()).toHaveAttribute(
    'href',
    '/download?target=teacher_book',
  )
  const newest = block.getByRole('list', { name: '最新檔案' }).getByRole('link')
  await expect(newest).toHaveCount(3)
  // What the desk's own tests put up goes again meanwhile.
  const stays = newest.filter({ hasNotText: /桐花學習單|版本學習單|假的教案/ })
  const { bytes } = await saved(page, () => stays.first().click())
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
})

test.describe('a file that has gone', () => {
  test.use({ allowed: [/404 .*\/download\/items\//] })

  test('is said in a sentence, and the page stays', async ({ page }) => {
    await page.route('**/download/items/*', (route) => route.fulfill({ status: 404, json: {} }))
    await open(page, '/download?category_id=5&dialect_id=1')
    await chooser(page).getByRole('radio').first().check()
    await button(page).click()
    await expect(page.getByText('下載失敗，請稍後再試。')).toBeVisible()
    await expect(page).toHaveURL(/category_id=5/)
  })
})
