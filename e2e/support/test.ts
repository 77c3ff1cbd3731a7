import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { type APIRequestContext, type Browser, test as base, expect, type Page } from '@playwright/test'
import { type Browsers, cleanBrowser, dropBrowser, takeBrowser, takeTab } from './browsers.ts'
import { registered } from './callers.ts'
import { loginFile, type Role } from './logins.ts'

interface Options {
  /** Whose session the pages have; nobody's by default. */
  role: Role | undefined
  /** Of that role, who registers as one does: a new account of the test's own, whose rows no other test sees or writes. */
  own: boolean
  /** Failures a test brings about on purpose. */
  allowed: RegExp[]
  /** A browser that was never here: for what happens while files are fetched, and for tests that move the page's clock. */
  fresh: boolean
}

interface Fixtures {
  /** What its browser can, as a key. */
  kind: string
  /** Fails the test when a page logs an error, throws, or misses one of its files. */
  quiet: undefined
}

type State = Awaited<ReturnType<APIRequestContext['storageState']>>

interface WorkerFixtures {
  browsers: Browsers
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

const ROLE_IDS: Partial<Record<Role, number>> = { teacher: 4, student: 5, parent: 7 }

/** The session of a demo account, or of an account that nobody else has. */
async function stateOf(role: Role, own: boolean, baseURL: string): Promise<State> {
  const role_id = ROLE_IDS[role]
  if (!own) return JSON.parse(await readFile(loginFile(required('E2E_FOLDER'), role), 'utf8'))
  if (!role_id) throw new Error(`${role} 不能自己註冊`)
  const email = `own-${randomUUID()}@school.example`
  const { context } = await registered(baseURL, { name: '鍾小明', role_id, email })
  const state = await context.storageState()
  await context.dispose()
  return state
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

export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  role: [undefined, { option: true }],
  own: [false, { option: true }],
  allowed: [[], { option: true }],
  fresh: [false, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
  baseURL: async ({}, use) => use(required('E2E_URL')),
  storageState: async ({ role, own, baseURL }, use) => use(role && (await stateOf(role, own, baseURL ?? ''))),
  browsers: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const browsers: Browsers = new Map()
      await use(browsers)
      for (const kind of browsers.keys()) await dropBrowser(browsers, kind)
    },
    { scope: 'worker' },
  ],
  kind: async ({ viewport, hasTouch, isMobile, javaScriptEnabled }, use) =>
    use(JSON.stringify({ viewport, hasTouch, isMobile, javaScriptEnabled })),
  context: async (
    { browser, browsers, fresh, baseURL, storageState, viewport, kind, permissions },
    use,
    info,
  ) => {
    if (fresh) {
      const own = await browser.newContext()
      await use(own)
      await own.close()
      return
    }
    const anchorUrl = `${baseURL}/healthz`
    const context = await takeBrowser(browsers, kind, { make: () => browser.newContext(), anchorUrl })
    if (typeof storageState === 'object') await context.addCookies(storageState.cookies)
    if (permissions) await context.grantPermissions(permissions)
    await use(context)
    if (info.status === info.expectedStatus) await cleanBrowser(browsers, kind, { anchorUrl, viewport })
    else await dropBrowser(browsers, kind)
  },
  page: async ({ context, browsers, fresh, kind }, use) =>
    use(await (fresh ? context.newPage() : takeTab(browsers, kind))),
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
