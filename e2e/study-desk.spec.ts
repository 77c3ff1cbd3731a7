import { expect } from '@playwright/test'
import { open } from './support/page.ts'
import { test } from './support/test.ts'

test.use({ role: 'editor' })

const ITEMS = ['級別', '主題', '子主題', '腔調', '編號', '客語', '拼音', '華語'].join('\t')
const WORDS = ['級別', '主題', '腔調', '編號', '詞語', '拼音', '華語'].join('\t')
const tsv = (name: string, ...lines: string[]) => ({
  name,
  mimeType: 'text/tab-separated-values',
  buffer: Buffer.from(lines.join('\r\n')),
})

test('an editor brings in a table whose fault was shown at its cell, and edits a sentence of it, by keys', async ({
  page,
}) => {
  await open(page, '/admin/self_study/speaking')
  await page.getByRole('link', { name: '匯入' }).press('Enter')
  const theme = `匯入的主題 ${Date.now()}`
  const row = (pinyin: string) =>
    ['5', theme, '見面', '四縣', '1', '食飽吂？', pinyin, '吃飽了嗎？'].join('\t')
  const choose = async (pinyin: string) => {
    await page.locator('input[name=items_file]').setInputFiles(tsv('內容.tsv', ITEMS, row(pinyin)))
    await page.getByRole('button', { name: '檢查檔案' }).press('Enter')
  }
  await page
    .locator('input[name=words_file]')
    .setInputFiles(
      tsv('詞語.tsv', WORDS, ['5', theme, '四縣', '1', '食飽', 'siid5 bau31', '吃飽'].join('\t')),
    )
  await choose('siid5 bau31')
  await expect(page.getByText('內容檔第 2 列「拼音」')).toBeVisible()
  await expect(page.getByRole('cell', { name: /3 個字，2 個音節/ })).toBeVisible()
  await expect(page.getByRole('button', { name: '全部匯入' })).toHaveCount(0)

  await page.getByRole('button', { name: '換檔案再檢查' }).press('Enter')
  await page.getByRole('button', { name: '移除「內容.tsv」' }).press('Enter')
  await choose('siid5 bau31 mang11')
  await page.getByRole('button', { name: '全部匯入' }).press('Enter')
  await expect(page.getByText('匯入完成：新增 1 項、修改 0 項。')).toBeVisible()

  await page.getByRole('link', { name: '回到口說教材' }).press('Enter')
  await page.getByRole('link', { name: `編輯「${theme}」的四縣腔，1 項` }).press('Enter')
  const pinyin = page.getByLabel('拼音')
  await pinyin.fill('siid5')
  await expect(page.getByText('3 個字，1 個音節')).toBeVisible()
  await pinyin.press('Control+s')
  await expect(page.getByText('還有 1 個地方要修正，才能儲存')).toBeVisible()
  await pinyin.fill('siid5 bau31 mang11')
  await page.getByLabel('華語').fill('吃過飯了嗎？')
  await page.getByLabel('華語').press('Control+s')
  await expect(page.getByText('第 1 句更新成功').first()).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('華語')).toHaveValue('吃過飯了嗎？')
})
