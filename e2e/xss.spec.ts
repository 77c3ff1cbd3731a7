import { expect, type Page, request } from '@playwright/test'
import { pdf } from './support/downloads.ts'
import { csrfToken } from './support/logins.ts'
import { overflow } from './support/page.ts'
import { test } from './support/test.ts'

/** Texts that run where a page takes one for HTML; names have room for 50 characters. */
const NAME = '<img src=x onerror="window.attacked=1">'
const TITLE =
  '</title><script>window.attacked=1</script><svg onload="window.attacked=1"></svg>"><b onfocus=window.attacked=1 autofocus>'

/** Opens pages and tells what ran, or what the policy had to stop. */
async function watch(page: Page): Promise<(paths: readonly string[], shown: string) => Promise<void>> {
  const violations: string[] = []
  await page.exposeFunction('violated', (what: string) => violations.push(what))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => {
      Reflect.get(window, 'violated')(violatedDirective)
    })
  })
  return async (paths, shown) => {
    for (const path of paths) {
      await page.goto(path, { waitUntil: 'networkidle' })
      expect(await page.evaluate(() => Reflect.get(window, 'attacked')), path).toBeUndefined()
      // As letters: a page that leaves the text out proves nothing.
      expect(await page.content(), path).toContain(shown)
      for (const width of [360, 820, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await overflow(page), `${path}, ${width} px`).toBeLessThanOrEqual(0)
      }
    }
    expect(violations).toEqual([])
  }
}

const escaped = (text: string) => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;')

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
