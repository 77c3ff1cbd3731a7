import { expect, type Page } from '@playwright/test'
import { open } from './support/page.ts'
import { logInByForm, otherDevice, PASSWORD, registerByForm } from './support/people.ts'
import { passwordOf, test } from './support/test.ts'

async function fill(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel('帳號', { exact: true }).fill(username)
  await page.getByLabel('密碼', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: '登入', exact: true }).click()
}

/** Names of nobody: failing with them locks no account that another test needs. */
const nobody = (what: string) => `${what}-${Math.random().toString(36).slice(2)}@example.tw`

test('logging in shows the name, and logging out clears what this browser kept', async ({ page }) => {
  await open(page, '/login')
  await fill(page, 'teacher', passwordOf('teacher'))
  await expect(page).toHaveURL('/')
  await page.getByRole('group').getByText('示範教師').click()
  const { data: me } = await (await page.request.get('/api/my/id')).json()
  await page.evaluate((id) => {
    localStorage.setItem('hakka.attempts', '[]')
    localStorage.setItem(`hakka.work.${id}.5`, '{}')
    // What a classmate has not sent yet is his to find.
    localStorage.setItem(`hakka.work.${id + 1}.5`, '{}')
    localStorage.setItem('other', 'stays')
  }, Number(me.id))
  await page.getByRole('button', { name: '登出' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: '登入' })).toBeVisible()
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({
    other: 'stays',
    [`hakka.work.${Number(me.id) + 1}.5`]: '{}',
  })
  const { data } = await (await page.request.get('/api/my/id')).json()
  expect(data.id).toBeNull()
})

test('a logout that does not get through says so, and is tried again', async ({ page }) => {
  await open(page, '/login')
  await fill(page, 'teacher', passwordOf('teacher'))
  await expect(page).toHaveURL('/')
  await page.route('**/api/logout', (route) => route.abort())
  await page.getByRole('group').getByText('示範教師').click()
  await page.getByRole('button', { name: '登出' }).click()
  await expect(page.getByText('還沒有登出', { exact: true })).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: '再試一次' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: '登入' })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ role: 'student', own: true, viewport: { width: 390, height: 844 } })
  test('what says that a logout did not get through can be pressed', async ({ page }) => {
    await open(page, '/')
    await page.route('**/api/logout', (route) => route.abort())
    await page.getByRole('button', { name: '選單' }).click()
    await page.getByRole('button', { name: '登出' }).click()
    const again = page.getByRole('button', { name: '再試一次' })
    await expect(again).toBeVisible()
    await page.unrouteAll()
    await again.click()
    await expect.poll(async () => (await (await page.request.get('/api/my/id')).json()).data.id).toBeNull()
  })
})

test('the session cookie is out of reach of scripts, changes at login and dies at logout', async ({
  page,
}) => {
  await open(page, '/login')
  const session = async () =>
    (await page.context().cookies()).find(({ name }) => name.endsWith('hakka_session'))
  const before = await session()
  await fill(page, 'editor', passwordOf('editor'))
  await expect(page).toHaveURL('/')
  const during = await session()
  expect(during).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
  expect(during?.value).not.toBe(before?.value)
  await page.getByRole('group').getByText('示範編輯').click()
  await page.getByRole('button', { name: '登出' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: '登入' })).toBeVisible()
  const answer = await page.request.get('/api/my/id', {
    headers: { Cookie: `hakka_session=${during?.value}` },
  })
  expect((await answer.json()).data.id).toBeNull()
})

test('a wrong password is refused in one sentence; the name stays, the password goes', async ({ page }) => {
  await open(page, '/login')
  const name = nobody('wrong')
  await fill(page, name, 'not-the-password')
  await expect(page.getByRole('alert')).toContainText('帳號或密碼不正確')
  await expect(page.getByLabel('帳號', { exact: true })).toHaveValue(name)
  await expect(page.getByLabel('密碼', { exact: true })).toHaveValue('')
  await expect(page.getByLabel('密碼', { exact: true })).toBeFocused()
})

