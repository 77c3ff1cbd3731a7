import { expect } from '@playwright/test'
import { open } from './support/page.ts'
import { LESSON, SOON_ROUTES } from './support/routes.ts'
import { test } from './support/test.ts'

for (const { path } of SOON_ROUTES) {
  test(`${path} says 即將推出 and where it stands`, async ({ page }) => {
    await open(page, path)
    await expect(page.getByRole('heading', { name: '即將推出' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: '導覽路徑' })).toBeVisible()
  })
}

test('an unknown address shows 找不到 with a way home', async ({ page }) => {
  const answer = await open(page, '/no-such-page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('main')).toContainText('找不到')
  await page.getByRole('main').getByRole('link', { name: '回首頁' }).click()
  await expect(page).toHaveURL('/')
})

test('the desk asks visitors to log in and brings them back', async ({ page }) => {
  await open(page, '/admin')
  await expect(page).toHaveURL('/login?next=%2Fadmin')
})

test.describe('a student', () => {
  test.use({ role: 'student' })
  test('is refused at the desk with 403 and sees no way to it', async ({ page }) => {
    const answer = await open(page, '/admin')
    expect(answer?.status()).toBe(403)
    await expect(page.getByRole('main')).toContainText('您沒有權限執行此操作')
    await expect(page.getByRole('link', { name: '編輯後台' })).toHaveCount(0)
  })
})

test.describe('an editor', () => {
  test.use({ role: 'editor' })
  test('finds at the desk what the permissions open, and nothing else', async ({ page }) => {
    await open(page, '/admin')
    const menu = page.getByRole('navigation', { name: '後台選單' })
    await expect(menu.getByRole('link', { name: '課程管理' })).toBeVisible()
    await expect(menu.getByRole('link', { name: '使用者與權限' })).toHaveCount(0)
  })
})

test('the first Tab offers 跳到主要內容, and Enter goes there', async ({ page }) => {
  await open(page, '/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: '跳到主要內容' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('#main')).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the menu opens, leads on and is closed then', async ({ page }) => {
    await open(page, '/')
    await page.getByRole('button', { name: '選單', exact: true }).tap()
    const menu = page.getByRole('dialog')
    for (const name of ['課程專區', '自主學習', '活動專區', '教材下載', '課室用語', '最新消息', '登入']) {
      await expect(menu.getByRole('link', { name })).toBeVisible()
    }
    await menu.getByRole('link', { name: '課程專區' }).tap()
    await expect(page).toHaveURL('/lesson/menu')
    await expect(menu).toBeHidden()
  })

  test('Escape closes the menu and gives the focus back to its button', async ({ page }) => {
    await open(page, '/')
    const button = page.getByRole('button', { name: '選單', exact: true })
    await button.tap()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(button).toBeFocused()
  })
})

test('the header carries the menu of the specification, and marks where one is', async ({ page }) => {
  await open(page, '/lesson/menu')
  const menu = page.getByRole('navigation', { name: '主選單' })
  await expect(menu.getByRole('link')).toHaveText([
    '課程專區',
    '自主學習',
    '活動專區',
    '教材下載',
    '課室用語',
    '最新消息',
  ])
  await expect(menu.getByRole('link', { name: '課程專區' })).toHaveAttribute('aria-current', 'page')
})

test('breadcrumbs lead back step by step', async ({ page }) => {
  await open(page, '/lesson/menu?level_no=2&step_no=3&semester_no=1')
  const crumbs = page.getByRole('navigation', { name: '導覽路徑' })
  await crumbs.getByRole('link', { name: 'Ⅱ級教材' }).click()
  await expect(page).toHaveURL('/lesson/menu?level_no=2')
  await crumbs.getByRole('link', { name: '課程專區' }).click()
  await expect(page).toHaveURL('/lesson/menu')
  await crumbs.getByRole('link', { name: '首頁' }).click()
  await expect(page).toHaveURL('/')
})

test('every link of the built pages leads to a page', async ({ page, request }) => {
  const seen = new Set<string>()
  for (const path of ['/', '/sitemap', '/lesson/menu', '/lesson/menu?level_no=1', '/login', LESSON]) {
    await open(page, path)
    const hrefs = await page
      .locator('a[href^="/"]')
      .evaluateAll((links) => links.flatMap((link) => link.getAttribute('href') ?? []))
    for (const href of hrefs) seen.add(href.replace(/#.*/, ''))
  }
  const dead: string[] = []
  for (const href of seen) {
    const answer = await request.get(href)
    if (!answer.ok()) dead.push(`${answer.status()} ${href}`)
  }
  expect(dead).toEqual([])
})

test('/newses leads to the news', async ({ page }) => {
  await open(page, '/newses')
  await expect(page).toHaveURL('/news')
})

test('a browser that knows of no line follows a link all the same where the site answers', async ({
  page,
}) => {
  // What keeps links comes when the page is at rest: until then the router follows them, without a new document.
  const came = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/at-rest-')),
    )
  await expect(async () => {
    await open(page, '/sitemap')
    await expect.poll(came).toBe(true)
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'onLine', { get: () => false })
      document.documentElement.dataset.here = ''
    })
    await page.getByRole('navigation', { name: '導覽路徑' }).getByRole('link', { name: '首頁' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.locator('html[data-here]')).toHaveCount(0, { timeout: 100 })
  }).toPass({ timeout: 60_000 })
})

test.describe('code that a page can do without', () => {
  test.use({ fresh: true, allowed: [/OfflineLinks|ERR_INTERNET_DISCONNECTED/] })

  test('does not arrive, and the page stays', async ({ page }) => {
    await page.route('**/assets/OfflineLinks-*.js', (route) => route.abort('internetdisconnected'))
    const failed = page.waitForEvent('requestfailed', {
      predicate: (request) => request.url().includes('/OfflineLinks-'),
      timeout: 20_000,
    })
    await page.goto('/sitemap')
    await failed
    await page.unroute('**/assets/OfflineLinks-*.js')
    await page.evaluate(() => dispatchEvent(new Event('online')))
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('網站導覽')
    await page.getByRole('navigation', { name: '導覽路徑' }).getByRole('link', { name: '首頁' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByText('網站出了一點問題')).toHaveCount(0)
  })
})
