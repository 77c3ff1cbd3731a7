import { expect, type Page } from '@playwright/test'
import { expectNoAxeFindings } from './support/axe.ts'
import { open, overflow } from './support/page.ts'
import { played, watchSounds } from './support/sounds.ts'
import { test } from './support/test.ts'

const main = (page: Page) => page.getByRole('main')
const toggle = (page: Page, name: string) =>
  page.getByRole('group', { name: '顯示的文字' }).getByRole('switch', { name })
const terms = (page: Page, title: string) => page.getByRole('region', { name: `「${title}」的用語` })

test('a teacher finds a category, hears its terms, hides lines and changes the dialect without losing her place', async ({
  page,
}) => {
  await watchSounds(page, { held: true })
  await open(page, '/classroom_term')
  await page.getByRole('link', { name: /^坐好、排隊/ }).click()
  await expect(page).toHaveURL(/\/classroom_term\/list\?category_id=\d+&dialect_id=1$/)
  const first = terms(page, '坐好').getByRole('listitem')
  await expect(first).not.toHaveCount(0)

  // The menu unfolds other categories where it stands.
  const menu = page.getByRole('navigation', { name: '主題選單' })
  const other = menu.getByRole('button', { name: '上課、下課' })
  await expect(other).toHaveAttribute('aria-expanded', 'false')
  await other.press('Enter')
  await expect(menu.getByRole('link', { name: /^下課/ })).toBeVisible()
  await menu.getByRole('link', { name: /^排隊/ }).press('Enter')
  await expect(page).toHaveURL(/#no-2$/)
  // The address is there before what it names; each has its own row of switches.
  await expect(terms(page, '排隊')).toBeVisible()

  await toggle(page, '客語').press('Space')
  await toggle(page, '華語').press('Space')
  const row = terms(page, '排隊').getByRole('listitem').first()
  await expect(row.locator('.ruby')).toHaveCount(0)
  await expect(row.locator('[lang="hak-Latn-TW"]')).toBeVisible()
  await page.reload()
  await expect(toggle(page, '客語')).toHaveAttribute('aria-checked', 'false')
  await toggle(page, '客語').press('Space')
  await toggle(page, '華語').press('Space')
  await expect(row.locator('.ruby')).toBeVisible()

  await main(page).locator('summary').filter({ hasText: '四縣' }).press('Enter')
  await page.getByRole('link', { name: /^海陸/ }).press('Enter')
  await expect(page).toHaveURL(/dialect_id=2#no-2$/)
  // The address is there before the other list: what is pressed before plays the one that goes.
  await expect(page.locator('[data-lookup-dialect="2"]')).toBeAttached()
  await expect(terms(page, '排隊')).toBeVisible()

  await page.getByRole('button', { name: '全部播放' }).press('Enter')
  await expect(terms(page, '排隊').locator('li[aria-current="true"]')).toHaveCount(1)
  await expect.poll(() => played(page)).not.toEqual([])
  await page.getByRole('button', { name: '停止播放' }).press('Enter')
  await expect(terms(page, '排隊').locator('li[aria-current="true"]')).toHaveCount(0)
})

test('on the wall a class goes from term to term by keys and clicker, and comes back to its place', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  await open(page, '/classroom_term/list?dialect_id=1')
  await main(page).getByRole('link', { name: '投影，一次一句' }).press('Enter')
  await expect(page).toHaveURL(/&wall=1/)
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(main(page)).toContainText(/第 1 \/ \d+ 句/)
  const said = await main(page).locator('.ruby-plain').innerText()
  for (const key of ['PageDown', 'ArrowRight']) await page.keyboard.press(key)
  await expect(main(page)).toContainText(/第 3 \/ \d+ 句/)
  await page.keyboard.press('PageUp')
  await page.keyboard.press('ArrowLeft')
  await expect(main(page).locator('.ruby-plain')).toHaveText(said)
  await expectNoAxeFindings(page, '課室用語，投影')
  for (const size of [
    { width: 1366, height: 768 },
    { width: 360, height: 740 },
  ]) {
    await page.setViewportSize(size)
    expect(await overflow(page), `${size.width}`).toBeLessThanOrEqual(0)
  }
  await page.keyboard.press('Escape')
  await expect(page).not.toHaveURL(/wall/)
  await expect(terms(page, '上課')).toBeVisible()
})

test('on the wall 1, 2 and 3 show and hide the lines of a term, and nothing while somebody types', async ({
  page,
}) => {
  await open(page, '/classroom_term/list?dialect_id=1&wall=1')
  const ruby = main(page).locator('.ruby, .ruby-plain')
  const chinese = main(page).locator('.term-wall-chinese')
  const checked = async (name: string, is: boolean) =>
    expect(toggle(page, name)).toHaveAttribute('aria-checked', String(is))
  await checked('客語', true)
  await checked('華語', true)

  await page.keyboard.press('1')
  await checked('客語', false)
  await expect(ruby).toHaveCount(0)
  await expect(main(page).locator('.pinyin-alone')).toBeVisible()
  await page.keyboard.press('1')
  await expect(ruby).not.toHaveCount(0)
  await page.keyboard.press('2')
  await checked('拼音', false)
  await expect(main(page).locator('[lang="hak-Latn-TW"]')).toHaveCount(0)
  await page.keyboard.press('2')
  await checked('拼音', true)
  await page.keyboard.press('3')
  await checked('華語', false)
  await expect(chinese).toHaveCount(0)
  // With another modifier it is the browser's: Ctrl+1 goes to its first tab.
  await page.keyboard.press('Control+3')
  await checked('華語', false)
  await page.keyboard.press('3')
  await expect(chinese).toBeVisible()

  // The word to be looked up is typed with tones in digits.
  await expect(async () => {
    await page.keyboard.press('Alt+w')
    await expect(page.getByRole('dialog', { name: '查詞' })).toBeVisible({ timeout: 4_000 })
  }).toPass()
  const field = page.getByRole('dialog', { name: '查詞' }).getByRole('textbox')
  await field.focus()
  await page.keyboard.type('gung123')
  await expect(field).toHaveValue('gung123')
  for (const name of ['客語', '拼音', '華語']) await checked(name, true)
})
