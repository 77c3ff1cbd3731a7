import { expect, type Page } from '@playwright/test'
import { expectNoAxeFindings } from './support/axe.ts'
import { linkIn, newestMail } from './support/outbox.ts'
import { alive, open } from './support/page.ts'
import { freshAddress, PASSWORD } from './support/people.ts'
import { test } from './support/test.ts'

/** Moves by Tab until the control with this name has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press('Tab')
    const text = await page.evaluate(() => {
      const own = document.activeElement
      if (own instanceof HTMLInputElement || own instanceof HTMLSelectElement)
        return Array.from(own.labels ?? [], (label) => label.textContent).join('')
      return own?.getAttribute('aria-label') ?? own?.textContent ?? ''
    })
    if (name.test(text.trim())) return
  }
  throw new Error(`Tab does not reach ${name}`)
}

async function typeInto(page: Page, label: RegExp, text: string): Promise<void> {
  await tabTo(page, label)
  await page.keyboard.type(text)
}

test('a teacher registers, confirms, logs out, resets the password and logs in, by keyboard alone', async ({
  page,
}) => {
  const email = freshAddress('teacher')
  await open(page, '/register')
  await typeInto(page, /^電子郵件$/, email)
  await typeInto(page, /^密碼$/, PASSWORD)
  await expect(page.getByText('密碼強度：很好')).toBeVisible()
  await typeInto(page, /^再輸入一次密碼$/, PASSWORD)
  await typeInto(page, /^姓名$/, '鍾老師')
  await tabTo(page, /^一般民眾$/)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /^教師/ })).toBeChecked()
  await tabTo(page, /^縣市$/)
  for (let city = 1; city <= 7; city++) await page.keyboard.press('ArrowDown')
  await expect(page.getByLabel('縣市')).toHaveValue('7')
  await expect(page.getByRole('button', { name: '註冊', exact: true })).toBeDisabled()
  await tabTo(page, /^我已閱讀並同意/)
  await page.keyboard.press('Space')
  await tabTo(page, /^註冊$/)
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL('/email/verify')
  await expect(page.getByRole('main')).toContainText(email)
  await expect(page.getByRole('button', { name: /秒後可以重寄$/ })).toBeDisabled()
  await expectNoAxeFindings(page, 'the page after registering')
  const { data } = await (await page.request.get('/api/my/info')).json()
  expect(data).toMatchObject({ user: { email, is_teacher: false }, permissions: [] })

  await open(page, linkIn(await newestMail(email, '請確認你的電子郵件')))
  await expectNoAxeFindings(page, 'the page of the link')
  await tabTo(page, /^確認電子郵件$/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: '電子郵件已確認' })).toBeVisible()
  await alive(page)

  await page.locator('summary', { hasText: '鍾老師' }).focus()
  await page.keyboard.press('Enter')
  await tabTo(page, /登出/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('banner').getByRole('link', { name: '登入' })).toBeVisible()

  await open(page, '/login')
  await tabTo(page, /^忘記密碼？$/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/password/email')
  await expect(page.getByRole('heading', { name: '忘記密碼' })).toBeVisible()
  await typeInto(page, /^電子郵件$/, email)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByRole('status')).toContainText('重設密碼的信很快就會寄到')

  await open(page, linkIn(await newestMail(email, '重新設定密碼')))
  await expect(page.getByLabel('電子郵件')).toHaveValue(email)
  await expectNoAxeFindings(page, 'the page for a new password')
  await typeInto(page, /^新密碼$/, 'oil-paper-umbrella-7')
  await typeInto(page, /^再輸入一次新密碼$/, 'oil-paper-umbrella-7')
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('main').getByRole('status').getByText('密碼已更新，請用新密碼登入'),
  ).toBeVisible()

  await typeInto(page, /^帳號$/, email)
  await typeInto(page, /^密碼$/, 'oil-paper-umbrella-7')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
  await expect(page.getByText('鍾老師').first()).toBeVisible()
})

test('every fault is told in one round, at its field; what was typed stays, the passwords go', async ({
  page,
}) => {
  await open(page, '/register')
  await page.getByLabel('電子郵件').fill('mei@')
  await page.getByLabel('密碼', { exact: true }).fill('taiwan2026')
  await page.getByLabel('再輸入一次密碼').fill('taiwan2025')
  await page.getByLabel('姓名').fill('林小梅')
  await page.getByLabel('學生').check()
  await page.getByLabel('縣市').selectOption('花蓮縣')
  await page.getByRole('checkbox', { name: /同意/ }).check()
  await page.getByRole('button', { name: '註冊', exact: true }).click()
  const email = page.getByLabel('電子郵件')
  await expect(email).toHaveAccessibleDescription(/電子郵件格式不正確/)
  await expect(email).toBeFocused()
  await expect(page.getByLabel('密碼', { exact: true })).toHaveAccessibleDescription(/這個密碼太常見/)
  await expect(page.getByLabel('再輸入一次密碼')).toHaveAccessibleDescription(/兩次輸入的密碼不同/)
  await email.fill(freshAddress('mei'))
  await page.getByRole('button', { name: '註冊', exact: true }).click()
  await expect(page.getByLabel('密碼', { exact: true })).toHaveAccessibleDescription(/這個密碼太常見/)
  await expect(page.getByLabel('再輸入一次密碼')).toHaveAccessibleDescription(/兩次輸入的密碼不同/)
  await expect(page.getByLabel('姓名')).toHaveValue('林小梅')
  await expect(page.getByLabel('學生')).toBeChecked()
  await expect(page.getByLabel('縣市')).toHaveValue('18')
  expect(await page.content()).not.toContain('taiwan2026')
  await expectNoAxeFindings(page, 'a refused registration')
})

test('a link that is made up or used says so, and where to get another', async ({ page }) => {
  await open(page, '/email/verify?token=made-up')
  await page.getByRole('button', { name: '確認電子郵件' }).click()
  await expect(page.getByRole('heading', { name: '無法確認電子郵件' })).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('這個連結已經用過，或超過 30 分鐘了')
  await page.getByRole('link', { name: '重寄確認信' }).click()
  await expect(page).toHaveURL('/login?next=%2Femail%2Fverify')
  await open(page, '/password/reset?token=made-up')
  await expect(page.getByRole('heading', { name: '連結已失效' })).toBeVisible()
  await page.getByRole('link', { name: '重新申請' }).click()
  await expect(page).toHaveURL('/password/email')
})

test('a visitor who wants to see the state of the address is asked to log in', async ({ page }) => {
  await open(page, '/email/verify')
  await expect(page).toHaveURL('/login?next=%2Femail%2Fverify')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('registering works as a plain form', async ({ page }) => {
    const email = freshAddress('plain')
    await page.goto('/register')
    await page.getByLabel('電子郵件').fill(email)
    await page.getByLabel('密碼', { exact: true }).fill(PASSWORD)
    await page.getByLabel('再輸入一次密碼').fill(PASSWORD)
    await page.getByLabel('姓名').fill('徐爸爸')
    await page.getByLabel('家長').check()
    await page.getByRole('button', { name: '註冊', exact: true }).click()
    await expect(page.getByText('請先閱讀並勾選同意')).toBeVisible()
    await page.getByRole('checkbox', { name: /同意/ }).check()
    await page.getByLabel('密碼', { exact: true }).fill(PASSWORD)
    await page.getByLabel('再輸入一次密碼').fill(PASSWORD)
    await page.getByRole('button', { name: '註冊', exact: true }).click()
    await expect(page).toHaveURL('/email/verify')
    await expect(page.getByRole('main')).toContainText(email)
    await page.goto(linkIn(await newestMail(email, '請確認你的電子郵件')))
    await page.getByRole('button', { name: '確認電子郵件' }).click()
    await expect(page.getByRole('heading', { name: '電子郵件已確認' })).toBeVisible()
  })
})
