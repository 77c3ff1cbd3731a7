import { type Browser, test as base, expect, type Page } from '@playwright/test'
import { loginFile, type Role } from './logins.ts'

interface Options {
  /** Whose session the pages have; nobody's by default. */
  role: Role | undefined
  /** Failures a test brings about on purpose. */
  allowed: RegExp[]
}

interface Fixtures {
  /** Fails the test when a page logs an error, throws, or misses one of its files. */
  quiet: undefined
}

const required = (name: string): string => {
  const value = process.env[name]
  if (!value) throw new Error(`${name} 不存在：請以 playwright test -c e2e/playwright.config.ts 執行`)
  return value
}

export const passwordOf = (role: Role): string => {
  const passwords: Record<string, string> = JSON.parse(required('E2E_PASSWORDS'))
  return passwords[role] ?? ''
}

/** What goes wrong in a page, as lines. */
function problemsOf(page: Page): string[] {
  const problems: string[] = []
  page.on('console', (message) => {
    // A document's own status is a test's business, and missing files are told below with their address.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      problems.push(`console: ${message.text()}`)
    }
  })
  page.on('pageerror', (error) => problems.push(`throw: ${error.message}`))
  page.on('response', (response) => {
    // Documents, and the data of one that is opened without a reload, have the status that their test asks for.
    const page = response.request().resourceType() === 'document' || /\.data(\?|$)/.test(response.url())
    if (response.status() >= (page ? 500 : 400)) problems.push(`${response.status()} ${response.url()}`)
  })
  return problems
}

export const test = base.extend<Options & Fixtures>({
  role: [undefined, { option: true }],
  allowed: [[], { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
  baseURL: async ({}, use) => use(required('E2E_URL')),
  storageState: async ({ role }, use) => use(role && loginFile(required('E2E_FOLDER'), role)),
  quiet: [
    async ({ page, allowed }, use) => {
      const problems = problemsOf(page)
      await use(undefined)
      expect(
        problems.filter((line) => !allowed.some((pattern) => pattern.test(line))),
        '網頁沒有錯誤訊息',
      ).toEqual([])
    },
    { auto: true },
  ],
})

/** Somebody else, who is not logged in, beside the page of the test. Close it at the end. */
export const visitorOf = (browser: Browser): Promise<Page> =>
  browser.newPage({ baseURL: required('E2E_URL'), storageState: { cookies: [], origins: [] } })
