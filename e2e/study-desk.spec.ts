import { expect } from '@playwright/test'
import { expectNoAxeFindings } from './support/axe.ts'
import { open, overflow } from './support/page.ts'
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
  const rename = page.getByRole('button', { name: '改主題「打招呼」：名稱、預告和其他' })
  for (const way of ['取消', '關閉']) {
    await rename.press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: way }).press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(rename).toBeFocused()
  }
  await page.getByRole('button', { name: '新增主題' }).press('Enter')
  const passing = `空的主題 ${Date.now()}`
  await page.getByRole('dialog').getByLabel('名稱').fill(passing)
  await page.getByRole('dialog').getByRole('button', { name: '新增主題' }).press('Enter')
  await page.getByRole('button', { name: `刪除主題「${passing}」` }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: '刪除' }).press('Enter')
  await expect(page.getByRole('heading', { name: passing })).toHaveCount(0)
  // Its row is gone, and the button that had the focus with it: the way back has it.
  await expect(page.getByRole('button', { name: '復原' })).toBeFocused()
  await page.getByRole('link', { name: '匯入' }).press('Enter')
  const theme = `匯入的主題 ${Date.now()}`
  const row = (pinyin: string) =>
    ['5', theme, '見面', '四縣', '1', '食飽吂？', pinyin, '吃飽了嗎？'].join('\t')
  await page
    .locator('input[name=words_file]')
    .setInputFiles(
      tsv('詞語.tsv', WORDS, ['5', theme, '四縣', '1', '食飽', 'siid5 bau31', '吃飽'].join('\t')),
    )
  await page.locator('input[name=items_file]').setInputFiles(tsv('內容.tsv', ITEMS, row('siid5 bau31')))
  await page.getByRole('button', { name: '檢查檔案' }).press('Enter')
  const wrong = page.getByRole('gridcell', { name: /3 個字，2 個音節/ })
  await expect(wrong).toBeVisible()
  await expect(page.getByRole('button', { name: '全部匯入' })).toHaveCount(0)
  // Mended where it stands, once given up: with the last of the faults the server looks again.
  await page.getByRole('button', { name: '內容檔第 2 列「拼音」' }).press('Enter')
  await expect(wrong).toBeFocused()
  await wrong.press('Enter')
  await page.getByRole('textbox', { name: '拼音' }).fill('siid5')
  await page.getByRole('textbox', { name: '拼音' }).press('Escape')
  await expect(wrong).toBeFocused()
  await wrong.press('F2')
  await page.getByRole('textbox', { name: '拼音' }).fill('siid5 bau31 mang11')
  await page.getByRole('textbox', { name: '拼音' }).press('Enter')
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

test('an editor gives a book one more page, is told what it lacks, readers turn to it, and it goes again, by keys', async ({
  page,
}) => {
  await open(page, '/admin/self_study/reading')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^編輯「/ })
    .first()
    .press('Enter')
  const pages = page.getByRole('list', { name: '內頁', exact: true })
  const rows = pages.locator(':scope > li')
  await expect(rows.first()).toBeVisible()
  const before = await rows.count()
  const id = new URL(page.url()).searchParams.get('id')
  await page.getByRole('button', { name: '新增內頁' }).press('Enter')
  const added = rows.nth(before)
  for (const own of await added.getByRole('group').all()) {
    await own.getByLabel('客語').fill('食飯。')
    await own.getByLabel('拼音').fill('siid5 fan55')
  }
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('alert')).toContainText('請上傳這一頁的圖')
  await expectNoAxeFindings(page, '編輯繪本')
  const [picture] = await page.locator('main img').all()
  const bytes = await (await page.request.get((await picture?.getAttribute('src')) ?? '')).body()
  await added.locator('input[type=file]').first().setInputFiles({
    name: '圖.webp',
    mimeType: 'image/webp',
    buffer: bytes,
  })
  await expect(added.getByRole('img', { name: '圖片' })).toBeVisible()
  await added.getByRole('button', { name: /^上移/ }).press('Enter')
  await page.keyboard.press('Control+s')
  await expect(page.getByText(/更新成功/).first()).toBeVisible()

  const read = async () =>
    (await (await page.request.get(`/api/self_study/reading/book?id=${id}&dialect_id=1`)).json()).data.pages
  expect(await read()).toHaveLength(before + 1)
  expect((await read())[before - 1].sentences[0].hakka_sentence.text).toBe('食飯。')

  await page.getByRole('button', { name: '刪除這本繪本' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('listitem').first()).toBeVisible()
  await expectNoAxeFindings(page, '刪除繪本')
  await page.keyboard.press('Escape')
  await rows
    .nth(before - 1)
    .getByRole('button', { name: /^移除/ })
    .press('Enter')
  await page.keyboard.press('Control+s')
  await expect.poll(async () => (await read()).length).toBe(before)
})

