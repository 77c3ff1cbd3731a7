import { type Browser, chromium } from '@playwright/test'
import { Client } from 'pg'
import { chromiumArgs, chromiumPath } from './chromium.ts'
import { latencies, requestBytes } from './load.ts'
import { atMost, type Chosen, measured, median, type Row } from './row.ts'
import { type Site, socketOf } from './site.ts'

const SHELF = 5_000
const TURNS = 200
const CPU = 4
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'zh-TW' }

const searchPath = (query: string) => `/api/self_study/reading/search?${query}`
const QUERIES = [
  '',
  'sort=views&order=desc',
  'level_no=3&page=20',
  `keyword=${encodeURIComponent('第四二')}`,
  `keyword=${encodeURIComponent('書')}&sort=views&order=desc&page=100`,
  `keyword=${encodeURIComponent('沒有這本')}`,
]

/** Each with other books before all others. */
const KEYWORDS = ['第一', '第二', '第三', '第四', '第五', '第四二', '第三五', '第二零', '第一九']

/** Picture books: how soon a page is turned, and what search takes with a full shelf. */
export const bookRows = (site: Site, chosen: Chosen): Promise<Row[]> =>
  measured(chosen, {
    book: async () => {
      const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs() })
      try {
        return [await turnRow(browser, site), await searchRow(site), await shownRow(browser, site)]
      } finally {
        await browser.close()
      }
    },
  })

/** From the tap to the picture with the next page, each page of a book one after the other. */
async function turnRow(browser: Browser, site: Site): Promise<Row> {
  const context = await browser.newContext({ ...PHONE, baseURL: site.url })
  const page = await context.newPage()
  await page.goto('/self_study/reading/menu')
  await page.locator('.shelf-book').first().tap()
  const next = page.getByRole('button', { name: '下一頁' })
  await next.waitFor()
  await page.waitForLoadState('networkidle')
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU })
  await page.evaluate(() => {
    const times: number[] = []
    Object.assign(window, { turnMs: times })
    document.addEventListener(
      'click',
      ({ timeStamp }) => {
        const before = document.querySelector('.reader-count')?.textContent
        const look = () => {
          const picture = document.querySelector<HTMLImageElement>('.reader-picture:last-of-type')
          const isNew = document.querySelector('.reader-count')?.textContent !== before
          if (isNew && picture?.complete)
            requestAnimationFrame(() => times.push(performance.now() - timeStamp))
          else requestAnimationFrame(look)
        }
        look()
      },
      true,
    )
  })
  const taps = 7
  for (let turn = 1; turn <= taps; turn++) {
    await next.first().tap()
    await page.waitForFunction((count) => Reflect.get(window, 'turnMs').length === count, turn)
    await page.waitForLoadState('networkidle')
  }
  const times = await page.evaluate(() => [...Reflect.get(window, 'turnMs')].map(Number))
  await context.close()
  return atMost(
    '繪本翻一頁',
    median(times),
    100,
    '毫秒',
    `CPU 慢 ${CPU} 倍，${taps} 頁；最慢 ${Math.round(Math.max(...times))}`,
  )
}

async function searchRow(site: Site): Promise<Row> {
  await fillShelf(await socketOf(site))
  const times: number[] = []
  for (const path of QUERIES.map(searchPath)) {
    await latencies(site.url, requestBytes(site.url, path), TURNS / 4)
    times.push(...(await latencies(site.url, requestBytes(site.url, path), TURNS)))
  }
  times.sort((a, b) => a - b)
  const p95 = times[Math.floor(times.length * 0.95)] ?? Number.NaN
  return atMost(
    `繪本搜尋，${SHELF.toLocaleString('en')} 本，p95`,
    p95,
    20,
    '毫秒',
    `${QUERIES.length} 種查詢各 ${TURNS} 次，中位數 ${median(times).toFixed(1)}`,
  )
}

/** From the end of the answer to the picture with the books that it names; the shelf is full. */
async function shownRow(browser: Browser, site: Site): Promise<Row> {
  const context = await browser.newContext({ ...PHONE, baseURL: site.url })
  const page = await context.newPage()
  await page.goto('/self_study/reading/menu', { waitUntil: 'networkidle' })
  await page.evaluate(() => {
    const first = () => document.querySelector('.shelf-book')?.getAttribute('href')
    const seen = { before: first(), answered: 0, shown: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const { name, duration, startTime } of list.getEntries())
        if (name.includes('/reading/menu.data')) seen.answered = startTime + duration
    }).observe({ type: 'resource' })
    new MutationObserver(() => {
      if (first() === seen.before) return
      seen.before = first()
      requestAnimationFrame(() => {
        // What is sent in a frame arrives when the frame is drawn.
        const drawn = new MessageChannel()
        drawn.port1.onmessage = () => Object.assign(seen, { shown: performance.now() })
        drawn.port2.postMessage(undefined)
      })
    }).observe(document.body, { subtree: true, childList: true, attributes: true })
  })
  const times: number[] = []
  for (const keyword of KEYWORDS) {
    await page.evaluate(() => Object.assign(Reflect.get(window, 'seen'), { answered: 0, shown: 0 }))
    await page.getByRole('searchbox').fill(keyword)
    await page.getByRole('searchbox').press('Enter')
    await page.waitForFunction(() => {
      const { answered, shown } = Reflect.get(window, 'seen')
      return answered > 0 && shown > 0
    })
    times.push(
      await page.evaluate(() => {
        const { answered, shown } = Reflect.get(window, 'seen')
        return Number(shown) - Number(answered)
      }),
    )
    await page.waitForLoadState('networkidle')
    // The button is locked for a moment after each use.
    await page.locator('[role=search] button:not([aria-disabled])').waitFor()
  }
  await context.close()
  return atMost(
    '繪本搜尋，答案到畫面',
    median(times),
    50,
    '毫秒',
    `${times.length} 次；最慢 ${Math.round(Math.max(...times))}`,
  )
}

/** Copies of a book, each with its own title, level, type, year and count. */
async function fillShelf(host: string): Promise<void> {
  const client = new Client({ host, user: 'hakka', database: 'hakka' })
  await client.connect()
  await client.query(`
    with made as (
      insert into study_items (uid, kind, level_no, no, title, title_pinyin, title_chinese, schema_version, content)
      select 'bench-book-' || n, kind, 1 + n % 5, n, title, title_pinyin, title_chinese, schema_version,
        jsonb_set(content::jsonb, '{book,no}', to_jsonb(n))::json
      from study_items, generate_series(1001, 1000 + ${SHELF}) n where uid = 'reading-b1'
      returning id, level_no, no)
    insert into study_books (item_id, level_no, type_no, published_year, page_num, view_count, names)
    select id, level_no, 1 + no % 3, 2000 + no % 20, 8, no * 37 % 1999,
      repeat('第' || translate(no::text, '0123456789', '零一二三四五六七八九') || '本書' || E'\\n', 6)
        || E'繪本\\t作者\\t出處\\t關鍵字' from made`)
  await client.query('analyze study_items, study_books')
  await client.end()
}
