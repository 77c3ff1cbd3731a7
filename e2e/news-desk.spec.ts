import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { violationsOf } from './support/attack.ts'
import { open, openSettled } from './support/page.ts'
import { test } from './support/test.ts'
import { toast } from './support/toast.ts'

/** Long ago: what a test publishes stands at the end of the list, out of other tests' sight. */
const LONG_AGO = '2000-01-01T09:00'

const FIELDS = {
  title: '測試消息',
  content: '<p>測試的內容</p>',
  category_id: 3,
  is_published: 0,
  is_highlighted: 0,
  publish_date: LONG_AGO,
}

async function call(request: APIRequestContext, path: string, data: object) {
  const { data: csrf } = await (await request.get('/api/csrf')).json()
  return request.post(path, { data, headers: { 'X-CSRF-TOKEN': csrf.token } })
}

async function stored(page: Page, fields: object = {}): Promise<number> {
  const answer = await call(page.request, '/api/news/store', { ...FIELDS, ...fields })
  return (await answer.json()).data.id
}

const remove = (page: Page, id: number) => call(page.request, `/api/news/${id}`, { _method: 'DELETE' })

const editor = (page: Page) => page.getByRole('textbox', { name: '公告內容' })
const save = (page: Page) => page.getByRole('button', { name: '儲存', exact: true })

test.use({ role: 'editor' })

test.describe('what is missing', () => {
  test.use({ allowed: [/422 .*\/api\/news\/store/] })
  test('is told under its fields, and the first of them has the focus', async ({ page }) => {
    await open(page, '/admin/news/edit')
    await expect(editor(page)).toBeVisible()
    await save(page).click()
    await expect(page.getByRole('alert')).toContainText('公告標題：請輸入公告標題')
    await expect(page.getByRole('alert')).toContainText('公告內容：請輸入公告內容')
    await expect(page.getByLabel('公告標題')).toBeFocused()
    await expect(page).toHaveURL('/admin/news/edit')
  })
})

test.describe('a server that is down', () => {
  test.use({ allowed: [/500 .*\/api\/news\/store/] })
  test('is told by 儲存失敗，請稍後再試, and nothing that was written is lost', async ({ page }) => {
    await page.route('**/api/news/store', (route) => route.fulfill({ status: 500, body: '{}' }))
    await open(page, '/admin/news/edit')
    await page.getByLabel('公告標題').fill('還在')
    await save(page).click()
    await expect(page.getByText('儲存失敗，請稍後再試').first()).toBeVisible()
    await expect(page.getByLabel('公告標題')).toHaveValue('還在')
  })
})

test('leaving with changes is asked about; saved ones are left without a question', async ({ page }) => {
  const id = await stored(page)
  await open(page, `/admin/news/edit?id=${id}`)
  await page.getByLabel('公告標題').fill('改過的標題')
  await page.getByRole('link', { name: '最新消息管理' }).click()
  const dialog = page.getByRole('dialog', { name: '有變更還沒儲存' })
  await dialog.getByRole('button', { name: '取消' }).click()
  await expect(page).toHaveURL(`/admin/news/edit?id=${id}`)
  await save(page).click()
  await expect(page.getByText('已儲存', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: '最新消息管理' }).click()
  await expect(page).toHaveURL('/admin/newses')
  await remove(page, id)
})

test('the list is searched, sorted by its address, and items are deleted after a question', async ({
  page,
}) => {
  const title = `待刪除 ${Date.now()}`
  const id = await stored(page, { title })
  await open(page, '/admin/newses')
  await page.getByPlaceholder('標題裡的字').fill(title)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/keyword=/)
  await expect(page.getByText('共 1 筆')).toBeVisible()
  await page.getByRole('button', { name: `刪除「${title}」` }).click()
  await page.getByRole('dialog').getByRole('button', { name: '刪除', exact: true }).click()
  await expect(page.getByText('共 0 筆')).toBeVisible()
  expect((await page.request.get(`/api/news/edit?id=${id}`)).status()).toBe(404)
})

