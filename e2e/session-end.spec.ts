import { expect, type Page } from '@playwright/test'
import { csrfToken } from './support/logins.ts'
import { open } from './support/page.ts'
import { logInByForm } from './support/people.ts'
import { passwordOf, test } from './support/test.ts'
import { toast } from './support/toast.ts'

const save = (page: Page) => page.getByRole('button', { name: '儲存', exact: true })
const question = (page: Page) => page.getByRole('dialog', { name: '登入已逾時，文字還在' })
const editor = (page: Page) => page.getByRole('textbox', { name: '公告內容' })

/** The session of the page ends on the server, and the page knows nothing of it. */
async function endSession(page: Page): Promise<void> {
  const answer = await page.request.post('/api/logout', {
    data: {},
    headers: { 'X-CSRF-TOKEN': await csrfToken(page.request) },
  })
  expect(answer.status()).toBe(204)
}

/** Somebody logs in in the same browser. */
async function logInBeside(page: Page, username: 'admin' | 'teacher'): Promise<void> {
  await endSession(page)
  const answer = await page.request.post('/api/login', {
    data: { username, password: passwordOf(username) },
    headers: { 'X-CSRF-TOKEN': await csrfToken(page.request) },
  })
  expect(answer.status()).toBe(200)
}

/** By keyboard, in the window that the dialog opens. */
async function logInByWindow(page: Page, username: 'editor' | 'teacher'): Promise<void> {
  const opening = page.waitForEvent('popup')
  await question(page).getByRole('link', { name: '重新登入' }).press('Enter')
  const window = await opening
  const closing = window.waitForEvent('close')
  await window.getByLabel('帳號', { exact: true }).fill(username)
  await window.getByLabel('密碼', { exact: true }).fill(passwordOf(username))
  await window.keyboard.press('Enter')
  await closing
}

async function writeNews(page: Page, title: string): Promise<void> {
  await open(page, '/admin/news/edit')
  await page.getByLabel('公告標題').fill(title)
  await editor(page).pressSequentially('寫了很久的內容')
}

/** The item that was made in the end, and takes it away. */
async function madeBy(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/admin\/news\/edit\?id=\d+$/)
  const line = await page.getByText(/^上次儲存：/).innerText()
  const id = new URL(page.url()).searchParams.get('id')
  await page.request.post(`/api/news/${id}`, {
    data: { _method: 'DELETE' },
    headers: { 'X-CSRF-TOKEN': await csrfToken(page.request) },
  })
  return line
}

// Each of them a session of its own, which it ends.
test.use({ allowed: [/^40[13] /] })
test.beforeEach(async ({ page }) => {
  await logInByForm(page, 'editor', passwordOf('editor'))
})

test('a session that ends in mid-edit is asked for in a window, and the save goes on by itself', async ({
  page,
}) => {
  await writeNews(page, '沒有不見的消息')
  await endSession(page)
  await save(page).press('Enter')
  await expect(question(page)).toContainText('填好的內容都還在這一頁')
  await logInByWindow(page, 'editor')
  await expect(toast(page, '已儲存，尚未公開')).toBeVisible()
  await expect(question(page)).toBeHidden()
  await expect(page.getByLabel('公告標題')).toHaveValue('沒有不見的消息')
  await expect(editor(page)).toHaveText('寫了很久的內容')
  expect(await madeBy(page)).toContain('示範編輯')
})

test('a link that asks for the login again leads to a page that knows of nobody, and back', async ({
  page,
}) => {
  await open(page, '/my/study-history')
  await endSession(page)
  await page.getByRole('link', { name: '我的錄音' }).first().click()
  await expect(page).toHaveURL(/\/login\?next=%2Fmy%2Frecordings$/)
  await expect(page.getByRole('banner').getByRole('link', { name: '登入' })).toBeVisible()
  await expect(page.getByRole('banner')).not.toContainText('示範編輯')
  await page.getByLabel('帳號', { exact: true }).fill('editor')
  await page.getByLabel('密碼', { exact: true }).fill(passwordOf('editor'))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: '我的錄音' })).toBeVisible()
})

