import { expect, type Page } from '@playwright/test'
import { test } from './support/test.ts'

const pdf = (name: string, words = name) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.4\n% ${words}\ntrailer<<>>\n%%EOF\n`),
})

/** Spaces between the first and the last line of a PDF: nothing but its size is wrong with it. */
function hugePdf(name: string) {
  const buffer = Buffer.alloc(51 * 1024 * 1024, ' ')
  buffer.write('%PDF-1.4\n')
  buffer.write('%%EOF\n', buffer.length - 6)
  return { name, mimeType: 'application/pdf', buffer }
}

const MB = 1024 * 1024

const countOf = async (page: Page) =>
  Number(/共 (\d+) 筆/.exec((await page.getByText(/^共 \d+ 筆$/).textContent()) ?? '')?.[1])

test.describe('the downloads desk', () => {
  test.use({ role: 'editor' })

  test('a new file stands on the page, gets another name, and is deleted after a question', async ({
    page,
  }) => {
    await page.goto('/admin/downloads/edit?category_id=3')
    await page.getByLabel('標題').fill('桐花學習單')
    await page.getByLabel('檔案', { exact: true }).setInputFiles(pdf('worksheet.pdf'))
    await page.getByRole('button', { name: '儲存' }).click()
    await expect(page).toHaveURL(/\/admin\/downloads\/edit\?id=\d+/)
    await page.goto('/download?category_id=3&level_no=1')
    await expect(page.getByRole('radio', { name: /桐花學習單/ })).toHaveCount(1)

    await page.goto('/admin/downloads?keyword=桐花學習單')
    await page.getByRole('link', { name: '編輯「桐花學習單」' }).click()
    await page.getByLabel('標題').fill('桐花學習單（二版）')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('已儲存', { exact: true })).toBeVisible()
    await page.goto('/admin/downloads?keyword=桐花學習單')
    await page.getByRole('button', { name: '刪除「桐花學習單（二版）」' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '刪除' }).click()
    await expect(page.getByText('查無資料')).toBeVisible()
  })

  test.describe('refusals', () => {
    test.use({ allowed: [/422 .*\/api\/download\/store/] })

    test('text renamed .pdf is refused beside its field, and nothing is stored', async ({ page }) => {
      await page.goto('/admin/downloads/edit?category_id=4')
      await page.getByLabel('標題').fill('假的教案')
      await page
        .getByLabel('檔案', { exact: true })
        .setInputFiles({ name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('只是文字') })
      await page.getByRole('button', { name: '儲存' }).click()
      await expect(
        page.getByText('請上傳 PDF、ODT、ODP、ODS、DOCX、PPTX、XLSX、ZIP 或 MP3 檔').first(),
      ).toBeVisible()
      await page.getByRole('button', { name: '放棄變更' }).click()
      await page.goto('/admin/downloads?keyword=假的教案')
      await expect(page.getByText('查無資料')).toBeVisible()
    })
  })

  test('files of a category are put in order by keyboard', async ({ page }) => {
    await page.goto('/admin/downloads/order?category_id=4')
    const items = page
      .getByRole('main')
      .locator('ol > li')
      .filter({ has: page.getByRole('button') })
    const second = (await items.nth(1).innerText()).replace(/^\d+\s*/, '')
    await items
      .nth(1)
      .getByRole('button', { name: /往上移/ })
      .focus()
    await page.keyboard.press('Enter')
    await expect(items.first()).toContainText(second)
    await page.getByRole('button', { name: '儲存順序' }).click()
    await expect(page.getByText('順序已儲存')).toBeVisible()
    await page.reload()
    await expect(items.first()).toContainText(second)
  })
})

test.describe('the assessments desk', () => {
  test.use({ role: 'admin', allowed: [/422 .*\/api\/assessment\/upload/] })

  test('several handbooks at once: each with its place, the wrong one with its sentence', async ({
    page,
  }) => {
    await page.goto('/admin/assessments')
    const before = await countOf(page)
    await page.getByLabel('年級與學期').selectOption({ label: '三年級上學期' })
    await page.getByLabel('腔調').selectOption({ label: '海陸腔' })
    await page
      .getByLabel('PDF 檔案')
      .setInputFiles([
        pdf('第二課教師.pdf'),
        pdf('第二課學生.pdf'),
        { name: '第三課教師.pdf', mimeType: 'application/pdf', buffer: Buffer.from('只是文字') },
      ])
    await page.getByRole('button', { name: '上傳', exact: true }).click()
    await expect(page.getByText('已上傳', { exact: true })).toHaveCount(2)
    await expect(page.getByText('檔案格式錯誤，請上傳 PDF 檔案')).toBeVisible()
    await expect(page.getByText(`共 ${before + 2} 筆`)).toBeVisible()
    await page.goto('/self_study/assessments?step_no=3&semester_no=1&dialect_id=2')
    await expect(page.getByRole('link', { name: /下載第二課教師手冊/ })).toBeVisible()
    await expect(page.getByRole('link', { name: /第三課/ })).toHaveCount(0)
  })

  test('a PDF of 51 MB is refused with a sentence before and by the server, and nothing is stored', async ({
    page,
  }) => {
    await page.goto('/admin/assessments')
    const before = await countOf(page)
    const big = hugePdf('第一課教師.pdf')
    expect(big.buffer.length).toBeGreaterThan(50 * MB)
    await page.getByLabel('PDF 檔案').setInputFiles(big)
    await expect(page.getByText(/有 51 MB，上限是 50 MB/)).toBeVisible()
    await expect(page.getByRole('list', { name: '選好的檔案' })).toHaveCount(0)
    const token = (await (await page.request.get('/api/csrf')).json()).data.token
    const answer = await page.request.post('/api/assessment/upload', {
      headers: { 'X-CSRF-TOKEN': token },
      multipart: {
        level_no: 1,
        step_no: 1,
        semester_no: 1,
        lesson_no: 2,
        dialect_id: 1,
        book_type: 'teacher',
        file: big,
      },
    })
    expect(answer.status()).toBe(413)
    expect((await answer.json()).message).toContain('50 MB')
    await page.reload()
    expect(await countOf(page)).toBe(before)
  })
})
