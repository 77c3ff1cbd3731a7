import { expect, type Page } from '@playwright/test'
import { confirm, PASSWORD, register } from './support/callers.ts'
import { afterTimers, alive, open } from './support/page.ts'
import { bindBy, erase, freshAddress, logInBy, logInByForm, otherDevice, press } from './support/people.ts'
import { test } from './support/test.ts'
import { toast } from './support/toast.ts'

/** What is left to say when another site has told who somebody is. */
async function finish(page: Page, role: '教師' | '學生' | '一般民眾'): Promise<void> {
  await expect(page).toHaveURL('/register/finish')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('完成註冊')
  await alive(page)
  await page.getByRole('radio', { name: new RegExp(`^${role}`) }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: '完成註冊' })).toBeDisabled()
  await page.getByText('個人資料蒐集告知').click()
  await expect(page.getByText('你可以查詢、閱覽、複製、更正、停止利用或刪除自己的資料。')).toBeVisible()
  await page.getByRole('checkbox', { name: /服務條款.*隱私權政策/ }).focus()
  await page.keyboard.press('Space')
  await press(page, 'button', '完成註冊')
}

/** By keyboard, with the dialog that asks first. */
async function unbind(page: Page, provider: string): Promise<void> {
  await press(page, 'button', `解除綁定${provider}`)
  const dialog = page.getByRole('dialog', { name: `解除綁定${provider}？` })
  await dialog.getByRole('button', { name: '解除綁定' }).focus()
  await page.keyboard.press('Enter')
}

/** Of whom only the account matters here. */
const pupil = (name: string) => ({ name, role_id: 5, email: freshAddress('own') })
const citizen = (name: string, email = freshAddress('own')) => ({ name, role_id: 8, email })

const bound = (page: Page, provider: string) =>
  page.getByRole('button', { name: `解除綁定${provider}`, exact: true })
const unbound = (page: Page, provider: string) =>
  page.getByRole('button', { name: `綁定${provider}`, exact: true })

test.describe('a teacher who comes by 教育雲', () => {
  test.use({ allowed: [/^422 .*\/api\/unbind$/] })
  test('is confirmed, binds a Google account in a window, lets 教育雲 go, and keeps the last way to log in', async ({
    page,
    browser,
    baseURL,
  }) => {
    await open(page, '/login?next=%2Fmy%2Fprofile')
    await press(page, 'link', '教育雲端帳號')
    await page.getByRole('link', { name: '雲端林老師' }).click()
    await finish(page, '教師')
    await expect(page).toHaveURL('/my/profile')
    await expect(page.getByRole('definition').filter({ hasText: '教師' })).toHaveText('教師')
    await expect(bound(page, '教育雲端帳號')).toBeVisible()
    const { data } = await (await page.request.get('/api/my/info')).json()
    expect(data.user).toMatchObject({ is_teacher: true, email: 'cloud-lin@mail.edu.test' })

    expect(await bindBy(page, 'Google 帳號', '谷歌小美')).toEqual([400, 600])
    await expect(bound(page, 'Google 帳號')).toBeVisible()
    await expect(page.getByText('mei@mail.test')).toBeVisible()

    await unbind(page, '教育雲端帳號')
    await expect(toast(page, '已解除綁定')).toBeVisible()
    await expect(unbound(page, '教育雲端帳號')).toBeVisible()
    await unbind(page, 'Google 帳號')
    await expect(toast(page, '解除綁定失敗')).toContainText('這是你唯一的登入方式')
    await expect(bound(page, 'Google 帳號')).toBeVisible()

    const other = await otherDevice(browser, baseURL)
    await logInBy(other, 'Google 帳號', '谷歌小美')
    await expect(other).toHaveURL('/')
    await expect(other.getByText('雲端林老師').first()).toBeVisible()
    await erase(other)
    await other.context().close()
  })
})

test('an account that only 教育雲 opens can let it go once it has a password', async ({ page }) => {
  await logInBy(page, '教育雲端帳號', '雲端學生')
  await finish(page, '學生')
  await expect(page).toHaveURL('/')
  await open(page, '/my/account/edit')
  await page.getByLabel('新密碼', { exact: true }).fill(PASSWORD)
  await page.getByLabel('再輸入一次新密碼', { exact: true }).fill(PASSWORD)
  await press(page, 'button', '設定密碼')
  await expect(page.getByLabel('目前的密碼')).toBeVisible()
  await unbind(page, '教育雲端帳號')
  await expect(unbound(page, '教育雲端帳號')).toBeVisible()
  await erase(page, PASSWORD)
})

test('who registered by mail binds a Google account, which then logs in and opens no other account', async ({
  page,
  browser,
  baseURL,
}) => {
  const owner = citizen('徐小華')
  await register(page.request, owner)
  await confirm(page.request, owner.email)
  await open(page, '/my/profile')
  await bindBy(page, 'Google 帳號', '谷歌小華')
  await expect(bound(page, 'Google 帳號')).toBeVisible()

  const other = await otherDevice(browser, baseURL)
  await logInBy(other, 'Google 帳號', '谷歌小華')
  await expect(other.getByText('徐小華').first()).toBeVisible()
  await other.context().close()

  const second = await otherDevice(browser, baseURL)
  await register(second.request, pupil('黃小明'))
  await open(second, '/my/profile')
  await bindBy(second, 'Google 帳號', '谷歌小華')
  await expect(second.getByRole('alert')).toContainText('綁定失敗：這個帳號已經綁定了另一個客語學堂帳號')
  await expect(unbound(second, 'Google 帳號')).toBeVisible()
  await second.context().close()
})

