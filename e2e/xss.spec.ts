import { expect } from '@playwright/test'
import { escaped, NAME, TITLE, watch } from './support/attack.ts'
import { staff } from './support/callers.ts'
import { pdf } from './support/downloads.ts'
import { csrfToken } from './support/logins.ts'
import { test } from './support/test.ts'

test.use({ role: 'admin' })

test('a name never runs, on its owner’s pages or at the desk', async ({ page, browser, baseURL }) => {
  const email = `attack-${Date.now()}@caller.example`
  const attacker = { name: NAME, role: 'news_editor', email }
  const { context: own, id } = await staff(baseURL ?? '', page.request, attacker)

  const context = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    storageState: await own.storageState(),
  })
  const ownPages = ['/my/dashboard', '/my/profile', '/my/account/edit', '/admin', '/']
  await (await watch(await context.newPage()))(ownPages, escaped(NAME))
  const desk = ['/admin/users?keyword=onerror', `/admin/users/${id}`, '/admin/audit?keyword=onerror']
  await (await watch(page))(desk, escaped(NAME))
  await context.close()
  await own.dispose()
})

test('a file’s title never runs, on the public page or at the desk', async ({ page }) => {
  const token = await csrfToken(page.request)
  const stored = await page.request.post('/api/download/store', {
    multipart: { category_id: 3, title: TITLE.slice(0, 100), file: pdf('attack.pdf') },
    headers: { 'X-CSRF-TOKEN': token },
  })
  expect(stored.status()).toBe(200)
  const { data }: { data: { id: number } } = await stored.json()
  const paths = [
    '/download?category_id=3&level_no=1',
    '/admin/downloads?keyword=window.attacked',
    `/admin/downloads/edit?id=${data.id}`,
    '/admin/downloads/order?category_id=3',
    '/admin/audit?keyword=window.attacked',
  ]
  await (await watch(page))(paths, escaped('<script>window.attacked=1</script>'))
  const removed = await page.request.delete(`/api/download/${data.id}`, {
    headers: { 'X-CSRF-TOKEN': token },
  })
  expect(removed.status()).toBe(200)
})