test('what was deleted comes back by 復原, which has the focus, and the list is where it was', async ({
  page,
}) => {
  const title = `復原 ${Date.now()}`
  const id = await stored(page, { title })
  await open(page, `/admin/newses?keyword=${title}`)
  await page.getByRole('button', { name: `刪除「${title}」` }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: '刪除', exact: true }).press('Enter')
  await expect(page.getByText('共 0 筆')).toBeVisible()
  const undo = toast(page, '消息已刪除').getByRole('button', { name: '復原' })
  await expect(undo).toBeFocused()
  await undo.press('Enter')
  await expect(toast(page, '已還原')).toBeVisible()
  await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible()
  await expect(page).toHaveURL(/keyword=/)
  expect((await page.request.get(`/api/news/edit?id=${id}`)).status()).toBe(200)
  await remove(page, id)
})

test('what was deleted from its own page stands under 已刪除 with who deleted it, and comes back by 還原', async ({
  page,
}) => {
  const title = `還原 ${Date.now()}`
  const id = await stored(page, { title, is_published: 1 })
  await open(page, `/admin/news/edit?id=${id}`)
  await page.getByRole('button', { name: '刪除這則消息' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '刪除', exact: true }).click()
  await expect(page).toHaveURL('/admin/newses')
  await expect(toast(page, '消息已刪除')).toBeVisible()
  expect((await page.request.get(`/news?id=${id}`)).status()).toBe(404)
  await page.getByRole('navigation', { name: '列表' }).getByRole('link', { name: '已刪除' }).click()
  // The list of before has such a field too.
  await expect(page.getByText(/刪除 30 天後永久刪除/)).toBeVisible()
  await page.getByPlaceholder('標題裡的字').fill(title)
  await page.keyboard.press('Enter')
  const row = page.getByRole('row').filter({ hasText: title })
  await expect(page.getByText('共 1 筆')).toBeVisible()
  await row.getByRole('button', { name: `還原「${title}」` }).press('Enter')
  await expect(page.getByText('沒有已刪除的項目')).toBeVisible()
  expect((await page.request.get(`/news?id=${id}`)).status()).toBe(200)
  await remove(page, id)
})

test('an earlier version is read beside the present one and brought back; the form begins with it', async ({
  page,
}) => {
  const content = '<p>第一段</p><p>改之前的第二段</p>'
  const id = await stored(page, { title: '改之前', content })
  await call(page.request, '/api/news/update', {
    ...FIELDS,
    id,
    title: '改之後',
    content: '<p>第一段</p><p>改之後的第二段</p>',
  })
  await open(page, `/admin/news/edit?id=${id}`)
  await page.getByRole('button', { name: '先前的版本' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: '先前的版本' })
  await expect(dialog.getByRole('list', { name: '版本' }).getByRole('button')).toHaveCount(1)
  await expect(dialog.getByText('和現在的版本有 2 項不同')).toBeVisible()
  await expect(dialog.locator('mark')).toHaveText(['改之前', '改之後', '改之前的第二段', '改之後的第二段'])
  await dialog.getByText('看完整的樣子').click()
  await expect(dialog.getByRole('heading', { name: '改之前' })).toBeVisible()
  await dialog.getByRole('button', { name: '回到這一版' }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByLabel('公告標題')).toHaveValue('改之前')
  await expect(editor(page)).toContainText('改之前的第二段')
  await expect(page.getByText('沒有變更')).toBeVisible()
  await page.getByRole('button', { name: '先前的版本' }).click()
  await expect(page.getByRole('list', { name: '版本' }).getByRole('button')).toHaveCount(2)
  await page.keyboard.press('Escape')
  await remove(page, id)
})

test.describe('an answer that is lost on the way', () => {
  test('does not make a second item when the form is sent again', async ({ page }) => {
    const title = `只有一則 ${Date.now()}`
    let lost = 0
    await page.route('**/api/news/store', async (route) => {
      if (lost++ > 0) return route.continue()
      await route.fetch()
      await route.abort()
    })
    await open(page, '/admin/news/edit')
    await page.getByLabel('公告標題').fill(title)
    await editor(page).pressSequentially('內容')
    await save(page).click()
    await expect(page.getByText('儲存失敗，請稍後再試').first()).toBeVisible()
    await page.getByLabel('公告標題').fill(`${title}（改過）`)
    await save(page).click()
    await expect(page).toHaveURL(/\/admin\/news\/edit\?id=\d+/)
    await expect(page.getByLabel('公告標題')).toHaveValue(`${title}（改過）`)
    const { data } = await (await page.request.get(`/api/admin/news?keyword=${title}`)).json()
    expect(data).toHaveLength(1)
    await remove(page, data[0].id)
  })
})

