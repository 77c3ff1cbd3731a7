import { readFile } from 'node:fs/promises'
import { type Browser, expect, type Page } from '@playwright/test'
import { test } from './support/test.ts'

const PASSWORD = 'tung-blossom-89'

/** By keyboard: the control has the focus, and the key does what a click would. */
async function press(
  page: Page,
  role: 'button' | 'link',
  name: string | RegExp,
  key = 'Enter',
): Promise<void> {
  const control = page.getByRole('main').getByRole(role, { name })
  await control.focus()
  await expect(control).toBeFocused()
  await page.keyboard.press(key)
}

/** To the provider by the login page, and back as the account that is chosen there. */
async function logInBy(page: Page, provider: string, account: string): Promise<void> {
  await page.goto('/login')
  await press(page, 'link', provider)
  await page.getByRole('link', { name: account }).click()
}

/** @param role 4 教師, 5 學生 */
async function register(page: Page, role: 4 | 5): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('完成註冊')
  await page.locator(`input[name=role_id][value="${role}"]`).focus()
  await page.keyboard.press('Space')
  await press(page, 'button', '完成註冊')
  await expect(page.getByText('請先閱讀並同意服務條款與隱私權政策')).toBeVisible()
  await page.getByRole('checkbox').focus()
  await page.keyboard.press('Space')
  await press(page, 'button', '完成註冊')
  await expect(page).toHaveURL('/')
}

/** @param password asked for where there is one */
async function erase(page: Page, password?: string): Promise<void> {
  await page.goto('/my/account/edit')
  await press(page, 'button', '刪除帳號')
  const dialog = page.getByRole('dialog', { name: '刪除帳號' })
  const account = (await dialog.locator('strong').textContent()) ?? ''
  await expect(dialog.getByRole('button', { name: '確認刪除' })).toBeDisabled()
  await dialog.getByLabel('請輸入你的帳號').fill(account)
  if (password) await dialog.getByLabel('密碼', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: '確認刪除' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner').getByRole('link', { name: '登入' })).toBeVisible()
}

async function otherDevice(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    storageState: { cookies: [], origins: [] },
  })
  return context.newPage()
}

test.describe('a teacher who comes by 教育雲', () => {
  test.use({ allowed: [/^422 .*\/api\/my\/account$/] })
  test('edits her data, ends another device, takes her data along and erases the account', async ({
    page,
    browser,
    baseURL,
  }) => {
    test.setTimeout(90_000)
    await logInBy(page, '教育雲端帳號', '雲端老師')
    await register(page, 4)

    await page.goto('/my/profile')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('雲端老師')
    await expect(page.getByRole('definition').filter({ hasText: '教師' })).toHaveText('教師')
    await expect(page.getByText('尚未填寫')).toHaveCount(4)
    await page.getByLabel('帳號設定選單').focus()
    await page.keyboard.press('Enter')
    await press(page, 'link', '修改資料')
    await expect(page).toHaveURL('/my/account/edit#data')

    await page.getByLabel('姓名').fill('')
    await press(page, 'button', '儲存')
    await expect(page.getByLabel('姓名')).toHaveAccessibleDescription(/請輸入姓名/)
    await expect(page.getByLabel('姓名')).toBeFocused()
    await page.getByLabel('姓名').fill('雲端王老師')
    await page.getByLabel('常用電子郵件').fill('prize@mail.test')
    await page.getByLabel('年級').selectOption('國小三年級')
    await page.getByRole('combobox', { name: '學校' }).fill('範例')
    await expect(page.getByRole('listbox', { name: '學校' }).getByRole('option').first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('combobox', { name: '學校' })).toHaveValue(/範例/)
    await press(page, 'button', '儲存')
    await expect(page.getByText('儲存成功')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('雲端王老師')
    await page.goto('/my/profile')
    await expect(page.getByText('國小三年級').last()).toBeVisible()
    await expect(page.getByText('尚未填寫')).toHaveCount(0)

    const other = await otherDevice(browser, baseURL)
    await logInBy(other, '教育雲端帳號', '雲端老師')
    await expect(other).toHaveURL('/')
    await page.goto('/my/account/edit')
    await press(page, 'button', '登出這台裝置')
    await expect(page.getByText('已登出這台裝置')).toBeVisible()
    await expect(page.getByRole('button', { name: '登出這台裝置' })).toHaveCount(0)
    await other.goto('/my/profile')
    await expect(other).toHaveURL(/\/login\?next=%2Fmy%2Fprofile/)
    await other.context().close()

    const download = page.waitForEvent('download')
    await press(page, 'link', '下載我的資料')
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^客語學堂-我的資料-\d{4}-\d\d-\d\d\.zip$/)
    const bytes = await readFile(await file.path())
    expect(bytes.subarray(0, 2).toString()).toBe('PK')
    expect(bytes.includes('study-history.json')).toBe(true)

    await erase(page)
    await logInBy(page, '教育雲端帳號', '雲端老師')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('完成註冊')
  })
})

