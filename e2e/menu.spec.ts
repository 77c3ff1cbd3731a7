import { DIALECTS, LEVELS } from '@hakka/contract/constants'
import { expect } from '@playwright/test'
import { open } from './support/page.ts'
import { test } from './support/test.ts'

const crumbs = '導覽路徑'

test('level, unit and lesson: three choices lead to the lesson', async ({ page }) => {
  await open(page, '/lesson/menu')
  const levels = page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('link', { name: /級教材/ })
  await expect(levels).toHaveCount(LEVELS.length)
  await levels.first().click()
  await expect(page).toHaveURL('/lesson/menu?level_no=1')
  await page.getByRole('heading', { name: '單元一' }).getByRole('link').click()
  await expect(page).toHaveURL('/lesson/menu?level_no=1&step_no=1&semester_no=1')
  await expect(page.getByRole('navigation', { name: crumbs })).toHaveText(/首頁.*課程專區.*Ⅰ級教材.*單元一/s)
  await page.getByRole('link', { name: /開始學第一課/ }).click()
  await expect(page).toHaveURL(/\/lesson\?/)
  await expect(page.getByRole('main')).toContainText('大家來食飯')
})

for (const { no, units, lesson_num } of LEVELS) {
  test(`level ${no} shows ${units} units of ${lesson_num} lessons`, async ({ page }) => {
    await open(page, `/lesson/menu?level_no=${no}`)
    const headings = page.getByRole('main').getByRole('heading', { level: 2, name: /^單元/ })
    await expect(headings).toHaveCount(units)
    await headings.first().getByRole('link').click()
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(lesson_num)
  })
}

test('a lesson not there yet shows 準備中 and no way in', async ({ page }) => {
  await open(page, '/lesson/menu?level_no=1&step_no=1&semester_no=2')
  const last = page.getByRole('article').filter({ hasText: '第六課' })
  await expect(last).toContainText('準備中')
  await expect(last.getByRole('link')).toHaveCount(0)
})

test('choosing a dialect keeps level and unit and is written in the address', async ({ page }) => {
  await open(page, '/lesson/menu?level_no=1&step_no=1&semester_no=1')
  const first = page.getByRole('article').first()
  for (const { id, name } of DIALECTS) {
    const choice = page.getByRole('navigation', { name: '腔調' }).getByRole('link', { name, exact: true })
    await choice.click()
    await expect(choice).toHaveAttribute('aria-current', 'true')
    await expect(first.getByRole('link').first()).toHaveAttribute('href', new RegExp(`dialect_id=${id}\\b`))
  }
  await expect(page).toHaveURL(/level_no=1&step_no=1&semester_no=1&dialect_id=6/)
})

test('on a phone the dialect is chosen from a list', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/lesson/menu?level_no=1&step_no=1&semester_no=1')
  await page.getByRole('combobox', { name: '腔調' }).selectOption({ label: '海陸腔' })
  await expect(page).toHaveURL(/dialect_id=2/)
  await expect(page.getByRole('article').first().getByRole('link').first()).toHaveAttribute(
    'href',
    /dialect_id=2/,
  )
})

test('the lesson-type toggle changes between 基礎 and 進階', async ({ page }) => {
  await open(page, '/lesson/menu?level_no=1&step_no=1&semester_no=1')
  await page.getByRole('navigation', { name: '課程類型' }).getByRole('link', { name: '進階' }).click()
  await expect(page).toHaveURL(/type_no=2/)
  await expect(page.getByRole('article').first()).toContainText('人客來了')
})

test('a lesson missing in the chosen dialect names the dialects that have it', async ({ page }) => {
  await open(page, '/lesson/menu?level_no=3&step_no=5&semester_no=2&dialect_id=5')
  await expect(page.getByRole('main')).toContainText('尚無此腔調的內容')
  const other = page.getByRole('article').filter({ hasText: '第二課' }).getByRole('link', { name: '四縣腔' })
  await other.click()
  await expect(page).toHaveURL(/dialect_id=1/)
  await expect(page.getByRole('main')).toContainText('市場')
})

test('part_no alone opens the same unit as step and semester', async ({ page }) => {
  await open(page, '/lesson/menu?level_no=1&part_no=1')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ⅰ級教材・單元一')
})

test('back and forward walk through the choices', async ({ page }) => {
  await open(page, '/lesson/menu')
  await page.getByRole('link', { name: /Ⅲ級教材/ }).click()
  await page.getByRole('heading', { name: '單元四' }).getByRole('link').click()
  await expect(page).toHaveURL(/step_no=6&semester_no=2/)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ⅲ級教材')
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ⅲ級教材・單元四')
})
