import { expect } from '@playwright/test'
import { expectNoAxeFindings } from './support/axe.ts'
import { registered } from './support/callers.ts'
import { englishIn } from './support/english.ts'
import { open, overflow } from './support/page.ts'
import { startSite } from './support/site.ts'
import { test } from './support/test.ts'

test.describe('an administrator', () => {
  test.use({ role: 'admin' })

  test('reads the mail of a registration by keyboard, and its link opens the site', async ({
    page,
    baseURL,
  }) => {
    const name = `outbox-${Date.now()}`
    const { context } = await registered(baseURL ?? '', { name, role_id: 8 })
    await context.dispose()
    await open(page, '/admin')
    await page
      .getByRole('navigation', { name: '後台選單' })
      .getByRole('link', { name: '寄件匣' })
      .press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('寄件匣')
    const search = page.getByRole('searchbox', { name: '關鍵字' })
    await search.fill(`${name}@`)
    await search.press('Enter')
    await expect(page.getByText('共 1 筆')).toBeVisible()
    const table = page.getByRole('table', { name: '信件' })
    await expect(table).toContainText(`${name}@caller.example`)
    await expect(table).toContainText('留在本站')
    await table.getByRole('link', { name: '請確認你的電子郵件' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('請確認你的電子郵件')
    await expect(page.getByRole('main')).toContainText(`寄給 ${name}@caller.example`)

    const frame = page.locator('iframe')
    await expect(frame).toHaveAttribute('sandbox', /^((?!allow-scripts|allow-same-origin).)*$/)
    const mail = page.frameLocator('iframe')
    await expect(mail.getByText(name).first()).toBeVisible()
    await expect(mail.getByText('此信由系統自動寄出，請勿直接回覆。')).toBeVisible()
    await page.getByText('純文字版本').press('Enter')
    await expect(page.locator('pre')).toContainText('/email/verify?')
    const opened = page.waitForEvent('popup')
    await page.getByRole('link', { name: '開啟信裡的連結' }).press('Enter')
    await expect(await opened).toHaveURL(/\/email\/verify\?/)

    expect(await englishIn(page)).toEqual([])
    for (const width of [360, 390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => overflow(page), `${width} px`).toBeLessThanOrEqual(0)
    }
    // The checker would run its script in the frame, which allows none: there it waits for ever.
    await frame.evaluate((own) => own.remove())
    await expectNoAxeFindings(page, '寄件匣的一封信')
  })

  test('finds nothing where nothing fits, and is told so', async ({ page }) => {
    await open(page, '/admin/outbox?keyword=nobody-has-this')
    await expect(page.getByText('共 0 筆')).toBeVisible()
    await expect(page.getByText('查無資料')).toBeVisible()
  })
})

test('where the mail server is not there, each mail says what is known of it and nothing claims that it was sent', async ({
  browser,
}) => {
  test.slow()
  const site = await startSite({
    env: { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'mail@school.example' },
  })
  try {
    const context = await browser.newContext({
      baseURL: site.url,
      storageState: { cookies: [], origins: [] },
    })
    const page = await context.newPage()
    await open(page, '/login?next=/admin/outbox')
    await page.getByLabel('帳號').fill('admin')
    await page.getByLabel('密碼', { exact: true }).fill(site.passwords.admin ?? '')
    await page.getByLabel('密碼', { exact: true }).press('Enter')
    await expect(page).toHaveURL('/admin/outbox')
    await expect(page.getByText('還沒有信件')).toBeVisible()
    const { context: caller } = await registered(site.url, { name: 'waits', role_id: 8 })
    await caller.dispose()
    const table = page.getByRole('table', { name: '信件' })
    await expect(async () => {
      await page.reload()
      await expect(table).toContainText('等待重試', { timeout: 500 })
    }).toPass()
    await expect(table).toContainText(/試過 \d 次，\d{4}\/\d\d\/\d\d \d\d:\d\d 再試/)
    await expect(table).toContainText('連不上郵件伺服器')
    await expect(page.getByRole('main')).not.toContainText('已交給郵件伺服器')
    for (const width of [360, 820, 1366]) {
      await page.setViewportSize({ width, height: 768 })
      await expect.poll(() => overflow(page), `${width} px`).toBeLessThanOrEqual(0)
    }
    await expectNoAxeFindings(page, '寄件匣，郵件伺服器不在')
    await table.getByRole('link', { name: '請確認你的電子郵件' }).press('Enter')
    await expect(page.getByRole('main')).toContainText('這封信的內容不顯示')
    await expect(page.getByRole('main')).toContainText('連不上郵件伺服器')
    await expect(page.locator('iframe')).toHaveCount(0)
    await context.close()
  } finally {
    await site.stop()
  }
})
