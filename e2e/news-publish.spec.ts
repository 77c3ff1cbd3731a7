import { type Browser, expect, type Page } from '@playwright/test'
import { loginFile, type Role } from './support/logins.ts'
import { open } from './support/page.ts'
import { test } from './support/test.ts'

/** Long ago: what a test publishes stands at the end of the list, out of other tests' sight. */
const LONG_AGO = '2000-01-02T09:00'
const PICTURE = new URL('../apps/web/public/images/levels/level-2.png', import.meta.url).pathname

const editor = (page: Page) => page.getByRole('textbox', { name: '公告內容' })
const bar = (page: Page) => page.getByRole('region', { name: '儲存' })

/** A browser of somebody else at the same site. */
async function browserOf(browser: Browser, baseURL: string | undefined, role?: Role): Promise<Page> {
  const folder = process.env.E2E_FOLDER ?? ''
  const context = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    // Left out, it would be that of the test's own role.
    storageState: role ? loginFile(folder, role) : { cookies: [], origins: [] },
  })
  return context.newPage()
}

/** From the text to a tool and onto it: Escape, then arrows along the bar. */
async function tool(page: Page, label: string): Promise<void> {
  await page.keyboard.press('Escape')
  const wanted = page
    .getByRole('toolbar', { name: '文字格式' })
    .getByRole('button', { name: label, exact: true })
  for (let step = 0; step < 30; step++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('ArrowRight')
  }
  await expect(wanted).toBeFocused()
  await page.keyboard.press('Enter')
}

async function remove(page: Page): Promise<void> {
  await page.getByRole('button', { name: '刪除這則消息' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: '刪除', exact: true }).press('Enter')
  await expect(page).toHaveURL('/admin/newses')
}

test.use({ role: 'editor' })

test('by keyboard: an editor publishes news with a picture and a table, and a visitor reads it at once', async ({
  page,
  browser,
  baseURL,
}) => {
  const visitor = await browserOf(browser, baseURL)
  await open(visitor, '/news?page=2')
  await expect(visitor.getByRole('main')).not.toContainText('圖書館客語書展')

  await open(page, '/admin/newses')
  await page.getByRole('link', { name: '新增消息' }).press('Enter')
  await expect(editor(page)).toBeVisible()
  await page.getByLabel('公告標題').focus()
  await page.keyboard.type('圖書館客語書展')
  await editor(page).focus()
  await page.keyboard.type('從下週一開始，歡迎來看。')
  await page.keyboard.press('Enter')

  await tool(page, '插入圖片')
  const dialog = page.getByRole('dialog', { name: '插入圖片' })
  const chooser = page.waitForEvent('filechooser')
  await dialog.getByLabel('圖片', { exact: true }).press('Enter')
  await (await chooser).setFiles(PICTURE)
  await dialog.getByLabel('替代文字').focus()
  await page.keyboard.type('書展的海報')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(editor(page).getByRole('img', { name: '書展的海報' })).toBeVisible()

  await tool(page, '插入表格')
  // The cursor goes back into the text with the next frame.
  await expect(editor(page)).toBeFocused()
  for (const [no, text] of ['日期', '地點', '帶什麼', '11/30', '圖書館'].entries()) {
    if (no > 0) await page.keyboard.press('Tab')
    await page.keyboard.type(text)
  }
  await page.getByLabel('公告類別').selectOption('公告')
  await page.getByRole('switch', { name: '公開' }).press('Space')
  await page.getByLabel('發布日期').fill(LONG_AGO)
  await page.keyboard.press('Control+s')
  await expect(page).toHaveURL(/\/admin\/news\/edit\?id=\d+$/)
  await expect(page.getByRole('main')).toContainText('公開中')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('編輯消息')

  await visitor.reload()
  await visitor.getByRole('link', { name: /^繼續閱讀 ?：圖書館客語書展$/ }).press('Enter')
  const article = visitor.getByRole('article')
  await expect(article.getByRole('heading', { level: 1 })).toHaveText('圖書館客語書展')
  await expect(article).toContainText('2000/01/02 09:00 發佈')
  await expect(article).toContainText('從下週一開始，歡迎來看。')
  await expect(article.getByRole('columnheader')).toHaveText(['日期', '地點', '帶什麼'])
  await expect(article.getByRole('cell', { name: '圖書館' })).toBeVisible()
  const picture = article.getByRole('img', { name: '書展的海報' })
  await expect
    .poll(() => picture.evaluate((own) => own instanceof HTMLImageElement && own.naturalWidth))
    .toBeGreaterThan(0)

  await remove(page)
  expect((await visitor.reload())?.status()).toBe(404)
  await visitor.context().close()
})

test.describe('two editors', () => {
  test.use({ allowed: [/409 .*\/api\/news\/update/] })

  test('of the same item: the second sees both texts, and one of them stays', async ({
    page,
    browser,
    baseURL,
  }) => {
    await open(page, '/admin/news/edit')
    await page.getByLabel('公告標題').fill('兩人同時編輯')
    await editor(page).fill('第一版的內容')
    await page.getByLabel('發布日期').fill(LONG_AGO)
    await page.keyboard.press('Control+s')
    await expect(page).toHaveURL(/\/admin\/news\/edit\?id=\d+$/)
    const other = await browserOf(browser, baseURL, 'admin')
    await open(other, page.url())

    await editor(page).fill('我寫的內容')
    await other.getByLabel('公告標題').fill('對方的標題')
    await editor(other).fill('對方寫的內容')
    await other.keyboard.press('Control+s')
    await expect(bar(other)).toContainText('已儲存')

    await editor(page).press('Control+s')
    const dialog = page.getByRole('dialog', { name: '這份資料剛被其他人改過' })
    for (const text of ['兩人同時編輯', '對方的標題', '我寫的內容', '對方寫的內容']) {
      await expect(dialog).toContainText(text)
    }
    await dialog.getByRole('button', { name: '改用對方的' }).press('Enter')
    await expect(page.getByLabel('公告標題')).toHaveValue('對方的標題')
    await expect(editor(page)).toHaveText('對方寫的內容')

    await editor(page).fill('第三版的內容')
    await editor(page).press('Control+s')
    await expect(bar(page)).toContainText('已儲存')
    await editor(other).fill('我要留下的內容')
    await editor(other).press('Control+s')
    await other
      .getByRole('dialog', { name: '這份資料剛被其他人改過' })
      .getByRole('button', { name: '用我的覆蓋' })
      .press('Enter')
    await expect(bar(other)).toContainText('已儲存')
    await page.reload()
    await expect(editor(page)).toHaveText('我要留下的內容')
    await remove(page)
    await other.context().close()
  })
})
