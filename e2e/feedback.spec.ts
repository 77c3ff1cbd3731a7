import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { violationsOf } from './support/attack.ts'
import { loginFile } from './support/logins.ts'
import { newestMail } from './support/outbox.ts'
import { open, openEntries, openSettled, overflow } from './support/page.ts'
import { LESSON } from './support/routes.ts'
import { test } from './support/test.ts'

/** A red square, 2 × 2. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg==',
  'base64',
)
const picture = (name = '第二頁.png') => ({ name, mimeType: 'image/png', buffer: PNG })

const send = (page: Page) => page.getByRole('button', { name: '送出' })
const addPictures = (page: Page) => page.getByLabel('畫面截圖')
const unique = (words: string) => `${words}${Date.now()}${Math.random().toString(36).slice(2, 6)}`

/** Tabs on until something has the focus. */
async function tabTo(page: Page, label: string, max = 80): Promise<void> {
  const target = page.getByLabel(label, { exact: true })
  for (let presses = 0; presses < max; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

/** Everything that has to be filled in. */
async function fill(page: Page, content: string, email = 'mei@school.example'): Promise<void> {
  await page.getByRole('radio', { name: '網站資訊' }).check({ force: true })
  await page.getByLabel('問題網址').fill('http://localhost/download')
  await page.getByLabel('問題描述').fill(content)
  await page.getByLabel('電子郵件').fill(email)
}

test.describe('a teacher', () => {
  test.use({ role: 'teacher' })
  test('reports a wrong reading from a lesson by keyboard, a handler answers, everybody reads it', async ({
    page,
    browser,
    baseURL,
  }) => {
    const content = unique('「阿公」的拼音少了調號')
    const email = `${unique('teacher')}@school.example`.toLowerCase()
    await open(page, LESSON)
    const link = (await openEntries(page)).getByRole('link', { name: /^回報問題/ })
    await link.focus()
    const opening = page.context().waitForEvent('page')
    await page.keyboard.press('Enter')
    const form = await opening
    await expect(form.getByRole('heading', { level: 1 })).toHaveText('問題回報')
    await expect(form.getByLabel('問題網址')).toHaveValue(/\/lesson\?step_no=1.*dialect_id=1/)
    await expect(form.getByRole('radio', { name: '教學內容' })).toBeChecked()
    await expect(form.getByRole('checkbox', { name: '四縣腔', exact: true })).toBeChecked()
    await expect(send(form)).toBeDisabled()

    await form.getByRole('radio', { name: '教學內容' }).focus()
    await form.keyboard.press('Tab')
    await form.keyboard.press('ArrowRight')
    await expect(form.getByRole('radio', { name: '客語拼音錯誤' })).toBeChecked()
    await tabTo(form, '問題描述')
    await form.keyboard.type(content)
    await addPictures(form).setInputFiles([picture(), picture('另一張.png')])
    await expect(form.getByRole('img', { name: '截圖 2 的預覽' })).toBeVisible()
    await form.getByRole('button', { name: '移除截圖 2' }).focus()
    await form.keyboard.press('Enter')
    await expect(form.getByRole('img', { name: '截圖 2 的預覽' })).toBeHidden()
    await tabTo(form, '截圖 1 的說明')
    await form.keyboard.type('第二頁的卡片')
    await tabTo(form, '電子郵件')
    await form.keyboard.press('Control+a')
    await form.keyboard.type(email)
    await send(form).focus()
    await form.keyboard.press('Enter')
    const thanks = form.getByRole('dialog', { name: '謝謝你的回報！' })
    await expect(thanks).toBeVisible()
    const code = (await thanks.getByText(/^F-/).textContent()) ?? ''
    expect((await newestMail(email, `已收到你的問題回報（${code}）`)).text).toContain(code)

    const desk = await browser.newContext({
      ...(baseURL ? { baseURL } : {}),
      storageState: loginFile(process.env.E2E_FOLDER ?? '', 'editor'),
    })
    const handler = await desk.newPage()
    await open(handler, `/admin/feedbacks?keyword=${encodeURIComponent(content)}`)
    await handler.getByRole('link', { name: `回覆 ${code}` }).focus()
    await handler.keyboard.press('Enter')
    await expect(handler.getByRole('heading', { level: 1 })).toHaveText(`回覆 ${code}`)
    await expect(handler.getByRole('main')).toContainText(email)
    const shot = handler.getByRole('img', { name: '第二頁的卡片' })
    await expect(shot).toBeVisible()
    await expect.poll(() => shot.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(2)
    await handler.getByRole('radio', { name: '未處理' }).focus()
    await handler.keyboard.press('ArrowRight')
    await handler.keyboard.press('ArrowRight')
    await expect(handler.getByRole('radio', { name: '已完成' })).toBeChecked()
    await tabTo(handler, '回覆')
    await handler.keyboard.type('已經補上調號，謝謝老師。')
    await tabTo(handler, '內部備註')
    await handler.keyboard.type('只有我們看得到')
    await handler.keyboard.press('Control+s')
    await expect(handler.getByText('已儲存', { exact: true })).toBeVisible()
    await desk.close()

    expect((await newestMail(email, `你回報的問題已處理完成（${code}）`)).text).toContain('已經補上調號')
    const visitor = await browser.newContext(baseURL ? { baseURL } : {})
    const reader = await visitor.newPage()
    const answer = await open(reader, `/feedback/list?keyword=${code}`)
    const html = (await answer?.text()) ?? ''
    await expect(reader.getByRole('article')).toContainText(content)
    await expect(reader.getByRole('article')).toContainText('已經補上調號，謝謝老師。')
    await expect(reader.getByRole('article')).toContainText('已完成')
    await expect(reader.getByRole('link', { name: /^回覆/ })).toHaveCount(0)
    for (const secret of [email, '只有我們看得到', '第二頁的卡片', 'screenshot'])
      expect(html).not.toContain(secret)
    await visitor.close()
  })
})

test('the form says what is missing, and what depends on the category comes and goes', async ({ page }) => {
  await open(page, '/feedback')
  await expect(send(page)).toBeDisabled()
  const form = page.getByRole('form', { name: '問題回報' })
  for (const message of ['請選擇問題分類', '請輸入問題網址', '請輸入問題描述', '請輸入電子郵件']) {
    await expect(form).toContainText(message)
  }
  const category = page.getByRole('radio', { name: '教學內容' })
  const wrongSound = page.getByRole('radio', { name: '發音錯誤' })
  await category.focus()
  await page.keyboard.press('Space')
  await expect(form).toContainText('請選擇腔調')
  await expect(form).toContainText('請選擇問題子分類')
  await wrongSound.focus()
  await page.keyboard.press('Space')
  await expect(wrongSound).toBeChecked()
  await expect(form).not.toContainText('請選擇問題子分類')
  await page.keyboard.press('Space')
  await expect(wrongSound, 'picking it again takes it back').not.toBeChecked()
  await wrongSound.focus()
  await page.keyboard.press('Space')
  await page.getByRole('radio', { name: '主題架構' }).focus()
  await page.keyboard.press('Space')
  await expect(wrongSound).toBeHidden()
  await expect(form).toContainText('請選擇腔調')
  await category.focus()
  await page.keyboard.press('Space')
  await expect(wrongSound, 'another category clears it').not.toBeChecked()
  await page.getByRole('radio', { name: '其他建議' }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('checkbox', { name: '海陸腔' })).toBeHidden()
})

test('a picture is pasted; the thanks close by themselves and the code stays', async ({ page }) => {
  await open(page, '/feedback')
  await fill(page, unique('貼上截圖'))
  await page.evaluate((base64) => {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
    const data = new DataTransfer()
    data.items.add(new File([bytes], 'image.png', { type: 'image/png' }))
    document.body.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  }, PNG.toString('base64'))
  await expect(page.getByRole('img', { name: '截圖 1 的預覽' })).toBeVisible()
  await send(page).click()
  const thanks = page.getByRole('dialog', { name: '謝謝你的回報！' })
  await expect(thanks).toBeVisible()
  const shown = Date.now()
  await expect(thanks).toBeHidden()
  const stood = Date.now() - shown
  expect(stood).toBeGreaterThan(2500)
  expect(stood).toBeLessThan(6000)
  await expect(page.getByRole('heading', { name: '已經收到你的回報' })).toBeFocused()
  await page.getByRole('link', { name: '查看回報列表' }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
})

test.describe('a failure', () => {
  test.use({ allowed: [/(500|422) .*\/api\/feedback/] })

  test('of the server is told, and nothing that was written is lost', async ({ page }) => {
    await page.route('**/api/feedback', (route) => route.fulfill({ status: 500, body: '{}' }))
    await open(page, '/feedback')
    const content = unique('不能弄丟')
    await fill(page, content)
    await addPictures(page).setInputFiles(picture())
    await send(page).click()
    const toast = page.getByRole('listitem').filter({ hasText: '表單送出失敗' })
    await expect(toast).toContainText('發生錯誤')
    await expect(page.getByLabel('問題描述')).toHaveValue(content)
    await expect(page.getByRole('img', { name: '截圖 1 的預覽' })).toBeVisible()
    await page.unroute('**/api/feedback')
    await send(page).click()
    await expect(page.getByRole('dialog', { name: '謝謝你的回報！' })).toBeVisible()
  })

  test('of a picture that is none is told at that picture', async ({ page }) => {
    await open(page, '/feedback')
    await fill(page, unique('假的圖片'))
    await addPictures(page).setInputFiles([
      picture(),
      { name: '假的.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload="alert(1)"/>') },
      { name: '向量.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') },
    ])
    await expect(page.getByText('「向量.svg」不是圖片')).toBeVisible()
    await send(page).click()
    await expect(page.getByText('圖片請用 JPEG、PNG、WebP 或 GIF 檔')).toBeVisible()
    await page.getByRole('button', { name: '移除截圖 2' }).click()
    await send(page).click()
    await expect(page.getByRole('dialog', { name: '謝謝你的回報！' })).toBeVisible()
  })
})

test('the public list is filtered by month, dialect and word, and hides what is deleted', async ({
  page,
}) => {
  await open(page, '/feedback/list')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByText('測試測試，請忽略。')).toHaveCount(0)
  await expect(page.getByLabel('月份').locator('option')).toHaveCount(7)
  await page.getByLabel('腔調').selectOption('南四縣腔')
  await page.getByLabel('關鍵字').fill('涯等')
  await page.getByRole('button', { name: '查詢' }).click()
  await expect(page).toHaveURL(/d%5B%5D=6/)
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('article')).toContainText('兩處都已經改成')
  await page.getByLabel('關鍵字').fill('hsu.sample')
  await page.getByRole('button', { name: '查詢' }).click()
  await expect(page.getByText('查無資料')).toBeVisible()
})