test('an editor gives a dialogue one more sentence, another face and a question of her own, and takes them back, by keys', async ({
  page,
}) => {
  const path = '/admin/self_study/listening/category/edit?c=1&d=6'
  await open(page, path)
  const id = await page.request
    .get('/api/self_study/listening/category?c=1&d=6')
    .then(async (answer) => (await answer.json()).data.dialogues[0].id)
  const read = async () =>
    (await (await page.request.get(`/api/self_study/listening/edit?id=${id}`)).json()).data
  const before = await read()
  const count = before.sentences.length
  const save = async () => {
    await page.keyboard.press('Control+s')
    await expect(page.getByRole('region', { name: '儲存' })).toContainText('已儲存')
  }
  await page.getByRole('list', { name: '角色' }).locator('[aria-expanded]').first().press('Enter')
  await page.getByRole('radio', { name: '老師' }).press('Space')
  await page.getByRole('button', { name: '新增句子' }).press('Enter')
  const added = page.getByRole('list', { name: '句子' }).locator(':scope > li').last()
  await expect(added.getByLabel('客語')).toBeFocused()
  await page.keyboard.type('恁仔細')
  await page.keyboard.press('Tab')
  await page.keyboard.type('an31 zii31 se55')
  await page.keyboard.press('Alt+ArrowUp')
  // One that the dialogue has no own question of.
  const check = page.getByRole('group', { name: '下一句是哪一句' })
  await check.getByRole('switch').press('Space')
  await check.getByLabel('問題').fill('接下來誰說話？')
  await check.getByLabel('答案在哪一句').selectOption({ index: count })
  await expectNoAxeFindings(page, '編輯對話')
  const names = [
    ['老師', 'lo31 sii24'],
    ['阿姆', 'a24 me24'],
    ['阿公', 'a24 gung24'],
  ] as const
  for (const [at, [name, pinyin]] of names.entries()) {
    await check.getByLabel('選項', { exact: true }).nth(at).fill(name)
    await check.getByLabel('選項的拼音').nth(at).fill(pinyin)
  }
  await save()
  const now = await read()
  expect(now.sentences).toHaveLength(count + 1)
  expect(now.sentences[count - 1].hakka_sentence.text).toBe('恁仔細')
  expect(now.sentences[count].hakka_sentence).toEqual(before.sentences[count - 1].hakka_sentence)
  expect(now.roles[0].face).toBe('teacher')
  const asked = await (await page.request.get(`/api/self_study/listening/check?id=${id}`)).json()
  expect(asked.data.questions.map((own: { text: string }) => own.text)).toContain('接下來誰說話？')
  const order = now.questions.find((own: { kind: string }) => own.kind === 'order')
  expect(order).toMatchObject({ at: count })

  await page.getByRole('button', { name: '移除「恁仔細」' }).press('Enter')
  await check.getByRole('switch').press('Space')
  await page.getByRole('button', { name: '先前的版本' }).focus()
  await save()
  expect((await read()).sentences).toEqual(before.sentences)
  expect((await read()).questions).toEqual(before.questions)
})

