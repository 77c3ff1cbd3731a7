import { expect, type Locator, type Page } from '@playwright/test'
import { expectNoAxeFindings } from './support/axe.ts'
import { open } from './support/page.ts'
import { test } from './support/test.ts'

const question = (page: Page, text: string): Locator =>
  page.getByRole('group').filter({ has: page.locator('summary', { hasText: text }) })
const summary = (page: Page, text: string): Locator => page.locator('summary', { hasText: text })

test('a question opens and closes by click and by key', async ({ page }) => {
  await open(page, '/faq')
  const answer = page.getByText('輸入註冊用的電子郵件')
  await summary(page, '忘記密碼怎麼辦？').click()
  await expect(answer).toBeVisible()
  await summary(page, '忘記密碼怎麼辦？').click()
  await expect(answer).toBeHidden()
  await summary(page, '忘記密碼怎麼辦？').focus()
  await page.keyboard.press('Enter')
  await expect(answer).toBeVisible()
  await expectNoAxeFindings(page, '打開的問題')
  await page.keyboard.press('Space')
  await expect(answer).toBeHidden()
})

test('an address leads to one question, and its own link gives that address', async ({ page, context }) => {
  await open(page, '/faq#q-microphone')
  await expect(page.getByText('把麥克風改成「允許」')).toBeInViewport()
  await expect(summary(page, '錄音時說沒有使用麥克風的權限？')).toBeFocused()
  await expect(question(page, '按了播放沒有聲音？')).not.toHaveAttribute('open')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/faq')
  await summary(page, '按了播放沒有聲音？').click()
  await page.getByRole('link', { name: '複製這一題的連結：按了播放沒有聲音？' }).click()
  await expect(page).toHaveURL('/faq#q-no-sound')
  await expect(page.getByText('已複製連結').first()).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/faq#q-no-sound$/)
})

test('searching shows what fits while one types, says when nothing does, and is kept in the address', async ({
  page,
}) => {
  await open(page, '/faq')
  const field = page.getByRole('textbox', { name: '搜尋常見問題' })
  const status = page.getByRole('main').getByRole('status')
  await expect(status).toHaveText(/^共 \d+ 題$/)
  await field.fill('忘記 密碼')
  await expect(status).toHaveText(/^找到 \d 題$/)
  await expect(summary(page, '忘記密碼怎麼辦？')).toBeVisible()
  await expect(summary(page, '按了播放沒有聲音？')).toHaveCount(0)
  await field.press('Enter')
  await expect(page).toHaveURL(/keyword=/)
  await page.reload()
  await expect(field).toHaveValue('忘記 密碼')
  await expect(summary(page, '按了播放沒有聲音？')).toHaveCount(0)
  await field.fill('外太空')
  await expect(page.getByText('沒有符合「外太空」的問題')).toBeVisible()
  await page.getByRole('button', { name: '清除' }).click()
  await expect(field).toBeFocused()
  // All of them are back: as many as it says. Another test may have changed the number since the page was opened.
  await expect(status).toHaveText(/^共 \d+ 題$/)
  const all = Number((await status.innerText()).replace(/\D/g, ''))
  expect(all).toBeGreaterThanOrEqual(24)
  await expect(page.locator('main summary')).toHaveCount(all)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('questions open and the search finds', async ({ page }) => {
    await page.goto('/faq')
    await summary(page, '忘記密碼怎麼辦？').click()
    await expect(page.getByText('輸入註冊用的電子郵件')).toBeVisible()
    await page.getByRole('textbox', { name: '搜尋常見問題' }).fill('麥克風')
    await page.getByRole('button', { name: '搜尋', exact: true }).click()
    await expect(summary(page, '錄音時說沒有使用麥克風的權限？')).toBeVisible()
    await expect(summary(page, '忘記密碼怎麼辦？')).toHaveCount(0)
    await page.goto('/faq#q-microphone')
    await expect(page.getByText('把麥克風改成「允許」')).toBeVisible()
  })
})

test('the guide unfolds by category and item; a category without items leads on', async ({ page }) => {
  await open(page, '/guide')
  await expect(page.getByRole('navigation', { name: '導覽路徑' })).toContainText('首頁使用說明')
  const teachers = page.getByRole('heading', { name: '給老師' })
  await expect(page.getByText('在教室投影上課', { exact: true })).toBeHidden()
  await teachers.click()
  await page.getByText('在教室投影上課', { exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('鍵盤的左右方向鍵可以換頁')).toBeVisible()
  await expect(page.getByRole('link', { name: '前往「在教室投影上課」' })).toHaveAttribute(
    'href',
    '/lesson/menu',
  )
  await expectNoAxeFindings(page, '打開的說明')
  await page.getByRole('main').getByRole('link', { name: '常見問題', exact: true }).first().click()
  await expect(page).toHaveURL('/faq')
})

test('the level description tells of five levels and leads to each; about us leads on', async ({ page }) => {
  await open(page, '/level-description')
  for (const name of ['Ⅰ級教材', 'Ⅱ級教材', 'Ⅲ級教材', 'Ⅳ級教材', 'Ⅴ級教材']) {
    await expect(page.getByRole('region', { name })).toContainText(/每個單元 \d+ 課；目前有 \d+ 課可以學。/)
  }
  await page.getByRole('link', { name: '進入Ⅲ級教材' }).click()
  await expect(page).toHaveURL('/lesson/menu?level_no=3')
  await open(page, '/about-us')
  await page.getByRole('main').getByRole('link', { name: '看級別說明' }).click()
  await expect(page).toHaveURL('/level-description')
})
