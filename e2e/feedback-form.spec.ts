import { expect, type Page } from '@playwright/test'
import { open } from './support/page.ts'
import { test } from './support/test.ts'

/** A red square, 2 × 2. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg==',
  'base64',
)
const picture = () => ({ name: '第二頁.png', mimeType: 'image/png', buffer: PNG })

const send = (page: Page) => page.getByRole('button', { name: '送出' })
/** With a script and without, one of the two fields can be used. */
const pictures = (page: Page) =>
  page.getByLabel('畫面截圖').and(page.locator('[type=file]')).filter({ visible: true })
const unique = (words: string) => `${words}${Date.now()}${Math.random().toString(36).slice(2, 6)}`

/** Everything that has to be filled in. */
async function fill(page: Page, content: string): Promise<void> {
  await page.getByRole('radio', { name: '網站資訊' }).check({ force: true })
  await page.getByLabel('問題網址').fill('http://localhost/download')
  await page.getByLabel('問題描述').fill(content)
  await page.getByLabel('電子郵件').fill('mei@school.example')
}

test.describe('what is being written', () => {
  test('stays, pictures too, while the list is looked at, and is gone once it is sent', async ({ page }) => {
    const content = unique('先看看清單')
    await open(page, '/feedback')
    await fill(page, content)
    await pictures(page).setInputFiles([picture()])
    await page.getByLabel('截圖 1 的說明').fill('第二頁的卡片')
    await page.getByRole('main').getByRole('link', { name: '回報列表' }).press('Enter')
    await expect(page).toHaveURL('/feedback/list')
    await page.getByRole('link', { name: '我要回報問題' }).press('Enter')
    await expect(page.getByLabel('問題描述')).toHaveValue(content)
    await expect(page.getByLabel('截圖 1 的說明')).toHaveValue('第二頁的卡片')
    await page.goBack()
    await page.goBack()
    await expect(page.getByLabel('問題描述')).toHaveValue(content)
    await expect(page.getByRole('region', { name: '沒存的草稿' })).toHaveCount(0)
    await send(page).click()
    await expect(page.getByRole('heading', { name: '已經收到你的回報' })).toBeVisible()
    await open(page, '/feedback')
    await expect(page.getByLabel('問題描述')).toHaveValue('')
    await expect(page.getByRole('region', { name: '沒存的草稿' })).toHaveCount(0)
  })

  test('is offered to a visitor after a reload, in that tab and in no other', async ({ page, context }) => {
    await open(page, '/feedback')
    await fill(page, '還沒寫完')
    await page.reload()
    const offer = page.getByRole('region', { name: '沒存的草稿' })
    await offer.getByRole('button', { name: '還原' }).press('Enter')
    await expect(page.getByLabel('問題描述')).toHaveValue('還沒寫完')
    await expect(page.getByLabel('電子郵件')).toHaveValue('mei@school.example')
    const other = await context.newPage()
    await open(other, '/feedback')
    await expect(send(other)).toBeDisabled()
    await expect(other.getByRole('region', { name: '沒存的草稿' })).toHaveCount(0)
  })
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })
  test('a report is refused with what was typed, and kept with its picture and number', async ({ page }) => {
    const content = unique('沒有程式也能回報')
    await page.goto('/feedback')
    await expect(page.getByRole('group', { name: /腔調/ })).toContainText('才要填')
    await page.getByRole('radio', { name: '教學內容' }).check({ force: true })
    await page.getByLabel('問題描述').fill(content)
    await pictures(page).setInputFiles([picture()])
    await send(page).press('Enter')
    await expect(page.getByRole('alert')).toContainText('表單送出失敗')
    await expect(page.getByRole('alert')).toContainText('截圖要重新選擇')
    await expect(page.getByText('請選擇問題子分類')).toBeVisible()
    await expect(page.getByLabel('問題網址')).toHaveAccessibleDescription(/請輸入問題網址/)
    await expect(page.getByLabel('問題描述')).toHaveValue(content)
    await page.getByRole('radio', { name: '客語拼音錯誤' }).check({ force: true })
    await page.getByRole('checkbox', { name: '四縣腔', exact: true }).check({ force: true })
    await page.getByLabel('問題網址').fill('http://localhost/download')
    await page.getByLabel('電子郵件').fill('mei@school.example')
    await pictures(page).setInputFiles([picture()])
    await send(page).press('Enter')
    await expect(page.getByRole('heading', { name: '已經收到你的回報' })).toBeVisible()
    const code = (await page.getByRole('main').getByText(/^F-/).first().textContent()) ?? ''
    await page.getByRole('link', { name: '查看回報列表' }).press('Enter')
    await expect(page.getByRole('article')).toContainText(content)
    await page.goto(`/feedback/list?keyword=${code}`)
    await expect(page.getByRole('article')).toContainText(code)
  })
})