test('the alert can be put away, and comes back with the next refusal', async ({ page }) => {
  await open(page, '/login')
  await fill(page, nobody('alert'), 'not-the-password')
  await page.getByRole('alert').getByRole('button', { name: '關閉訊息' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.getByLabel('密碼', { exact: true }).fill('nor-this-one')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('帳號或密碼不正確')
})

test('empty fields are named, each at its own place', async ({ page }) => {
  await open(page, '/login')
  await fill(page, '', '')
  await expect(page.getByLabel('帳號', { exact: true })).toHaveAccessibleDescription(/請輸入帳號/)
  await expect(page.getByLabel('密碼', { exact: true })).toHaveAccessibleDescription(/請輸入密碼/)
})

test('from the third failure the page says how many tries are left; the sixth is told to wait, and 忘記密碼 leads on', async ({
  page,
}) => {
  await open(page, '/login')
  const name = nobody('lock')
  const alert = page.getByRole('alert')
  const told = [/^帳號或密碼不正確$/, /^帳號或密碼不正確$/, /再試 2 次/, /再試 1 次/, /已經錯了 5 次/]
  for (const [at, text] of told.entries()) {
    const answered = page.waitForResponse((answer) => answer.request().method() === 'POST')
    await fill(page, name, `guess ${at}`)
    await answered
    await expect(alert).toHaveText(text)
    await expect(alert).toContainText('帳號或密碼不正確')
  }
  await fill(page, name, 'guess 6')
  await expect(alert).toContainText('登入失敗次數過多，請於 15 分鐘後再試')
  await expect(alert).toContainText('用「忘記密碼？」重新設定密碼，就能馬上登入')
  await page.getByRole('link', { name: '忘記密碼？' }).click()
  await expect(page).toHaveURL('/password/email')
})

test('whoever fails with somebody’s name on another device does not lock them out of their own', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = await registerByForm(page, '黃小梅', '學生')
  await page.context().clearCookies({ name: /session$/ })
  const stranger = await otherDevice(browser, baseURL)
  await open(stranger, '/login')
  for (let guess = 1; guess <= 5; guess++) {
    const answered = stranger.waitForResponse((answer) => answer.request().method() === 'POST')
    await fill(stranger, email, `guess ${guess}`)
    await answered
  }
  await fill(stranger, email, PASSWORD)
  await expect(stranger.getByRole('alert')).toContainText('登入失敗次數過多')
  await stranger.context().close()
  await logInByForm(page, email, PASSWORD)
})

test('next= leads back to a page of this site', async ({ page }) => {
  await open(page, '/login?next=%2Flesson%2Fmenu%3Flevel_no%3D2')
  await fill(page, 'admin', passwordOf('admin'))
  await expect(page).toHaveURL('/lesson/menu?level_no=2')
})

for (const next of ['https://example.org/', '//example.org/', '/\\example.org', 'javascript:alert(1)']) {
  test(`next=${next} stays on this site`, async ({ page, baseURL }) => {
    await open(page, `/login?next=${encodeURIComponent(next)}`)
    await fill(page, 'admin', passwordOf('admin'))
    await expect(page.getByText('示範管理員').first()).toBeVisible()
    expect(new URL(page.url()).origin).toBe(baseURL)
  })
}

test('a password can be shown and hidden again', async ({ page }) => {
  await open(page, '/login')
  const password = page.getByLabel('密碼', { exact: true })
  await password.fill('abc')
  await page.getByRole('button', { name: '顯示密碼' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: '隱藏密碼' }).click()
  await expect(password).toHaveAttribute('type', 'password')
})

test('保持登入 keeps the session over the end of the browser', async ({ page }) => {
  const expiry = async () =>
    (await page.context().cookies()).find(({ name }) => name.endsWith('hakka_session'))?.expires ?? 0
  await open(page, '/login')
  await page.getByLabel('保持登入').check()
  await fill(page, 'teacher', passwordOf('teacher'))
  await expect(page).toHaveURL('/')
  expect(await expiry()).toBeGreaterThan(Date.now() / 1000 + 24 * 3600)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the login form works as a plain form', async ({ page }) => {
    await page.goto('/login')
    await fill(page, 'teacher', passwordOf('teacher'))
    await expect(page).toHaveURL('/')
    await expect(page.getByText('示範教師').first()).toBeVisible()
  })
})

test.describe('logged in', () => {
  test.use({ role: 'student' })
  test('the login page leads on instead of asking again', async ({ page }) => {
    await open(page, '/login?next=/terms')
    await expect(page).toHaveURL('/terms')
  })
})
