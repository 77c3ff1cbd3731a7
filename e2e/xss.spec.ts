import { expect, request } from '@playwright/test'
import { escaped, NAME, TITLE, watch } from './support/attack.ts'
import { pdf } from './support/downloads.ts'
import { csrfToken } from './support/logins.ts'
import { test } from './support/test.ts'

test.use({ role: 'admin' })

test('a name never runs, on its owner’s pages or at the desk', async ({ page, browser, baseURL }) => {
  const own = await request.newContext({
    ...(baseURL ? { baseURL } : {}),
    storageState: { cookies: [], origins: [] },
  })
  const password = 'mountain-song-in-the-evening'
  const answer = await own.post('/api/register', {
    data: {
      email: `attack-${Date.now()}@caller.example`,
      password,
      password_confirmation: password,
      name: NAME,
      role_id: 8,
      agreement: true,
    },
    headers: { 'X-CSRF-TOKEN': await csrfToken(own) },
  })
  const { data }: { data: { id: number } } = await answer.json()
  const roles = await page.request.put(`/api/admin/users/${data.id}/roles`, {
    data: { roles: ['news_editor'] },
    headers: { 'X-CSRF-TOKEN': await csrfToken(page.request) },
  })
  expect(roles.status()).toBe(200)

  const context = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    storageState: await own.storageState(),
  })
  const ownPages = ['/my/dashboard', '/my/profile', '/my/account/edit', '/admin', '/']
  await (await watch(await context.newPage()))(ownPages, escaped(NAME))
  const desk = ['/admin/users?keyword=onerror', `/admin/users/${data.id}`, '/admin/audit?keyword=onerror']
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