test.describe('the desk', () => {
  test.use({ role: 'editor', allowed: [/409 .*\/api\/feedback/] })

  async function report(page: Page, fields: object = {}): Promise<{ id: number; code: string }> {
    const token = (await (await page.request.get('/api/csrf')).json()).data.token
    const headers = { 'X-CSRF-TOKEN': token }
    const content = unique('後台測試')
    const data = { email: 'a@b.example', url: '/', content, category: 5, ...fields }
    const code = (await (await page.request.post('/api/feedback', { data, headers })).json()).feedback_code
    const found = await (await page.request.get(`/api/feedback?keyword=${code}`)).json()
    return { id: found.data[0].id, code }
  }

  test('lists by status, month and dialect, with counts', async ({ page }) => {
    await open(page, '/admin/feedbacks?d[]=6')
    const tabs = page.getByRole('navigation', { name: '處理狀態' })
    await expect(tabs.getByRole('link', { name: /^已完成/ })).toContainText('1')
    await tabs.getByRole('link', { name: /^已完成/ }).click()
    await expect(page).toHaveURL(/status=2/)
    await expect(page.getByText('共 1 筆')).toBeVisible()
    await page.getByRole('checkbox', { name: '南四縣腔' }).focus()
    await page.keyboard.press('Space')
    await page.getByRole('checkbox', { name: '詔安腔' }).focus()
    await page.keyboard.press('Space')
    await page.getByRole('button', { name: '查詢' }).click()
    await expect(page).toHaveURL(/status=2.*d%5B%5D=5|d%5B%5D=5.*status=2/)
    await expect(page.getByText('共 0 筆')).toBeVisible()
    await expect(page.getByRole('link', { name: /匯出 CSV/ })).toHaveCount(0)
  })

  test('saves the reports that are chosen as a file for spreadsheets', async ({ page }) => {
    const { code } = await report(page)
    await open(page, `/admin/feedbacks?keyword=${code}&status=0`)
    const saving = page.waitForEvent('download')
    await page.getByRole('link', { name: '匯出 CSV（1 筆）' }).press('Enter')
    const file = await saving
    expect(file.suggestedFilename()).toMatch(/^問題回報-\d{8}-\d{4}\.csv$/)
    const text = await readFile(await file.path(), 'utf8')
    expect(text.split('\r\n')).toHaveLength(3)
    expect(text).toContain(`"${code}"`)
  })

  test('two handlers of one report: the second sees both replies and chooses', async ({ page }) => {
    const { id } = await report(page)
    await open(page, `/admin/feedback/edit?id=${id}`)
    await page.getByLabel('回覆', { exact: true }).fill('我的回覆')
    const token = (await (await page.request.get('/api/csrf')).json()).data.token
    await page.request.put(`/api/feedback/${id}`, {
      data: { status: 1, reply: '對方的回覆' },
      headers: { 'X-CSRF-TOKEN': token },
    })
    await page.getByRole('button', { name: '儲存', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: '這份資料剛被其他人改過' })
    await expect(dialog).toContainText('我的回覆')
    await expect(dialog).toContainText('對方的回覆')
    await dialog.getByRole('button', { name: '用我的覆蓋' }).click()
    await expect
      .poll(async () => (await (await page.request.get(`/api/feedback/${id}`)).json()).data.reply)
      .toBe('我的回覆')
  })

  test('attaches a file to the reply, which everybody may open', async ({ page }) => {
    const { id, code } = await report(page)
    await open(page, `/admin/feedback/edit?id=${id}`)
    await page.getByLabel('附件', { exact: true }).setInputFiles(picture('更正.png'))
    await page.getByLabel('附件 1 的說明').fill('更正後的畫面')
    await page.getByRole('button', { name: '儲存', exact: true }).click()
    await expect(page.getByText('已儲存', { exact: true })).toBeVisible()
    await open(page, `/feedback/list?keyword=${code}`)
    const href = await page.getByRole('link', { name: /更正後的畫面/ }).getAttribute('href')
    expect((await page.request.get(href ?? '')).headers()['content-type']).toBe('image/png')
    await expect(page.getByRole('link', { name: `回覆 ${code}` })).toBeVisible()
  })

  test('nothing that somebody writes into a report runs, and the policy has nothing to report', async ({
    page,
  }) => {
    const attack = [
      '<script>window.attacked=1</script>',
      '<img src=x onerror="window.attacked=1">',
      '<svg onload="window.attacked=1"></svg>',
      '</textarea><details open ontoggle="window.attacked=1">x</details>',
      'javascript:window.attacked=1',
    ].join('')
    const { id, code } = await report(page, {
      content: unique(attack),
      url: 'javascript:window.attacked=1//<script>window.attacked=1</script>',
      tel: '<b onclick=x>',
    })
    const token = (await (await page.request.get('/api/csrf')).json()).data.token
    await page.request.put(`/api/feedback/${id}`, {
      data: { status: 1, reply: attack, note: attack },
      headers: { 'X-CSRF-TOKEN': token },
    })
    const violations = await violationsOf(page)
    const paths = [
      `/feedback/list?keyword=${code}`,
      `/feedback?url=${encodeURIComponent(attack)}&category=<script>&dialect_id="`,
      `/admin/feedbacks?keyword=${code}`,
      `/admin/feedback/${id}`,
      `/admin/feedback/edit?id=${id}`,
    ]
    for (const path of paths) {
      await openSettled(page, path)
      expect(await page.evaluate(() => Reflect.get(window, 'attacked')), path).toBeUndefined()
      await expect(page.locator('a[href^="javascript:" i]')).toHaveCount(0)
      // Nor does it push anything aside: it is one word of 150 letters.
      for (const width of [360, 820]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await overflow(page), `${path}, ${width} px`).toBeLessThanOrEqual(0)
      }
    }
    expect(violations).toEqual([])
  })
})
