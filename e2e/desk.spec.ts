import { expect } from '@playwright/test'
import { confirm, PASSWORD, registered } from './support/callers.ts'
import { logIn } from './support/logins.ts'
import { open, overflow } from './support/page.ts'
import { test } from './support/test.ts'

test('one’s own pages ask visitors to log in and bring them back', async ({ page }) => {
  await open(page, '/my/dashboard')
  await expect(page).toHaveURL('/login?next=%2Fmy%2Fdashboard')
})

test.describe('a student', () => {
  test.use({ role: 'student' })
  test('finds the own pages, and none of the desk', async ({ page }) => {
    await open(page, '/my/dashboard')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('示範學生，你好')
    await expect(main.getByRole('link', { name: '個人資料' })).toBeVisible()
    await expect(main.getByText('編輯後台')).toHaveCount(0)
  })
})

test.describe('an editor', () => {
  test.use({ role: 'editor' })

  test('goes from the own pages to a place of the desk, and back to the site, by keyboard', async ({
    page,
  }) => {
    await open(page, '/my/dashboard')
    await page.getByRole('main').getByRole('link', { name: '模組類型' }).press('Enter')
    await expect(page).toHaveURL('/admin/modules/gallery')
    const menu = page.getByRole('navigation', { name: '後台選單' })
    await expect(menu.getByRole('link', { name: '模組類型' })).toHaveAttribute('aria-current', 'page')
    await menu.getByRole('link', { name: '課程管理' }).press('Enter')
    await expect(page).toHaveURL('/admin/lessons')
    await expect(menu.getByRole('link', { name: '課程管理' })).toHaveAttribute('aria-current', 'page')
    await expect(menu.getByRole('link', { name: '模組類型' })).not.toHaveAttribute('aria-current')
    await page.getByRole('link', { name: '回網站' }).press('Enter')
    await expect(page).toHaveURL('/')
  })

  test('skips the menu to the page itself', async ({ page }) => {
    await open(page, '/admin')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.locator('#main')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()
  })
})

test.describe('on a phone', () => {
  test.use({ role: 'editor', viewport: { width: 390, height: 844 } })
  test('the menu of the desk is a drawer that closes when it has led somewhere', async ({ page }) => {
    await open(page, '/admin')
    await page.getByRole('button', { name: '後台選單' }).click()
    const drawer = page.getByRole('dialog', { name: '後台選單' })
    await drawer.getByRole('link', { name: '模組類型' }).click()
    await expect(page).toHaveURL('/admin/modules/gallery')
    await expect(drawer).toBeHidden()
  })

  test('filters are folded and counted; by keys they open, filter and give the focus back', async ({
    page,
  }) => {
    await open(page, '/admin/newses?category_id=1')
    const fold = page.getByRole('main').getByRole('button', { name: '篩選 1 個條件' })
    const keyword = page.getByLabel('關鍵字')
    await expect(keyword).toBeHidden()
    await fold.focus()
    await page.keyboard.press('Enter')
    await expect(fold).toHaveAttribute('aria-expanded', 'true')
    await keyword.fill('桐花')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/keyword=%E6%A1%90%E8%8A%B1/)
    await expect(keyword).toBeHidden()
    await expect(page.getByRole('main').getByRole('button', { name: '篩選 2 個條件' })).toBeFocused()
  })

  test.describe('without a script', () => {
    test.use({ javaScriptEnabled: false })
    test('filters stand open', async ({ page }) => {
      await page.goto('/admin/newses')
      await expect(page.getByLabel('關鍵字')).toBeVisible()
      await expect(page.getByRole('button', { name: '篩選', exact: true })).toBeHidden()
    })
  })
})

test.describe('on a tablet', () => {
  test.use({ role: 'admin', viewport: { width: 820, height: 1180 } })
  for (const path of [
    '/admin/newses',
    '/admin/downloads?category_id=1',
    '/admin/feedbacks',
    '/admin/assessments',
  ]) {
    test(`the actions of a row stand in one line: ${path}`, async ({ page }) => {
      await open(page, path)
      const rows = page.locator('td[data-actions] > div')
      await expect(rows.first()).toBeVisible()
      const lines = await rows.evaluateAll((all) =>
        all.map((row) => new Set([...row.children].map((own) => own.getBoundingClientRect().top)).size),
      )
      expect(Math.max(...lines)).toBe(1)
      expect(await overflow(page)).toBe(0)
    })
  }
})

