import { expect, type Page } from '@playwright/test'
import { escaped, HTML, TITLE, watch } from './support/attack.ts'
import { csrfToken, logIn } from './support/logins.ts'
import { open } from './support/page.ts'
import { startSite } from './support/site.ts'
import { test } from './support/test.ts'

const SCRIPT = escaped('<script>window.attacked=1</script>')

/** Puts an entry that attacks in front of a document's own, and looks at its pages. */
async function attack(page: Page, document: 'faq' | 'guide', category: object): Promise<void> {
  const before = await page.request.get(`/api/${document}/edit`)
  const { data }: { data: { categories: object[] } } = await before.json()
  const { version: _, updated_at: __, ...own } = { version: 0, updated_at: '', ...data }
  const answer = await page.request.post(`/api/${document}/update`, {
    data: { ...own, categories: [category, ...data.categories] },
    headers: { 'X-CSRF-TOKEN': await csrfToken(page.request) },
  })
  expect(answer.status()).toBe(200)
  await (await watch(page))([`/${document}`, `/admin/${document}`], SCRIPT)
  await open(page, `/${document}`)
  await page.evaluate(() => {
    for (const one of globalThis.document.querySelectorAll('details')) one.open = true
  })
  await expect(page.getByText('看得到', { exact: true })).toBeVisible()
  await expect(page.locator('a[href^="javascript:" i], iframe, main script, main [onload]')).toHaveCount(0)
  expect(await page.evaluate(() => Reflect.get(window, 'attacked'))).toBeUndefined()
}

// On a site of its own: nobody else’s page has what it writes.
test('what an editor’s document of help attacks with never runs, on its page or at the desk', async ({
  browser,
}) => {
  const site = await startSite()
  try {
    const context = await browser.newContext({ baseURL: site.url })
    await logIn(context.request, 'editor', site.passwords.editor ?? '')
    const title = TITLE.slice(0, 100)
    for (const document of ['faq', 'guide'] as const) {
      const page = await context.newPage()
      await attack(
        page,
        document,
        document === 'faq'
          ? { title, icon: 'help', items: [{ question_text: title, answer_text: HTML }] }
          : { text: title, href: '', items: [{ text: title, href: '/faq', content: HTML }] },
      )
      await page.close()
    }
    await context.close()
  } finally {
    await site.stop()
  }
})
