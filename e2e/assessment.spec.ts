import { writeFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { demoFile, pdf, saved } from './support/downloads.ts'
import { open } from './support/page.ts'
import { test } from './support/test.ts'
import { toast } from './support/toast.ts'

/** Spaces between the first and the last line of a PDF of 51 MB: nothing but its size is wrong with it. */
async function hugePdf(path: string): Promise<Buffer> {
  const bytes = Buffer.alloc(51 * 1024 * 1024, ' ')
  bytes.write('%PDF-1.4\n')
  bytes.write('%%EOF\n', bytes.length - 6)
  await writeFile(path, bytes)
  return bytes
}

const countOf = async (page: Page) =>
  Number(/共 (\d+) 筆/.exec((await page.getByText(/^共 \d+ 筆$/).textContent()) ?? '')?.[1])

test('assessments: year, semester and dialect lead to the handbooks of a lesson', async ({ page }) => {
  await open(page, '/self_study/assessments')
  await page.getByRole('navigation', { name: '年級' }).getByRole('link', { name: '國小 5 年級' }).click()
  await page.getByRole('navigation', { name: '學期' }).getByRole('link', { name: '下學期' }).click()
  await expect(page).toHaveURL(/step_no=5&semester_no=2&dialect_id=1/)
  const { name, bytes } = await saved(page, () =>
    page.getByRole('link', { name: /下載第一課教師手冊/ }).click(),
  )
  expect(name).toBe('Ⅲ級教材 單元二 第一課 學習評量 教師手冊（四縣腔）.pdf')
  expect(bytes.equals(await demoFile('assessment/s5-2-n1-d1-teacher.pdf'))).toBe(true)
  await page.getByRole('navigation', { name: '腔調' }).getByRole('link', { name: '詔安腔' }).click()
  await expect(page.getByText('目前沒有可用的下載項目')).toBeVisible()
})

test.describe('the assessments desk', () => {
  // One list for all, which is counted: these take turns.
  test.describe.configure({ mode: 'default' })
  test.use({ role: 'admin', allowed: [/(409|422) .*\/api\/assessment\/upload/] })

  test('several handbooks at once: each with its place, the wrong one with its sentence', async ({
    page,
  }) => {
    await open(page, '/admin/assessments')
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
    await open(page, '/self_study/assessments?step_no=3&semester_no=1&dialect_id=2')
    await expect(page.getByRole('link', { name: /下載第二課教師手冊/ })).toBeVisible()
    await expect(page.getByRole('link', { name: /第三課/ })).toHaveCount(0)
  })

  test('a handbook that is there is replaced after a question only, with the bytes that were sent', async ({
    page,
  }) => {
    const address = '/self_study/assessments?step_no=4&semester_no=2&dialect_id=3'
    const urlShown = async () => {
      await open(page, address)
      return (await page.getByRole('link', { name: /下載第一課學生手冊/ }).getAttribute('href')) ?? ''
    }
    const bytesOf = async (url: string) => String(await (await page.request.get(url)).body())
    const choose = async (words: string) => {
      await open(page, '/admin/assessments')
      await page.getByLabel('年級與學期').selectOption({ label: '四年級下學期' })
      await page.getByLabel('腔調').selectOption({ label: '大埔腔' })
      await page.getByLabel('PDF 檔案').setInputFiles(pdf('第一課學生.pdf', words))
      await page.getByRole('button', { name: '上傳', exact: true }).click()
    }
    await choose('first edition')
    await expect(page.getByText('已上傳', { exact: true })).toBeVisible()
    const url = await urlShown()
    expect(await bytesOf(url)).toContain('first edition')

    await choose('second edition')
    const place = page.getByRole('region', { name: '「第一課學生.pdf」的位置' })
    await expect(place).toContainText('這一課已經有這種手冊，要換成新的嗎？')
    await expect(place).toContainText('Ⅱ級教材 單元四 第一課 學習評量 學生手冊（大埔腔）')
    const search = page.getByRole('main').getByRole('searchbox')
    await search.fill('學生手冊')
    await search.press('Enter')
    await expect(page).toHaveURL(/keyword=/)
    await page.getByRole('link', { name: '管理首頁' }).first().click()
    await page.getByRole('dialog', { name: '有變更還沒儲存' }).getByRole('button', { name: '取消' }).click()
    await place.getByRole('button', { name: '換成我的' }).click()
    await expect(page.getByText('已上傳', { exact: true })).toBeVisible()
    expect(await urlShown()).toBe(url)
    expect(await bytesOf(url)).toContain('second edition')

    const name = 'Ⅱ級教材 單元四 第一課 學習評量 學生手冊（大埔腔）'
    await open(page, `/admin/assessments?keyword=${name}`)
    await page.getByRole('button', { name: `「${name}」先前的版本` }).press('Enter')
    const versions = page.getByRole('dialog', { name: '先前的版本' })
    await versions.getByRole('button', { name: '回到這一版' }).press('Enter')
    await expect(versions).toBeHidden()
    expect(await bytesOf(url)).toContain('first edition')
    await page.getByRole('button', { name: `刪除「${name}」` }).click()
    await page.getByRole('dialog').getByRole('button', { name: '刪除' }).click()
    await expect(page.getByText('共 0 筆')).toBeVisible()
    await toast(page, '手冊已刪除').getByRole('button', { name: '復原' }).click()
    await expect(page.getByText('共 1 筆')).toBeVisible()
    expect(await bytesOf(url)).toContain('first edition')
  })

  test('a PDF of 51 MB is refused with a sentence before and by the server, and nothing is stored', async ({
    page,
  }, info) => {
    await open(page, '/admin/assessments')
    const before = await countOf(page)
    const path = info.outputPath('第一課教師.pdf')
    const buffer = await hugePdf(path)
    await page.getByLabel('PDF 檔案').setInputFiles(path)
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
        file: { name: '第一課教師.pdf', mimeType: 'application/pdf', buffer },
      },
    })
    expect(answer.status()).toBe(413)
    expect((await answer.json()).message).toContain('50 MB')
    await page.reload()
    expect(await countOf(page)).toBe(before)
  })
})
