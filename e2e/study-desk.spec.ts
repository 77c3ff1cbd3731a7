import { expect } from '@playwright/test'
import { expectNoAxeFindings } from './support/axe.ts'
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

test('an editor gives a text of writing another gap, learners fill it, and the earlier version comes back, by keys', async ({
  page,
}) => {
  const path = '/admin/self_study/writing/category/edit?c=1&d=6&no=5'
  await open(page, path)
  const questions = page.getByRole('list', { name: '題目' })
  await questions.locator('[aria-expanded]').first().press('Enter')
  const text = page.getByLabel('短文', { exact: true })
  const was = await text.inputValue()
  const gaps = was.match(/[①-⑩]/g)?.length ?? 0
  await text.press('Control+Home')
  await page.getByRole('button', { name: '在游標的地方加空格' }).press('Enter')
  // The others count on.
  await expect(text).toHaveValue(new RegExp(`^①.*${'①②③④⑤⑥⑦⑧⑨⑩'[gaps]}`, 's'))
  await page.getByLabel('空格 ①').fill('𠊎')
  await page.getByRole('button', { name: '把「𠊎」加進詞庫' }).press('Enter')
  await text.press('Control+s')
  await expect(page.getByText(/個地方要修正，才能儲存/)).toBeVisible()
  const bank = page.getByRole('list', { name: '詞語' })
  await bank.getByLabel('拼音').fill('ngai11')
  const reading = page.getByLabel('整篇的拼音')
  await reading.fill(`ngai11 ${await reading.inputValue()}`)
  await reading.press('Control+s')
  await expect(page.getByText('第 5 題組更新成功').first()).toBeVisible()

  const shown = await page.request.get('/api/self_study/writing/category?c=1&d=6')
  const set = (await shown.json()).data.sets.find((own: { no: number }) => own.no === 5)
  expect(set.questions[0].answers[0]).toEqual(['𠊎'])

  await page.getByRole('button', { name: '先前的版本' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('第 1 題的客語')).toBeVisible()
  await expect(dialog.getByText(/和現在的版本有 \d+ 項不同/)).toBeVisible()
  await expectNoAxeFindings(page, '先前的版本')
  await dialog.getByRole('button', { name: '回到這一版' }).press('Enter')
  await expect(page.getByText(/已回到 .* 的版本/).first()).toBeVisible()
  // Drawn anew: everything is folded.
  await expect(questions.locator('[aria-expanded=true]')).toHaveCount(0)
  await questions.locator('[aria-expanded]').first().press('Enter')
  await expect(text).toHaveValue(was)
})
