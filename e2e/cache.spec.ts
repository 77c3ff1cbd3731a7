import { expect } from '@playwright/test'
import { open } from './support/page.ts'
import { LESSON } from './support/routes.ts'
import { test } from './support/test.ts'

for (const path of ['/', '/lesson/menu?level_no=1', LESSON, '/terms', '/download', '/search']) {
  test(`${path} fetched twice is the same to the byte, and holds nothing of anybody`, async ({ request }) => {
    // An editor who saves something in another test has all pages rendered anew.
    await expect(async () => {
      const [first, second] = [await request.get(path), await request.get(path)]
      expect(await second.text()).toBe(await first.text())
    }).toPass()
    for (const answer of [await request.get(path), await request.get(path)]) {
      const html = await answer.text()
      expect(html).not.toMatch(/nonce=|name="_token"|csrf/i)
      expect(answer.headers()['set-cookie']).toBeUndefined()
      expect(answer.headers()['content-security-policy']).not.toMatch(/nonce-|script-src[^;]*unsafe-inline/)
    }
  })
}

test('what somebody searched for is kept by nobody', async ({ request }) => {
  const answer = await request.get('/search?keyword=食飯')
  expect(answer.headers()['cache-control']).toBe('no-store')
  expect(await answer.text()).toContain('大家來')
})

test('the login form is never kept, and its token is new each time', async ({ request }) => {
  const token = async () => {
    const answer = await request.get('/login')
    expect(answer.headers()['cache-control']).toContain('no-store')
    return /name="_token" value="([^"]+)"/.exec(await answer.text())?.[1]
  }
  const first = await token()
  expect(first).toBeTruthy()
  expect(await token()).not.toBe(first)
})

test.describe('a student', () => {
  test.use({ role: 'student' })
  test('gets pages with the own name that no cache may keep', async ({ page }) => {
    const answer = await open(page, '/')
    expect(answer?.headers()['cache-control']).toMatch(/private|no-store/)
    await expect(page.getByRole('banner')).toContainText('示範學生')
    const visitors = await fetch(page.url())
    expect(await visitors.text()).not.toContain('示範學生')
  })
})
