import { brotliCompressSync, constants } from 'node:zlib'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
  type Page,
} from '@playwright/test'
import { type Recorded, record, startBaseline } from './baseline.ts'
import { chromiumArgs, chromiumPath } from './chromium.ts'
import { atMost, type Chosen, measured, median, type Row } from './row.ts'
import type { Site } from './site.ts'
import { logIn } from './visitor.ts'

const RUNS = 7
/** A phone of a few years ago on a slow line. */
const SLOW = { cpu: 4, latency: 150, bytesPerSecond: 1_600_000 / 8 }
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'zh-TW' }
const SETTLE_MS = 1_000
/** After the network has been idle for half a second. */
const PAINTED_MS = 500

const lesson = (mod: number) => `/lesson?step_no=1&semester_no=1&dialect_id=1&type_no=1&no=1&mod_no=${mod}`
const VOCABULARY = lesson(3)
const PRACTICE = lesson(6)
/** An exercise that the server marks. */
const ASSESSED = '/admin/modules/gallery/practice?way=assessed'

interface MeasuredPage {
  name: string
  path: string
  /** Times the picture of a page without code; what has none is not painted here. */
  lcp?: number
  /** Kilobytes of code and styles, all and without the runtime. */
  total?: number
  own?: number
}

const PAGES: readonly MeasuredPage[] = [
  { name: '首頁', path: '/', lcp: 2, total: 130, own: 31 },
  { name: '選單', path: '/lesson/menu', lcp: 2 },
  { name: '課程', path: lesson(1), lcp: 2.3, total: 165, own: 66 },
]

/** Pages of self-study: one of each part. */
async function studyPages(site: Site): Promise<MeasuredPage[]> {
  const answer = await fetch(`${site.url}/api/self_study/reading/search`)
  const { data }: { data: { books: { id: number }[] } } = await answer.json()
  const at = 'level_no=1&dialect_id=1'
  return [
    { name: '自學首頁', path: '/self_study', own: 66 },
    { name: '聽力選單', path: `/self_study/listening/menu?${at}`, own: 66 },
    { name: '聽力', path: `/self_study/listening?${at}`, lcp: 1.15, own: 66 },
    { name: '口說', path: `/self_study/speaking?${at}`, own: 66 },
    { name: 'AI 評分', path: `/self_study/ai_judging?${at}`, own: 66 },
    { name: '繪本選單', path: '/self_study/reading/menu', own: 66 },
    { name: '繪本', path: `/self_study/reading/${data.books[0]?.id}?dialect_id=1`, lcp: 1.15, own: 66 },
    { name: '寫作', path: `/self_study/writing?${at}`, own: 66 },
    { name: '課室用語', path: '/classroom_term/list?dialect_id=1', own: 66 },
  ]
}
/** Kilobytes of React and the router alone, compressed. */
export const RUNTIME_KB = 99

async function throttle(page: Page, { network = true } = {}): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW.cpu })
  await session.send('Network.enable')
  if (network) {
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: SLOW.latency,
      downloadThroughput: SLOW.bytesPerSecond,
      uploadThroughput: SLOW.bytesPerSecond / 2,
    })
  }
  return session
}

async function inFresh<T>(
  browser: Browser,
  work: (page: Page, context: BrowserContext) => Promise<T>,
  device: BrowserContextOptions = PHONE,
): Promise<T> {
  const context = await browser.newContext(device)
  try {
    return await work(await context.newPage(), context)
  } finally {
    await context.close()
  }
}

interface Paint {
  lcp: number
  shift: number
}

/** Opens a page with an empty cache on the slow phone. */
const paint = (browser: Browser, url: string): Promise<Paint> =>
  inFresh(browser, async (page) => {
    await page.addInitScript(() => {
      const seen = { lcp: 0, shift: 0 }
      Object.assign(window, { seen })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.lcp = entry.startTime
      }).observe({ type: 'largest-contentful-paint', buffered: true })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if (Reflect.get(entry, 'hadRecentInput') !== true) seen.shift += Number(Reflect.get(entry, 'value'))
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await throttle(page)
    await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 })
    await page.waitForTimeout(PAINTED_MS)
    return page.evaluate(() => Reflect.get(window, 'seen'))
  })

