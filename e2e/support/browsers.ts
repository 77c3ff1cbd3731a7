import type { BrowserContext, Page, ViewportSize } from '@playwright/test'

/** How many kinds of browser are kept in a worker: most tests share two, and a trace is written of each. */
const KEPT = 2

interface Kept {
  context: BrowserContext
  /** Holds the process of the site's pages, with what it has read of code, faces and pictures. */
  anchor: Page
  /** The tab of the test before: to open the next page in it takes a third less than in a new one. */
  tab?: Page
}

/** A page that a test has changed by these cannot be given to the next. */
const LASTING = [
  'addInitScript',
  'emulateMedia',
  'exposeBinding',
  'exposeFunction',
  'setExtraHTTPHeaders',
] as const
/** What tests listen to. */
const HEARD = [
  'console',
  'dialog',
  'download',
  'filechooser',
  'framenavigated',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
] as const

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

/** The tab for a test in a browser that was taken: that of the test before, else a new one. */
export async function takeTab(browsers: Browsers, kind: string): Promise<Page> {
  const kept = browsers.get(kind)
  if (!kept) throw new Error(`no browser was taken for ${kind}`)
  kept.tab ??= watched(await kept.context.newPage(), () => {
    delete kept.tab
  })
  return kept.tab
}

/** Tells when something is done to a page that lasts. */
function watched(page: Page, onLasting: () => void): Page {
  for (const name of LASTING) {
    const own = page[name].bind(page)
    Reflect.set(page, name, (...args: Parameters<typeof own>) => {
      onLasting()
      return Reflect.apply(own, page, args)
    })
  }
  page.on('close', onLasting)
  page.on('crash', onLasting)
  return page
}

/** Takes out of a browser what a test did there: pages, cookies, what the site kept, permissions, routes. */
export async function cleanBrowser(
  browsers: Browsers,
  kind: string,
  { anchorUrl, viewport }: { anchorUrl: string; viewport: ViewportSize | null },
): Promise<void> {
  const kept = browsers.get(kind)
  if (!kept) return
  const { context, anchor, tab } = kept
  await Promise.all(
    context.pages().map((page) => (page === anchor || page === tab ? undefined : page.close())),
  )
  await context.unrouteAll()
  await context.setOffline(false)
  await context.clearPermissions()
  // Before the tab leaves its page: what that sends at its end is then nobody's.
  await context.clearCookies()
  if (tab) await cleanTab(tab, { anchorUrl, viewport })
  await anchor.evaluate(async () => {
    localStorage.clear()
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
    for (const name of await caches.keys()) await caches.delete(name)
  })
}

/** Leaves of a test's tab what a new one would be; its history, in which nobody goes back beyond what the test opened, stays. */
async function cleanTab(
  tab: Page,
  { anchorUrl, viewport }: { anchorUrl: string; viewport: ViewportSize | null },
): Promise<void> {
  for (const what of HEARD) tab.removeAllListeners(what)
  await tab.unrouteAll()
  // A form with unsaved texts asks whether it may be left.
  tab.on('dialog', (dialog) => dialog.accept())
  await leave(tab, anchorUrl)
  // Nothing of the next page lies under it.
  await tab.mouse.move(-1, -1)
  tab.removeAllListeners('dialog')
  await tab.evaluate(() => {
    sessionStorage.clear()
    window.name = ''
  })
  if (viewport) await tab.setViewportSize(viewport)
}

const TRIES = 4

/**
 * Goes away from a test's last page. Where its last press leads may come in between, since what it saved is there before
 * its page goes on; and then the way that was broken off may do so itself.
 */
async function leave(tab: Page, url: string): Promise<void> {
  for (let left = TRIES - 1; ; left--) {
    try {
      await tab.goto(url)
      return
    } catch (error) {
      if (left === 0) throw error
    }
  }
}

/** Closes one: it failed, and the next test should not begin with what is left of that. */
export async function dropBrowser(browsers: Browsers, kind: string): Promise<void> {
  const kept = browsers.get(kind)
  browsers.delete(kind)
  // First, so that what is noted of a failure is the test's page.
  await kept?.anchor.close()
  await kept?.context.close()
}
