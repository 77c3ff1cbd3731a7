import type { BrowserContext, Page } from '@playwright/test'

/** How many kinds of browser are kept in a worker: most tests share two, and a trace is written of each. */
const KEPT = 2

interface Kept {
  context: BrowserContext
  /** Holds the process of the site's pages, with what it has read of code, faces and pictures. */
  anchor: Page
}

/** The browsers of a worker, by what they can: a phone's has a touch screen. */
export type Browsers = Map<string, Kept>

/**
 * A browser that has seen the site before, as pupils' have: the files it fetched for the test before are there, and
 * nothing else. A browser that has to fetch, read and compile them anew takes a second more of a core, each time.
 * @param make opens one
 * @param anchorUrl a small answer of the site
 */
export async function takeBrowser(
  browsers: Browsers,
  kind: string,
  { make, anchorUrl }: { make: () => Promise<BrowserContext>; anchorUrl: string },
): Promise<BrowserContext> {
  const kept = browsers.get(kind)
  if (kept) {
    browsers.delete(kind)
    browsers.set(kind, kept)
    return kept.context
  }
  const [oldest] = browsers.keys()
  if (oldest !== undefined && browsers.size >= KEPT) await dropBrowser(browsers, oldest)
  const context = await make()
  const anchor = await context.newPage()
  await anchor.goto(anchorUrl)
  browsers.set(kind, { context, anchor })
  return context
}

/** Takes out of a browser what a test did there: pages, cookies, what the site kept, permissions, routes. */
export async function cleanBrowser(browsers: Browsers, kind: string): Promise<void> {
  const kept = browsers.get(kind)
  if (!kept) return
  const { context, anchor } = kept
  await Promise.all(context.pages().map((page) => (page === anchor ? undefined : page.close())))
  await context.unrouteAll()
  await context.setOffline(false)
  await context.clearPermissions()
  await context.clearCookies()
  await anchor.evaluate(async () => {
    localStorage.clear()
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
    for (const name of await caches.keys()) await caches.delete(name)
  })
}

/** Closes one: it failed, and the next test should not begin with what is left of that. */
export async function dropBrowser(browsers: Browsers, kind: string): Promise<void> {
  const kept = browsers.get(kind)
  browsers.delete(kind)
  // First, so that what is noted of a failure is the test's page.
  await kept?.anchor.close()
  await kept?.context.close()
}