test('another user in that window is told, and nothing is saved in the wrong name', async ({ page }) => {
  await writeNews(page, '還是我的消息')
  await endSession(page)
  await save(page).click()
  await logInByWindow(page, 'teacher')
  await expect(question(page)).toContainText(/現在登入的是「示範教師」，不是「示範編輯/)
  await question(page).getByRole('button', { name: '登出，換回原來的帳號' }).press('Enter')
  await logInByWindow(page, 'editor')
  await expect(toast(page, '已儲存，尚未公開')).toBeVisible()
  expect(await madeBy(page)).toContain('示範編輯')
})

for (const username of ['admin', 'teacher'] as const) {
  test(`the ${username} who has logged in beside saves nothing of the editor’s page`, async ({ page }) => {
    await writeNews(page, `${username} 不知道的消息`)
    await logInBeside(page, username)
    await save(page).click()
    await expect(question(page)).toContainText('請先換回原來的帳號')
    await question(page).getByRole('button', { name: '先不儲存' }).press('Enter')
    await expect(page.getByRole('region', { name: '儲存' }).getByRole('alert')).toContainText('沒有儲存')
    await expect(page.getByLabel('公告標題')).toHaveValue(`${username} 不知道的消息`)
    const found = await page.request.get(`/api/news/menu?keyword=${username}`)
    expect(await found.text()).not.toContain('不知道的消息')
  })
}

test('logging out takes the drafts with it, and the next user of the browser is offered none', async ({
  page,
  context,
}) => {
  await writeNews(page, '登出以後看不到')
  const drafts = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('hakka-draft|')).length)
  await expect.poll(drafts).toBe(1)
  const other = await context.newPage()
  await open(other, '/my/dashboard')
  await other.getByRole('banner').getByRole('group').getByText('示範編輯').click()
  await other.getByRole('button', { name: '登出' }).click()
  await expect(other).toHaveURL('/')
  await expect.poll(drafts).toBe(0)
  // The tab that still shows the form writes nothing more.
  await page.getByLabel('公告標題').fill('登出以後還在打字')
  page.once('dialog', (dialog) => void dialog.accept())
  await open(page, '/')
  expect(await drafts()).toBe(0)
  await logInByForm(page, 'editor', passwordOf('editor'))
  await open(page, '/admin/news/edit')
  await expect(page.getByRole('region', { name: '儲存' })).toContainText('沒有變更')
  await expect(page.getByRole('region', { name: '沒存的草稿' })).toHaveCount(0)
})

for (const [what, fulfil, text] of [
  ['a refusal', { status: 403, json: { code: 'forbidden', message: '您沒有權限執行此操作' } }, '您沒有權限'],
  ['a server that is down', { status: 503, body: '' }, '伺服器錯誤'],
  ['a line that is cut', undefined, '發生未知錯誤'],
] as const) {
  test.describe(what, () => {
    test.use({ allowed: [/^[45]03 |ERR_/] })
    test(`${what} is told in the save bar, however far down the form is`, async ({ page }) => {
      await open(page, '/admin/guide')
      await page.route('**/api/guide/update', (route) =>
        fulfil ? route.fulfill(fulfil) : route.abort('internetdisconnected'),
      )
      await page.getByLabel('頁面標題').fill('改過的標題')
      await page.keyboard.press('End')
      await page.getByRole('button', { name: '新增分類' }).scrollIntoViewIfNeeded()
      await save(page).press('Enter')
      const told = page.getByRole('region', { name: '儲存' }).getByRole('alert')
      await expect(told).toContainText(text)
      await expect(told).toBeInViewport({ ratio: 1 })
      await expect(page.getByLabel('頁面標題')).toHaveValue('改過的標題')
    })
  })
}

test.describe('what is missing', () => {
  test.use({ allowed: [/^422 /], viewport: { width: 390, height: 844 } })
  test('is counted in the save bar, which leads to it from the end of the form', async ({ page }) => {
    await open(page, '/admin/guide')
    await page.getByLabel('頁面標題').fill('')
    await page.getByLabel('引言標題').fill('')
    await save(page).press('Enter')
    await page.getByRole('button', { name: '新增分類' }).focus()
    const way = page.getByRole('region', { name: '儲存' }).getByRole('button', { name: '2 個欄位要修正' })
    await expect(way).toBeInViewport({ ratio: 1 })
    await way.press('Enter')
    await expect(page.getByLabel('頁面標題')).toBeFocused()
    await expect(page.getByLabel('頁面標題')).toBeInViewport({ ratio: 1 })
  })
})
