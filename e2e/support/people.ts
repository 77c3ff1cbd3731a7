import { type Browser, expect, type Page } from '@playwright/test'
import { linkIn, newestMail } from './outbox.ts'
import { open } from './page.ts'

export const PASSWORD = 'tung-blossom-89'

export const freshAddress = (who: string) => `${who}-${Math.random().toString(36).slice(2)}@school.example`

/** By keyboard: the control of the page's main part has the focus, and the key does what a click would. */
export async function press(
  page: Page,
  role: 'button' | 'link' | 'checkbox',
  name: string,
  key = 'Enter',
): Promise<void> {
  const control = page.getByRole('main').getByRole(role, { name, exact: true })
  await control.focus()
  await expect(control).toBeFocused()
  await page.keyboard.press(key)
}

/**
 * A new account of the test's own, and the page logged in to it: what is done to it disturbs nobody.
 * @param who its name
 * @returns its address
 */
export async function registerByForm(page: Page, who: string, role: string): Promise<string> {
  const email = freshAddress('own')
  await open(page, '/register')
  await page.getByLabel('電子郵件').fill(email)
  await page.getByLabel('密碼', { exact: true }).fill(PASSWORD)
  await page.getByLabel('再輸入一次密碼').fill(PASSWORD)
  await page.getByLabel('姓名').fill(who)
  await page.getByRole('radio', { name: role }).check()
  await page.getByRole('checkbox', { name: /同意/ }).check()
  await page.getByRole('button', { name: '註冊', exact: true }).click()
  await expect(page).toHaveURL('/email/verify')
  return email
}

/** Opens the newest link that was sent to confirm an address, and confirms it. */
export async function confirmByMail(page: Page, email: string): Promise<void> {
  await open(page, linkIn(await newestMail(email, '請確認你的電子郵件')))
  await press(page, 'button', '確認電子郵件')
  await expect(page.getByRole('heading', { name: '電子郵件已確認' })).toBeVisible()
}

export async function logInByForm(page: Page, username: string, password: string): Promise<void> {
  await open(page, '/login')
  await page.getByLabel('帳號', { exact: true }).fill(username)
  await page.getByLabel('密碼', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
}

/** To the provider by the login page, and back as the account that is chosen there. */
export async function logInBy(page: Page, provider: string, account: string): Promise<void> {
  await open(page, '/login')
  await press(page, 'link', provider)
  await page.getByRole('link', { name: account }).click()
}

/** Binds the account that is chosen in the window, whose size is answered. */
export async function bindBy(page: Page, provider: string, account: string): Promise<number[]> {
  const opened = page.waitForEvent('popup')
  await press(page, 'button', `綁定${provider}`)
  const popup = await opened
  const size = () => popup.evaluate(() => [innerWidth, innerHeight])
  await popup.getByRole('link', { name: account }).waitFor()
  const seen = await size()
  const closed = popup.waitForEvent('close')
  await popup.getByRole('link', { name: account }).click()
  await closed
  return seen
}

/** A page of a browser that knows nothing of the other. */
export async function otherDevice(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    storageState: { cookies: [], origins: [] },
  })
  return context.newPage()
}

/** @param password asked for where there is one */
export async function erase(page: Page, password?: string): Promise<void> {
  await open(page, '/my/account/edit')
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