test.describe('an administrator', () => {
  test.use({ role: 'admin' })

  test('gives a role and takes it back by keyboard; both are on the audit list', async ({
    page,
    baseURL,
  }) => {
    const name = `new-support-${Date.now()}`
    const email = `${name}@caller.example`
    const { context } = await registered(baseURL ?? '', { name, role_id: 8, email })
    await confirm(context, email)
    await context.dispose()
    await open(page, '/admin/users')
    const search = page.getByRole('searchbox', { name: '關鍵字' })
    await search.fill(name)
    await search.press('Enter')
    await expect(page).toHaveURL(/keyword=/)
    await page.getByRole('table').getByRole('link', { name, exact: true }).press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    const box = page.getByRole('checkbox', { name: '客服' })
    const bar = page.getByRole('region', { name: '儲存' })
    for (const ticked of [true, false]) {
      await box.press('Space')
      await expect(bar).toContainText('未儲存：有 1 項變更')
      await page.getByRole('button', { name: '儲存權限' }).press('Enter')
      await expect(bar).toContainText('已儲存')
      await expect(box).toBeChecked({ checked: ticked })
    }
    await open(page, '/admin/audit?days=1&action=user.roles')
    const rows = page.getByRole('row').filter({ hasText: name })
    await expect(rows.first()).toContainText('使用者：變更權限')
    await rows.first().getByText('看 1 項變更').press('Enter')
    await expect(rows.first()).toContainText('客服')
    await expect(rows.nth(1)).toBeVisible()
  })
})

test.describe('a teacher who has just registered', () => {
  test.use({ role: 'admin' })

  test('is confirmed and given a role by keyboard; mail and audit list tell of it', async ({
    page,
    baseURL,
  }) => {
    const name = `new-teacher-${Date.now()}`
    const email = `${name}@caller.example`
    const { context } = await registered(baseURL ?? '', { name, role_id: 4, email })
    await confirm(context, email)
    await open(page, '/admin')
    await expect(page.getByRole('main')).toContainText(/目前有 \d+ 件事等你處理。/)
    await page
      .getByRole('main')
      .getByRole('link', { name: /^使用者與權限/ })
      .press('Enter')
    const search = page.getByRole('searchbox', { name: '關鍵字' })
    await search.fill(name)
    await search.press('Enter')
    await page.getByRole('link', { name: `審核 ${name}` }).press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await page.getByRole('button', { name: '確認為教師' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: `確認「${name}」為教師？` })
    await dialog.getByRole('button', { name: '確認為教師' }).press('Enter')
    await expect(page.getByText('已確認為教師，可以建立班級並查看自己班級的學習紀錄。')).toBeVisible()
    await expect(dialog).toBeHidden()
    await page.getByRole('checkbox', { name: '消息編輯' }).press('Space')
    await page.getByRole('button', { name: '儲存權限' }).press('Enter')
    await expect(page.getByRole('region', { name: '儲存' })).toContainText('已儲存')
    await logIn(context, email, PASSWORD)
    const { data } = await (await context.get('/api/my/info')).json()
    expect(data.user.is_teacher).toBe(true)
    expect(data.permissions).toContain('news.edit')
    await context.dispose()

    const menu = page.getByRole('navigation', { name: '後台選單' })
    await menu.getByRole('link', { name: '操作紀錄' }).press('Enter')
    await search.fill(name)
    await search.press('Enter')
    await expect(page.getByText('共 2 筆')).toBeVisible()
    const rows = page.getByRole('row').filter({ hasText: name })
    await expect(rows.first()).toContainText('使用者：變更權限')
    await rows.first().getByText('看 1 項變更').press('Enter')
    await expect(rows.first()).toContainText('消息編輯')
    await expect(rows.nth(1)).toContainText('使用者：審核教師身分')
    await rows.nth(1).getByText('看 1 項變更').press('Enter')
    await expect(rows.nth(1)).toContainText('待確認')
    await expect(rows.nth(1)).toContainText('已確認')
    await page.getByRole('button', { name: '時間' }).press('Enter')
    await expect(page).toHaveURL(/sort=at&direction=asc/)
    await expect(rows.first()).toContainText('審核教師身分')
  })
})

test.describe('the last administrator', () => {
  test.use({ role: 'admin', allowed: [/^422 .*\/roles$/] })

  test('can’t give up the role, and is told why', async ({ page }) => {
    await open(page, '/admin/users?keyword=示範管理員')
    await page.getByRole('table').getByRole('link', { name: '示範管理員', exact: true }).click()
    await page.getByRole('checkbox', { name: '系統管理員' }).press('Space')
    await page.getByRole('button', { name: '儲存權限' }).press('Enter')
    await expect(page.getByRole('alert')).toContainText('這是最後一位系統管理員，請先把權限交給別人')
    await expect(page.getByRole('checkbox', { name: '系統管理員' })).toBeFocused()
    await page.getByRole('button', { name: '放棄變更' }).press('Enter')
    await expect(page.getByRole('checkbox', { name: '系統管理員' })).toBeChecked()
  })
})

test.describe('an administrator at an account', () => {
  test.use({ role: 'admin' })

  test('reads what an administrator is once', async ({ page }) => {
    await open(page, '/admin/users?keyword=示範管理員')
    await expect(page.getByRole('cell', { name: '系統管理員' })).toHaveText('系統管理員')
  })

  test('is told that an address without a page has none', async ({ page }) => {
    await open(page, '/admin/downloads/category')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('找不到這一頁')
  })

  test('shuts nobody by accident: the question can be left', async ({ page }) => {
    await open(page, '/admin/users?keyword=示範學生')
    await page.getByRole('table').getByRole('link', { name: '示範學生', exact: true }).click()
    await page.getByRole('button', { name: '停用帳號' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: '停用「示範學生」的帳號？' })
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.getByText('這個帳號可以正常登入。')).toBeVisible()
  })
})