/** The same page without its code: HTML, styles, pictures and fonts as the site gives them, compressed. */
async function staticCopy(browser: Browser, site: Site, path: string): Promise<Record<string, Recorded>> {
  const paths = await inFresh(browser, async (page) => {
    const seen = new Set<string>()
    page.on('request', (request) => {
      if (['stylesheet', 'image', 'font'].includes(request.resourceType())) seen.add(request.url())
    })
    await page.goto(`${site.url}${path}`, { waitUntil: 'networkidle' })
    return [...seen].filter((url) => url.startsWith(site.url)).map((url) => url.slice(site.url.length))
  })
  const copies: Record<string, Recorded> = {}
  for (const own of paths) copies[own] = await record(site.url, own, { 'Accept-Encoding': 'br' })
  const html = await (await fetch(`${site.url}${path}`)).text()
  const plain = html
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace(/<link[^>]*rel="(?:modulepreload|prefetch)"[^>]*>/g, '')
  const body = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
  copies[path] = {
    status: 200,
    headers: [
      'content-type',
      'text/html; charset=utf-8',
      'content-encoding',
      'br',
      'content-length',
      String(body.length),
    ],
    body: body.toString('base64'),
  }
  return copies
}

async function paintRows(browser: Browser, site: Site): Promise<Row[]> {
  const rows: Row[] = []
  for (const { name, path, lcp } of [...PAGES, ...(await studyPages(site))]) {
    if (lcp === undefined) continue
    const recorded = await staticCopy(browser, site, path)
    const baseline = await startBaseline(site.folder, { recorded, files: {} })
    try {
      const [own, raw]: [Paint[], Paint[]] = [[], []]
      for (let run = 0; run < RUNS; run++) {
        own.push(await paint(browser, `${site.url}${path}`))
        raw.push(await paint(browser, `${baseline.url}${path}`))
      }
      const [mine, its] = [median(own.map((one) => one.lcp)), median(raw.map((one) => one.lcp))]
      const figures = `${Math.round(mine)} 比 ${Math.round(its)} 毫秒`
      rows.push(
        atMost(`${name} LCP`, mine / its, lcp, '倍', figures),
        atMost(`${name}版面位移`, Math.max(...own.map((one) => one.shift)), 0.05, '', `${RUNS} 次中最大`),
      )
    } finally {
      await baseline.stop()
    }
  }
  return rows
}

/** Kilobytes of code and styles that a page has loaded, compressed, before or after what it fetches at rest. */
const weightOf = (browser: Browser, url: string, { rests }: { rests: boolean }): Promise<number> =>
  inFresh(browser, async (page) => {
    if (!rests) await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
    await page.goto(url, { waitUntil: 'networkidle' })
    const bytes = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        // A sheet that several pages share is named `…css#` by React Router.
        .filter(({ name }) => /\.(js|css)#?$/.test(name))
        .reduce((sum, entry) => sum + Number(Reflect.get(entry, 'encodedBodySize')), 0),
    )
    return bytes / 1024
  })

/** What a page loads of code and styles before anybody does anything. */
async function weightRows(browser: Browser, site: Site): Promise<Row[]> {
  const rows: Row[] = []
  for (const { name, path, total, own } of [...PAGES, ...(await studyPages(site))]) {
    if (own === undefined) continue
    const kilobytes = await weightOf(browser, `${site.url}${path}`, { rests: false })
    const rested = await weightOf(browser, `${site.url}${path}`, { rests: true })
    const figures = `閒置時另載入 ${(rested - kilobytes).toFixed(1)} KB`
    if (total !== undefined)
      rows.push(atMost(`${name}的 JavaScript 與 CSS（br）`, kilobytes, total, 'KB', figures))
    rows.push(
      atMost(`${name}：其中自己的`, kilobytes - RUNTIME_KB, own, 'KB', `扣除執行環境 ${RUNTIME_KB} KB`),
    )
  }
  return rows
}

/** The narrowest page for a pointer: Chromium without a screen gives no Event Timing for a finger. */
const NARROW = { viewport: PHONE.viewport, locale: PHONE.locale }
/** What Event Timing leaves out is shorter than this. */
const SHORTEST_MS = 16

/**
 * From the tap to the next picture: the duration that Event Timing gives its click. By its place, since asking the
 * page for more would cost time too.
 */
const firstTap = (browser: Browser, site: Site): Promise<number> =>
  inFresh(
    browser,
    async (page) => {
      await page.addInitScript((durationThreshold) => {
        new PerformanceObserver((list) => {
          const clicks = list.getEntries().filter(({ name }) => name === 'click')
          if (clicks.length > 0) Object.assign(window, { tapMs: clicks[0]?.duration })
        }).observe(Object.assign({ type: 'event' }, { durationThreshold }))
      }, SHORTEST_MS)
      await throttle(page, { network: false })
      await page.goto(`${site.url}${PRACTICE}`, { waitUntil: 'networkidle' })
      await page.locator('[data-part][data-live]').waitFor()
      const first = page.locator('[data-pool] [data-option]:visible').first()
      await first.scrollIntoViewIfNeeded()
      await page.waitForTimeout(SETTLE_MS)
      const option = await first.boundingBox()
      if (option) await page.mouse.click(option.x + option.width / 2, option.y + option.height / 2)
      await page.waitForTimeout(SETTLE_MS)
      // Chromium now and then keeps its word back until there is one picture more.
      await page.screenshot()
      await page.waitForFunction(() => Reflect.has(window, 'tapMs'), undefined, { polling: 200 })
      return page.evaluate(() => Number(Reflect.get(window, 'tapMs')))
    },
    NARROW,
  )