test.describe('an account that only 教育雲 opens', () => {
  test.use({ allowed: [/^422 .*\/api\/unbind$/] })
  test('is unbound from it only when it has a password', async ({ page }) => {
    await logInBy(page, '教育雲端帳號', '雲端學生')
    await register(page, 5)
    await page.goto('/my/profile')
    await press(page, 'button', '解除綁定教育雲端帳號')
    await page.getByRole('dialog').getByRole('button', { name: '解除綁定' }).click()
    await expect(page.getByText('解除綁定失敗')).toBeVisible()
    await expect(page.getByText('這是你唯一的登入方式')).toBeVisible()
    await expect(page.getByText('已綁定')).toBeVisible()

    await page.goto('/my/account/edit')
    await page.getByLabel('新密碼', { exact: true }).fill(PASSWORD)
    await page.getByLabel('再輸入一次新密碼', { exact: true }).fill(PASSWORD)
    await press(page, 'button', '設定密碼')
    await expect(page.getByLabel('目前的密碼')).toBeVisible()
    await press(page, 'button', '解除綁定教育雲端帳號')
    await page.getByRole('dialog').getByRole('button', { name: '解除綁定' }).click()
    await expect(page.getByRole('button', { name: '綁定教育雲端帳號', exact: true })).toBeVisible()
    await erase(page, PASSWORD)
  })
})

test.describe('logged in', () => {
  test.use({ role: 'teacher' })

  test('a window of 400 × 600 binds a Google account, which then logs in, and it is let go again', async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.goto('/my/profile', { waitUntil: 'networkidle' })
    const opened = page.waitForEvent('popup')
    await press(page, 'button', '綁定Google 帳號')
    const popup = await opened
    await expect.poll(() => popup.evaluate(() => [innerWidth, innerHeight])).toEqual([400, 600])
    const closed = popup.waitForEvent('close')
    await popup.getByRole('link', { name: '谷歌小美' }).click()
    await closed
    await expect(page.getByText('已綁定')).toBeVisible()
    await expect(page.getByText('mei@mail.test')).toBeVisible()

    const other = await otherDevice(browser, baseURL)
    await logInBy(other, 'Google 帳號', '谷歌小美')
    await expect(other.getByText('示範教師').first()).toBeVisible()
    await other.context().close()

    await press(page, 'button', '解除綁定Google 帳號')
    await page.getByRole('dialog').getByRole('button', { name: '解除綁定' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('已解除綁定')).toBeVisible()
    await expect(page.getByRole('button', { name: '綁定Google 帳號', exact: true })).toBeVisible()
  })

  test('a binding that is given up is told with its reason', async ({ page }) => {
    await page.goto('/my/account/edit', { waitUntil: 'networkidle' })
    const opened = page.waitForEvent('popup')
    await press(page, 'button', '綁定教育雲端帳號')
    const popup = await opened
    await popup.getByRole('link', { name: '取消' }).click()
    await expect(page.getByRole('alert')).toContainText('綁定失敗：你取消了登入')
    expect(popup.isClosed()).toBe(true)
  })

  test('what another page posts is not believed', async ({ page }) => {
    await page.goto('/my/profile', { waitUntil: 'networkidle' })
    const opened = page.waitForEvent('popup')
    await press(page, 'button', '綁定Google 帳號')
    const popup = await opened
    await popup.waitForURL(/\/interaction\//)
    await popup.evaluate(() =>
      window.opener.postMessage({ type: 'hakka.binding', status: 'error', message: '假的訊息' }, '*'),
    )
    await page.waitForTimeout(300)
    await expect(page.getByText('假的訊息')).toHaveCount(0)
    await popup.close()
  })
})

test('a login that is given up leads back to the login page with a sentence', async ({ page }) => {
  await page.goto('/login?next=%2Fterms')
  await press(page, 'link', '教育雲端帳號')
  await page.getByRole('link', { name: '取消' }).click()
  await expect(page).toHaveURL(/\/login\?/)
  await expect(page.getByRole('alert')).toContainText('你取消了登入')
  await expect(page.getByRole('link', { name: '教育雲端帳號' })).toHaveAttribute(
    'href',
    '/login/edu?next=%2Fterms',
  )
})

test('the personal area asks a visitor to log in, and leads back', async ({ page }) => {
  await page.goto('/my/account/edit')
  await expect(page).toHaveURL('/login?next=%2Fmy%2Faccount%2Fedit')
})