test('the wrong file is taken back as a whole, by keys; what no dialect could say is told while it is typed', async ({
  page,
}) => {
  await open(page, '/admin/self_study/classroom_term/import')
  const theme = `錯的檔案 ${Date.now()}`
  const heads = ['主題', '子主題', '腔調', '編號', '客語', '拼音', '華語'].join('\t')
  const row = (no: number) =>
    [theme, '見面', '四縣', no, '食飽吂？', 'siid5 bau31 mang11', '吃飽了嗎？'].join('\t')
  await page.locator('input[name=items_file]').setInputFiles(tsv(`${theme}.tsv`, heads, row(1), row(2)))
  await page.getByRole('button', { name: '檢查檔案' }).press('Enter')
  await page.getByRole('button', { name: '全部匯入' }).press('Enter')
  await expect(page.getByText('匯入完成：新增 2 項、修改 0 項。')).toBeVisible()

  await page.getByRole('link', { name: '回到課室用語教材' }).press('Enter')
  await page.getByRole('link', { name: `編輯「${theme}」的四縣腔，2 項` }).press('Enter')
  const pinyin = page.getByLabel('拼音', { exact: true })
  await pinyin.fill('qqq99 sang24 mang11')
  await expect(page.getByText('客語沒有「qqq」這個音節')).toBeVisible()
  await expect(page.getByText('這個網站沒有匯入教育部辭典，只檢查拼音的寫法。')).toBeVisible()
  await pinyin.press('Control+s')
  await expect(page.getByText('還有 1 個地方要修正，才能儲存')).toBeVisible()
  await pinyin.fill('siid5 bau31 mang11')

  // Another table would change one of them: old and new stand beside each other before anything is written.
  await page.goto('/admin/self_study/classroom_term/import')
  const other = row(1).replace('吃飽了嗎？', '吃過了嗎？')
  await page.locator('input[name=items_file]').setInputFiles(tsv('另一份.tsv', heads, other, row(2), row(3)))
  await page.getByRole('button', { name: '檢查檔案' }).press('Enter')
  const changes = page.getByRole('region', { name: '會改的內容' })
  const chinese = changes.getByRole('row', { name: '用語 華語' })
  await expect(chinese.locator('del')).toHaveText('飽')
  await expect(chinese.locator('ins')).toHaveText('過')
  await expect(changes.getByRole('listitem').filter({ hasText: '編號 3' })).toContainText('新增')
  await expect(changes.getByText('編號 2')).toHaveCount(0)
  await expectNoAxeFindings(page, '會改的內容')
  await page.goto('/admin/self_study/classroom_term/import')
  await page.getByRole('button', { name: `看改了什麼：${theme}.tsv` }).press('Enter')
  await expect(page.getByRole('region', { name: `「${theme}.tsv」改的內容` })).toContainText('編號 2')
  const undo = page.getByRole('button', { name: `復原這次匯入：${theme}.tsv` })
  await undo.press('Enter')
  await expectNoAxeFindings(page, '確認復原')
  await page.getByRole('button', { name: '不要復原' }).press('Enter')
  await expect(undo).toBeFocused()
  await undo.press('Enter')
  await page.getByRole('button', { name: '確定復原' }).press('Enter')
  await expect(page.getByText('已經復原：2 項移到「已刪除」。').first()).toBeVisible()
  await open(page, '/admin/self_study/classroom_term')
  await expect(page.getByText(theme)).toHaveCount(0)
})