/** From the tap on 送出答案 to the picture that has the server's verdict. */
const firstVerdict = (browser: Browser, site: Site, cookies: string): Promise<number> =>
  inFresh(browser, async (page, context) => {
    await context.addCookies(
      cookies.split('; ').map((cookie) => {
        const [name = '', value = ''] = cookie.split('=')
        return { name, value, url: site.url }
      }),
    )
    await throttle(page, { network: false })
    await page.goto(`${site.url}${ASSESSED}`, { waitUntil: 'networkidle' })
    await page.locator('[data-part][data-live]').waitFor()
    await page.locator('[data-pool]:visible [data-option]').first().tap()
    const submit = page.locator('[data-submit]:visible:not(:disabled)')
    await submit.scrollIntoViewIfNeeded()
    await page.waitForTimeout(SETTLE_MS)
    await page.evaluate(() => {
      let tapped = 0
      document.addEventListener('click', ({ timeStamp }) => (tapped ||= timeStamp), true)
      const watch = new MutationObserver(() => {
        if (!tapped || !/答對|不對/.test(document.querySelector('main')?.textContent ?? '')) return
        watch.disconnect()
        // The frame after the next one begins when the next one is drawn.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => Object.assign(window, { verdictMs: performance.now() - tapped })),
        )
      })
      watch.observe(document.body, { subtree: true, childList: true, characterData: true })
    })
    await submit.tap()
    await page.waitForFunction(() => Reflect.has(window, 'verdictMs'), undefined, { polling: 200 })
    return page.evaluate(() => Number(Reflect.get(window, 'verdictMs')))
  })

/** Seconds from the tap to the sound, in a lesson that was open before. */
const firstSound = (browser: Browser, site: Site): Promise<number> =>
  inFresh(browser, async (page) => {
    await page.goto(`${site.url}${VOCABULARY}`, { waitUntil: 'networkidle' })
    await page.addInitScript(() => {
      const { play } = HTMLMediaElement.prototype
      HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
        const began = performance.now()
        this.addEventListener(
          'playing',
          () => Object.assign(window, { soundMs: performance.now() - began }),
          {
            once: true,
          },
        )
        return play.call(this)
      }
    })
    await throttle(page)
    await page.goto(`${site.url}${VOCABULARY}`, { waitUntil: 'load', timeout: 60_000 })
    await page.locator('[data-part][data-live]').waitFor()
    const began = performance.now()
    await page.getByRole('main').getByRole('button', { name: /^聽「/ }).tap()
    await page.waitForFunction(() => Reflect.has(window, 'soundMs'), undefined, { polling: 20 })
    return (performance.now() - began) / 1000
  })

async function medianOf(measure: () => Promise<number>): Promise<number> {
  const times: number[] = []
  for (let run = 0; run < RUNS; run++) times.push(await measure())
  return median(times)
}

/** Everything that is measured in a browser. */
export async function pageRows(site: Site, chosen: Chosen): Promise<Row[]> {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: chromiumArgs(),
  })
  const seven = async (
    name: string,
    bar: number,
    unit: string,
    measure: () => Promise<number>,
    how: string,
  ) => atMost(name, await medianOf(measure), bar, unit, how)
  try {
    return await measured(chosen, {
      paint: () => paintRows(browser, site),
      weight: () => weightRows(browser, site),
      tap: () => seven('練習的第一次點按', 200, '毫秒', () => firstTap(browser, site), 'CPU 慢 4 倍，7 次'),
      verdict: async () => {
        const cookies = await logIn(site.url, 'editor', site.passwords.editor ?? '')
        const measure = () => firstVerdict(browser, site, cookies)
        return seven('評量：點下去到伺服器的批改', 150, '毫秒', measure, 'CPU 慢 4 倍，7 次')
      },
      sound: () =>
        seven('開過的課，點下去到有聲音', 1, '秒', () => firstSound(browser, site), '網路與 CPU 都慢，7 次'),
    })
  } finally {
    await browser.close()
  }
}
