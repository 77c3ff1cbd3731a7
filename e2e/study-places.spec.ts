import { expect } from '@playwright/test'
import { open } from './support/page.ts'
import { test } from './support/test.ts'

test.describe('a pupil with two devices', () => {
  test.use({ role: 'student', own: true })

  test('goes on at the second one where she left off at the first: a theme, and a book at its page', async ({
    page,
    browser,
  }) => {
    const sent = () =>
      page.waitForResponse((answer) => answer.url().endsWith('/api/my/study-places') && answer.ok())
    await open(page, '/self_study/reading/menu')
    await page
      .getByRole('main')
      .locator('a[href^="/self_study/reading/"]:not([href*="menu"])')
      .first()
      .press('Enter')
    await expect(page).toHaveURL(/\/self_study\/reading\/\d+/)
    const book = new URL(page.url()).pathname
    const turned = page.getByRole('button', { name: '下一頁' })
    await turned.press('Enter')
    await expect(page).toHaveURL(/#no-2$/)
    await turned.press('Enter')
    await expect(page).toHaveURL(/#no-3$/)
    const listened = sent()
    await open(page, '/self_study/listening?level_no=1&dialect_id=2')
    const theme = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
    await listened

    // Another device of hers: the same account, and nothing that this one remembers.
    const other = await browser.newContext({
      baseURL: new URL(page.url()).origin,
      storageState: { cookies: (await page.context().storageState()).cookies, origins: [] },
    })
    const second = await other.newPage()
    await open(second, '/self_study')
    const card = second.getByRole('region', { name: '繼續上次' })
    await expect(card).toContainText('海陸')
    await expect(card.getByRole('link', { name: /^閱讀：/ })).toBeVisible()
    await second.goto(book)
    await expect(second).toHaveURL(/#no-3$/)
    await other.close()
    expect(theme).not.toBe('')
  })
})