test.describe('the window of a binding', () => {
  test('that is given up is told with its reason', async ({ page }) => {
    await register(page.request, pupil('放棄的人'))
    await open(page, '/my/account/edit')
    const opened = page.waitForEvent('popup')
    await press(page, 'button', '綁定教育雲端帳號')
    const popup = await opened
    await popup.getByRole('link', { name: '取消' }).click()
    await expect(page.getByRole('alert')).toContainText('綁定失敗：你取消了登入')
    expect(popup.isClosed()).toBe(true)
  })

  test('is not believed when it is at another site', async ({ page }) => {
    await register(page.request, pupil('不輕信的人'))
    await open(page, '/my/profile')
    const opened = page.waitForEvent('popup')
    await press(page, 'button', '綁定Google 帳號')
    const popup = await opened
    await popup.waitForURL(/\/interaction\//)
    const came = page.evaluate(
      () => new Promise((over) => addEventListener('message', () => over(true), { once: true })),
    )
    await popup.evaluate(() =>
      window.opener.postMessage({ type: 'hakka.binding', status: 'error', message: '假的訊息' }, '*'),
    )
    await came
    await afterTimers(page, 0)
    await expect(page.getByText('假的訊息')).toHaveCount(0)
    await popup.close()
  })
})

test('a login that is given up leads back to the login page with a sentence', async ({ page }) => {
  await open(page, '/login?next=%2Fterms')
  await press(page, 'link', '教育雲端帳號')
  await page.getByRole('link', { name: '取消' }).click()
  await expect(page).toHaveURL(/\/login\?/)
  await expect(page.getByRole('alert')).toContainText('你取消了登入')
  await expect(page.getByRole('link', { name: '教育雲端帳號' })).toHaveAttribute(
    'href',
    '/login/edu?next=%2Fterms',
  )
})

test('an address that an account here has confirmed opens nothing: its owner is told to log in by password and bind', async ({
  page,
  browser,
  baseURL,
}) => {
  const owner = citizen('張阿英', 'ying@mail.test')
  await register(page.request, owner)
  await confirm(page.request, owner.email)

  const other = await otherDevice(browser, baseURL)
  await logInBy(other, 'Google 帳號', '谷歌阿英')
  await expect(other).toHaveURL('/register/finish')
  await expect(other.getByRole('main')).toContainText('這個電子郵件已經有帳號。若那是你的帳號，請用密碼登入')
  await open(other, '/my/profile')
  await expect(other).toHaveURL(/^[^?]+\/login\?/)

  await open(other, '/register/finish')
  await press(other, 'link', '用密碼登入')
  await expect(other).toHaveURL('/login')
  await logInByForm(other, owner.email, PASSWORD)
  await open(other, '/my/account/edit')
  await bindBy(other, 'Google 帳號', '谷歌阿英')
  await expect(bound(other, 'Google 帳號')).toBeVisible()
  await other.context().close()

  const third = await otherDevice(browser, baseURL)
  await logInBy(third, 'Google 帳號', '谷歌阿英')
  await expect(third).toHaveURL('/')
  await expect(third.getByText('張阿英').first()).toBeVisible()
  await third.context().close()
  await erase(page, PASSWORD)
})

test.describe('an address that the other site has not confirmed', () => {
  test.use({ allowed: [/^40[13] .*\/api\/my\/account$/] })
  test('is only claimed, and has to be confirmed by mail; a session that ends in a form is opened there again', async ({
    page,
  }) => {
    await logInBy(page, 'Google 帳號', '谷歌阿明')
    await finish(page, '一般民眾')
    await expect(page).toHaveURL('/')
    await open(page, '/my/profile')
    await expect(page.getByText('電子郵件還沒確認')).toBeVisible()
    await page.getByRole('link', { name: '去確認' }).click()
    await expect(page.getByRole('main')).toContainText('ming@mail.test')

    await open(page, '/my/account/edit')
    await page.getByLabel('常用電子郵件').fill('prize@mail.test')
    await page.context().clearCookies()
    await press(page, 'button', '儲存')
    const opening = page.waitForEvent('popup')
    await page.getByRole('link', { name: '重新登入' }).press('Enter')
    const window = await opening
    await window.getByRole('link', { name: 'Google 帳號' }).press('Enter')
    const closing = window.waitForEvent('close')
    await window.getByRole('link', { name: '谷歌阿明' }).click()
    await closing
    await expect(toast(page, '儲存成功')).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('常用電子郵件')).toHaveValue('prize@mail.test')
    await erase(page)
  })
})

test('who has not come from another site has nothing to finish', async ({ page }) => {
  await open(page, '/register/finish')
  await expect(page).toHaveURL('/login')
})
