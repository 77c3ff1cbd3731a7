import { expect, type Page } from '@playwright/test'
import { pdf, saved } from './support/downloads.ts'
import { open } from './support/page.ts'
import { test, visitorOf } from './support/test.ts'

/** What a toast says stands there twice: to be seen, and to be read aloud. */
const toast = (page: Page, text: string) => page.getByText(text).first()

test.describe('the downloads desk', () => {
  test.use({ role: 'editor', allowed: [/(409|422) .*\/api\/download\//] })

  test('a new file stands on the page, gets another name, and is deleted after a question', async ({
    page,
  }) => {
    await open(page, '/admin/downloads/edit?category_id=3')
    await page.getByLabel('標題').fill('桐花學習單')
    await page.getByLabel('檔案', { exact: true }).setInputFiles(pdf('worksheet.pdf'))
    await page.getByRole('button', { name: '儲存' }).click()
    await expect(page).toHaveURL(/\/admin\/downloads\/edit\?id=\d+/)
    await open(page, '/download?category_id=3&level_no=1')
    await expect(page.getByRole('radio', { name: /桐花學習單/ })).toHaveCount(1)

    await open(page, '/admin/downloads?keyword=桐花學習單')
    await page.getByRole('link', { name: '編輯「桐花學習單」' }).click()
    await page.getByLabel('標題').fill('桐花學習單（二版）')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('已儲存', { exact: true })).toBeVisible()
    await open(page, '/admin/downloads?keyword=桐花學習單')
    await page.getByRole('button', { name: '刪除「桐花學習單（二版）」' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '刪除' }).click()
    await expect(page.getByText('查無資料')).toBeVisible()
  })

  test('a deleted file comes back under its address, and an earlier one can be had and brought back', async ({
    page,
  }) => {
    const title = `版本學習單 ${Date.now()}`
    await open(page, '/admin/downloads/edit?category_id=3')
    await page.getByLabel('標題').fill(title)
    await page.getByLabel('檔案', { exact: true }).setInputFiles(pdf('first.pdf', 'first'))
    await page.getByRole('button', { name: '儲存' }).click()
    await expect(page).toHaveURL(/\/admin\/downloads\/edit\?id=\d+/)
    const id = new URL(page.url()).searchParams.get('id')
    await page.getByLabel('換成新的檔案').setInputFiles(pdf('second.pdf', 'second, which is longer'))
    await page.getByRole('button', { name: '儲存' }).click()
    // With another file the form begins anew.
    await expect(page.getByText('沒有變更')).toBeVisible()
    const fileNow = async () => (await page.request.get(`/download/items/${id}`)).text()
    expect(await fileNow()).toContain('second')

    await page.getByRole('button', { name: '先前的版本' }).click()
    const dialog = page.getByRole('dialog', { name: '先前的版本' })
    const file = await saved(page, () => dialog.getByRole('link', { name: /下載這一版的檔案/ }).click())
    expect(String(file.bytes)).toContain('first')
    await dialog.getByRole('button', { name: '回到這一版' }).click()
    await expect(dialog).toBeHidden()
    expect(await fileNow()).toContain('first')

    await open(page, `/admin/downloads?keyword=${title}`)
    await page.getByRole('button', { name: `刪除「${title}」` }).click()
    await page.getByRole('dialog').getByRole('button', { name: '刪除' }).click()
    await expect(page.getByText('查無資料')).toBeVisible()
    expect((await page.request.get(`/download/items/${id}`)).status()).toBe(404)
    await open(page, `/admin/downloads?deleted=1&keyword=${title}`)
    await page.getByRole('button', { name: `還原「${title}」` }).click()
    await expect(page.getByText('沒有已刪除的項目')).toBeVisible()
    expect(await fileNow()).toContain('first')
    await open(page, `/admin/downloads?keyword=${title}`)
    await page.getByRole('button', { name: `刪除「${title}」` }).click()
    await page.getByRole('dialog').getByRole('button', { name: '刪除' }).click()
    await expect(page.getByText('查無資料')).toBeVisible()
  })

  test.describe('refusals', () => {
    const LIES = [
      ['text called .pdf', 'plan.pdf', 'application/pdf', Buffer.from('只是文字')],
      [
        'a page called .pdf',
        'page.pdf',
        'application/pdf',
        Buffer.from('<!doctype html><script>alert(1)</script>'),
      ],
      [
        'a drawing called .pdf',
        'art.pdf',
        'application/pdf',
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      ],
      ['a program called .zip', 'game.zip', 'application/zip', Buffer.from('MZ\x90\0\x03', 'latin1')],
    ] as const
    for (const [what, name, mimeType, buffer] of LIES) {
      test(`${what} is refused beside its field, and nothing is stored`, async ({ page }) => {
        const title = `假的教案 ${name}`
        await open(page, '/admin/downloads/edit?category_id=4')
        await page.getByLabel('標題').fill(title)
        await page.getByLabel('檔案', { exact: true }).setInputFiles({ name, mimeType, buffer })
        await page.getByRole('button', { name: '儲存' }).click()
        await expect(
          page.getByText('請上傳 PDF、ODT、ODP、ODS、DOCX、PPTX、XLSX、ZIP 或 MP3 檔').first(),
        ).toBeVisible()
        await page.getByRole('button', { name: '放棄變更' }).click()
        await open(page, `/admin/downloads?keyword=${title}`)
        await expect(page.getByText('查無資料')).toBeVisible()
      })
    }
  })

  test('files of a category are put in order by keyboard, and another editor’s order is not lost unseen', async ({
    page,
    context,
  }) => {
    const items = (own: Page) =>
      own
        .getByRole('main')
        .locator('ol > li')
        .filter({ has: own.getByRole('button') })
    const titles = (own: Page) => items(own).locator('[data-title]').allTextContents()
    const save = (own: Page) => own.getByRole('button', { name: '儲存順序' })
    await open(page, '/admin/downloads/order?category_id=4')
    const [first = '', second = '', third = ''] = await titles(page)
    const other = await context.newPage()
    await open(other, '/admin/downloads/order?category_id=4')

    const up = page.getByRole('button', { name: `「${second}」往上移` })
    await up.focus()
    await page.keyboard.press('Enter')
    await expect(items(page).first()).toContainText(second)
    await expect(up).toBeFocused()
    await page.getByRole('link', { name: '教材下載', exact: true }).first().click()
    const leaving = page.getByRole('dialog', { name: '有變更還沒儲存' })
    await leaving.getByRole('button', { name: '取消' }).click()
    // While it is open, keys are the dialog's.
    await expect(leaving).toBeHidden()
    await page.keyboard.press('Control+s')
    await expect(toast(page, '順序已儲存')).toBeVisible()
    await open(page, '/download?category_id=4&level_no=1')
    const chooser = page.getByRole('group', { name: '選檔案' }).getByRole('radio')
    await expect(chooser.first()).toHaveAccessibleName(new RegExp(`^${second}`))

    await other.getByRole('button', { name: `「${first}」往下移` }).press('Enter')
    await other.getByRole('button', { name: `「${first}」往下移` }).press('Enter')
    await save(other).click()
    const conflict = other.getByRole('dialog', { name: '這份資料剛被其他人改過' })
    await expect(conflict).toContainText(`1. ${second} 2. ${third} 3. ${first}`)
    await expect(conflict).toContainText(`1. ${second} 2. ${first} 3. ${third}`)
    await conflict.getByRole('button', { name: '用我的覆蓋' }).click()
    await expect(toast(other, '順序已儲存')).toBeVisible()
    await open(page, '/admin/downloads/order?category_id=4')
    expect((await titles(page)).slice(0, 3)).toEqual([second, third, first])
    await other.close()
  })

  test('two editors of the same file: the second sees both titles and chooses', async ({ page, context }) => {
    await open(page, '/admin/downloads?category_id=5')
    await page
      .getByRole('link', { name: /^編輯「/ })
      .first()
      .click()
    const title = (own: Page) => own.getByLabel('標題')
    const before = await title(page).inputValue()
    const other = await context.newPage()
    await open(other, page.url())
    await title(other).fill('別人的標題')
    await other.keyboard.press('Control+s')
    await expect(toast(other, '檔案已儲存')).toBeVisible()
    await title(page).fill('我的標題')
    await page.keyboard.press('Control+s')
    const conflict = page.getByRole('dialog', { name: '這份資料剛被其他人改過' })
    await expect(conflict).toContainText('我的標題')
    await expect(conflict).toContainText('別人的標題')
    await conflict.getByRole('button', { name: '改用對方的' }).click()
    await expect(title(page)).toHaveValue('別人的標題')
    await title(page).fill(before)
    await page.keyboard.press('Control+s')
    await expect(toast(page, '檔案已儲存')).toBeVisible()
    await other.close()
  })

  test('a category gets other words, and visitors read them at once', async ({ page, browser }) => {
    const visitor = await visitorOf(browser)
    await open(visitor, '/download?category_id=5')
    await open(page, '/admin/downloads/category?id=5')
    const words = page.getByLabel('說明')
    const before = await words.inputValue()
    for (const text of ['上課用得到的話，一張表。', before]) {
      await words.fill(text)
      await page.keyboard.press('Control+s')
      await expect(toast(page, '分類已儲存')).toBeVisible()
      await visitor.reload()
      await expect(visitor.getByRole('main')).toContainText(text)
      await page.reload()
    }
    await visitor.close()
  })
})