test('a preview shows the item as its readers will see it', async ({ page }) => {
  const id = await stored(page, { is_highlighted: 1 })
  await open(page, `/admin/news/edit?id=${id}`)
  await page.getByLabel('公告標題').fill('還沒儲存的標題')
  await page.getByRole('button', { name: '預覽' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: '預覽' })
  await expect(dialog.getByRole('heading', { name: '還沒儲存的標題' })).toBeVisible()
  await expect(dialog).toContainText('置頂')
  await expect(dialog).toContainText('測試的內容')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: '預覽' })).toBeFocused()
  await page.getByRole('button', { name: '放棄變更' }).click()
  await remove(page, id)
})

test('a tool’s question begins at its field: a link is made without the mouse', async ({ page }) => {
  await open(page, '/admin/news/edit')
  await editor(page).pressSequentially('/news')
  await page.getByRole('button', { name: '連結' }).press('Enter')
  await expect(page.getByRole('textbox', { name: '網址' })).toBeFocused()
  await page.keyboard.type('/faq')
  await page.keyboard.press('Enter')
  await expect(editor(page).locator('a[href="/faq"]')).toBeVisible()
})

test('a field that gets the focus by Tab is not behind the bar that saves', async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 600 })
  await open(page, '/admin/news/edit')
  const top = (await page.getByRole('region', { name: '儲存' }).boundingBox())?.y ?? 0
  const category = page.getByLabel('公告類別')
  await page.getByLabel('發布日期').focus()
  for (let i = 0; i < 12; i++) {
    await page.keyboard.press('Tab')
    if (await category.evaluate((field) => field === document.activeElement)) break
  }
  await expect(category).toBeFocused()
  const box = await category.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(top)
})

test('a school is found by a part of its name, and makes it a school activity', async ({ page }) => {
  const id = await stored(page)
  await open(page, `/admin/news/edit?id=${id}`)
  const school = page.getByRole('combobox', { name: '所屬學校' })
  await school.fill('桐花')
  await expect(page.getByRole('option', { name: '桐花國小（示範資料）' })).toBeVisible()
  await school.press('Enter')
  await save(page).click()
  await expect(page.getByText('已儲存', { exact: true })).toBeVisible()
  const { data } = await (await page.request.get(`/api/news/edit?id=${id}`)).json()
  expect(data.school_name).toBe('桐花國小（示範資料）')
  await remove(page, id)
})

test.describe('an attack', () => {
  // The picture of an attack stays, without what it would run; there is none at its address.
  test.use({ allowed: [/404 .*\/x$/] })
  test('through title or content never runs, and the policy has nothing to report', async ({ page }) => {
    const attacks = [
      '<script>window.attacked=1</script>',
      '<img src=x onerror="window.attacked=1">',
      '<svg onload="window.attacked=1"></svg>',
      '<a href="javascript:window.attacked=1">按我</a>',
      '<details open ontoggle="window.attacked=1">x</details>',
      '<iframe srcdoc="<script>parent.attacked=1</script>"></iframe>',
      '<p style="background:url(javascript:window.attacked=1)">x</p>',
    ]
    const id = await stored(page, {
      title: '</title><script>window.attacked=1</script><img src=x onerror="window.attacked=1">',
      content: `<p>開頭</p>${attacks.join('')}<p>結尾</p>`,
      is_published: 1,
    })
    const violations = await violationsOf(page)
    for (const path of [`/news?id=${id}`, '/news?page=2', '/admin/newses', `/admin/news/edit?id=${id}`]) {
      await openSettled(page, path)
      const link = page.getByText('按我', { exact: true })
      if ((await link.count()) > 0) await link.first().click()
      expect(await page.evaluate(() => Reflect.get(window, 'attacked')), path).toBeUndefined()
    }
    expect(violations).toEqual([])
    await remove(page, id)
  })
})