test('a dialogue is written as a sheet: ten lines are pasted, Enter leads on, four stops a sentence, and it goes again', async ({
  page,
}) => {
  await open(page, '/admin/self_study/listening/category/edit?c=1&d=6&no=new')
  const title = `貼上的對話 ${Date.now()}`
  await page.getByRole('textbox', { name: '標題', exact: true }).fill('食飽吂')
  await page.getByLabel('標題的拼音').fill('siid5 bau31 mang11')
  await page.getByLabel('標題的華語').fill(title)
  const roles = page.getByRole('list', { name: '角色' })
  for (const [at, [name, pinyin]] of [
    ['阿姆', 'a24 me24'],
    ['阿公', 'a24 gung24'],
  ].entries()) {
    const role = roles.locator(':scope > li').nth(at)
    await role.locator('[aria-expanded]').press('Enter')
    await role.getByLabel('名字', { exact: true }).fill(name ?? '')
    await role.getByLabel('名字的拼音').fill(pinyin ?? '')
  }
  const sheet = page.getByRole('list', { name: '句子' })
  const row = (no: number) => sheet.getByRole('listitem', { name: `第 ${no} 句`, exact: true })
  const said = (no: number) => row(no).getByLabel('客語')
  await said(1).focus()
  const lines = Array.from({ length: 10 }, (_, at) =>
    at % 2 ? '阿公：食飽吂？\tsiid5 bau31 mang11\t吃飽了嗎？' : '阿姆：恁仔細！\tan31 zii31 se55\t謝謝！',
  )
  await said(1).evaluate((field, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, lines.join('\n'))
  await expect(sheet.locator(':scope > li')).toHaveCount(10)
  await expect(page.getByText('貼上了 10 行。')).toBeVisible()
  await expect(said(10)).toHaveValue('食飽吂？')
  await expect(row(10).getByLabel('角色')).toHaveValue('role-2')
  await expectNoAxeFindings(page, '對話的句子')

  await page.keyboard.press('Enter')
  await expect(said(2)).toBeFocused()
  await page.keyboard.press('Alt+1')
  await expect(row(2).getByLabel('角色')).toHaveValue('role-1')
  for (const label of ['拼音', '華語']) {
    await page.keyboard.press('Tab')
    await expect(row(2).getByLabel(label)).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(row(3).getByLabel('角色')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(said(3)).toBeFocused()
  await page.keyboard.press('Alt+Enter')
  await expect(row(3).getByText('學生點一下就看得到意思的詞')).toBeVisible()
  await said(10).press('Enter')
  await expect(said(11)).toBeFocused()
  await page.keyboard.press('Alt+Delete')
  await expect(sheet.locator(':scope > li')).toHaveCount(10)

  await page.keyboard.press('Control+s')
  await expect(page.getByRole('button', { name: '刪除這段對話' })).toBeVisible()
  const id = new URL(page.url()).searchParams.get('id')
  const { data } = await (await page.request.get(`/api/self_study/listening/edit?id=${id}`)).json()
  expect(data.sentences.map((own: { role: string }) => own.role).slice(0, 4)).toEqual([
    'role-1',
    'role-1',
    'role-1',
    'role-2',
  ])
  expect(data.sentences).toHaveLength(10)
  await page.getByRole('button', { name: '刪除這段對話' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: '刪除' }).press('Enter')
  await expect(page).not.toHaveURL(/id=/)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a table is looked at, brought in and taken back, by touch', async ({ page }) => {
    await open(page, '/admin/self_study/classroom_term/import')
    const theme = `手機的檔案 ${Date.now()}`
    const heads = ['主題', '子主題', '腔調', '編號', '客語', '拼音', '華語'].join('\t')
    const row = (no: number, chinese: string) =>
      [theme, '見面', '四縣', no, '食飽吂？', 'siid5 bau31 mang11', chinese].join('\t')
    const bring = async (name: string, ...rows: string[]) => {
      await page.locator('input[name=items_file]').setInputFiles(tsv(name, heads, ...rows))
      await page.getByRole('button', { name: '檢查檔案' }).tap()
    }
    await bring('第一份.tsv', row(1, '吃飽了嗎？'), row(2, '吃飽了嗎？'))
    await page.getByRole('button', { name: '全部匯入' }).tap()
    await expect(page.getByText('匯入完成：新增 2 項、修改 0 項。')).toBeVisible()

    await open(page, '/admin/self_study/classroom_term/import')
    await bring(`${theme}.tsv`, row(1, '吃過了嗎？'), row(3, '吃過了嗎？'))
    const changes = page.getByRole('region', { name: '會改的內容' })
    await expect(changes.getByRole('row', { name: '用語 華語' }).locator('ins')).toHaveText('過')
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    await page.getByRole('button', { name: '全部匯入' }).tap()
    await expect(page.getByText('匯入完成：新增 1 項、修改 1 項。')).toBeVisible()

    await open(page, '/admin/self_study/classroom_term/import')
    await page.getByRole('button', { name: `復原這次匯入：${theme}.tsv` }).tap()
    await page.getByRole('button', { name: '確定復原' }).tap()
    await expect(page.getByText('已經復原：1 項回到匯入以前，1 項移到「已刪除」。').first()).toBeVisible()
    const { data } = await (await page.request.get('/api/classroom_term/categories?dialect_id=1')).json()
    const own = data.categories.find(({ title }: { title: string }) => title === theme)
    expect(own.subcategories[0].terms).toMatchObject([
      { no: 1, chinese_text: '吃飽了嗎？' },
      { no: 2, chinese_text: '吃飽了嗎？' },
    ])
  })
})
