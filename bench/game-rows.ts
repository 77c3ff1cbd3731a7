import { setTimeout as sleep } from 'node:timers/promises'
import {
  type Browser,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
  type Page,
} from '@playwright/test'
import { chromiumArgs, chromiumPath } from './chromium.ts'
import { RUNTIME_KB } from './page-rows.ts'
import { atMost, type Chosen, measured, median, type Row } from './row.ts'
import type { Site } from './site.ts'

const CPU = 4
/** The narrowest page for a pointer: Chromium without a screen gives no Event Timing for a finger. */
const NARROW = { viewport: { width: 390, height: 844 }, locale: 'zh-TW' }
const WATCH_MS = 60_000
const TASK_MS = 50
const TAP_MS = 100
const OWN_KB = 120
/** What Event Timing leaves out is shorter than this. */
const SHORTEST_MS = 16
/** How long a finger lies on what it taps. */
const FINGER_MS = 60

interface Played {
  gameId: number
  name: string
  /** What is there when the game can be played. */
  stage: string
  /** Plays on and on, as the rules allow it. */
  play?(hand: Hand, dealt: Dealt, until: number): Promise<void>
}

interface Dealt {
  content: { recipes?: { dish: number; ingredients: number[] }[] }
  deal: { orders?: { items: number[] }[]; levels?: { quest: number }[][] }
}

const GAMES: readonly Played[] = [
  { gameId: 1, name: '聲跡探秘賽', stage: '.voice-cards' },
  { gameId: 2, name: '語句闖天關', stage: '.steps-pool' },
  { gameId: 3, name: '主廚上菜', stage: '.chef-stage', play: playChef },
  { gameId: 4, name: '窗戶拆一拆', stage: '.windows-screen', play: playWindows },
  { gameId: 5, name: '山歌尋蹤', stage: '.song-card' },
]

/** Games of events in a browser: how much code, and how smoothly they are played on a slow phone. */
export const gameRows = (site: Site, chosen: Chosen): Promise<Row[]> =>
  measured(chosen, {
    games: async () => {
      const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs() })
      try {
        const rows: Row[] = []
        for (const game of GAMES) rows.push(await weightRow(browser, site, game))
        for (const game of GAMES) if (game.play) rows.push(...(await smoothRows(browser, site, game)))
        return rows
      } finally {
        await browser.close()
      }
    },
  })

async function inFresh<T>(browser: Browser, work: (page: Page) => Promise<T>): Promise<T> {
  const device: BrowserContextOptions = NARROW
  const context = await browser.newContext(device)
  try {
    return await work(await context.newPage())
  } finally {
    await context.close()
  }
}

/** From the entry through the story or the lesson into a play. */
async function begin(page: Page, site: Site, { gameId, stage }: Played): Promise<Dealt> {
  const menu = await fetch(`${site.url}/api/event/menu`)
  const { data }: { data: { globalActivities: Activity[] } } = await menu.json()
  const now = new Date().toISOString()
  const event = data.globalActivities.find(
    (own) => own.event_game_id === gameId && !own.ended && !own.is_practice && own.begin_at <= now,
  )
  if (!event) throw new Error(`沒有進行中的活動玩第 ${gameId} 個遊戲`)
  await page.goto(`${site.url}/event/game?id=${event.id}`, { waitUntil: 'networkidle' })
  const dealing = page.waitForResponse((answer) => answer.url().includes(`&event_id=${event.id}`))
  const start = page.getByRole('button', { name: '開始', exact: true })
  const over = page.getByRole('button', { name: /^跳過/ })
  await start.or(over).first().waitFor()
  // A story comes after the entry, or before it.
  for (const own of (await start.isVisible()) ? [start, over] : [over, start]) await own.click()
  const answer: { data: { game: Dealt } } = await (await dealing).json()
  await page.locator(stage).waitFor()
  await page.waitForLoadState('networkidle')
  return answer.data.game
}

interface Activity {
  id: number
  event_game_id: number
  ended: boolean
  is_practice: boolean
  begin_at: string
}

const weightRow = (browser: Browser, site: Site, game: Played): Promise<Row> =>
  inFresh(browser, async (page) => {
    await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
    await begin(page, site, game)
    const kilobytes = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        // A sheet that several pages share is named `…css#` by React Router.
        .filter(({ name }) => /\.(js|css)#?$/.test(name))
        .reduce((sum, entry) => sum + Number(Reflect.get(entry, 'encodedBodySize')) / 1024, 0),
    )
    const figures = `進到遊戲裡為止，扣除執行環境 ${RUNTIME_KB} KB`
    return atMost(
      `${game.name}：自己的 JavaScript 與 CSS（br）`,
      kilobytes - RUNTIME_KB,
      OWN_KB,
      'KB',
      figures,
    )
  })

/** A piece of work that never changes: so many boxes with a text, laid out anew so many times. */
const BOXES = 600
const ROUNDS = 60
/** Until then code and caches are being warmed. */
const WARM = 20

/**
 * How fast this machine lays out a page just now, slowed down as a play is: milliseconds for the same boxes, the median of
 * the rounds that are warm. Another hour's figures are compared by it: throttling multiplies whatever else the machine does.
 */
const paceOf = (browser: Browser, rate: number): Promise<number> =>
  inFresh(browser, async (page) => {
    await page.setContent('<style>p { display: inline-block; padding: 1px } .on p { padding: 2px }</style>')
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate })
    const times = await page.evaluate(
      ([boxes, rounds]) => {
        document.body.innerHTML = '<p>客語學堂</p>'.repeat(boxes)
        return Array.from({ length: rounds }, () => {
          const began = performance.now()
          document.body.classList.toggle('on')
          // Asked for, it is laid out at once.
          return document.body.offsetHeight && performance.now() - began
        })
      },
      [BOXES, ROUNDS] as const,
    )
    return median(times.slice(WARM))
  })

/** What the boxes take on the two cores of the bars' machine while its neighbours rest: 25 to 30 ms. */
const QUIET_MS = 27
/** A machine that is slower than this is at work for others. */
const NOT_QUIET_MS = QUIET_MS * 1.15
/** One that is quicker is not slowed down enough. */
const TOO_QUICK_MS = QUIET_MS * 0.85
const TRIES = 4

/**
 * A minute of play: its longest task, and how long a tap takes to be answered. On a machine that works for others a page
 * that is slowed down four times is slowed down eight or twelve; there a second minute follows, slowed down only as far as
 * four times are on a quiet machine, and is played again where the machine's pace had changed by its end. Bars and play are
 * the same, and the first minute is told all the same.
 */
async function smoothRows(browser: Browser, site: Site, game: Played): Promise<Row[]> {
  const first = await minuteRows(browser, site, game, CPU)
  if (first.after < NOT_QUIET_MS) return first.rows
  for (let left = TRIES; ; left--) {
    const rate = Math.max(1, (CPU * QUIET_MS) / (await paceOf(browser, CPU)))
    const { rows, before, after } = await minuteRows(browser, site, game, rate)
    const isAsMeant = [before, after].every((ms) => ms > TOO_QUICK_MS && ms < NOT_QUIET_MS)
    if (isAsMeant || left === 1) return [...first.rows, ...rows]
  }
}

/** The rows of a minute that is slowed down so many times, and what the boxes took after it, slowed down alike. */
async function minuteRows(browser: Browser, site: Site, game: Played, rate: number) {
  const before = await paceOf(browser, rate)
  const { longest, many, count, taps } = await minuteOf(browser, site, game, rate)
  const after = await paceOf(browser, rate)
  const pace = `排 ${BOXES} 個方塊：之前 ${before.toFixed(1)} 毫秒、之後 ${after.toFixed(1)} 毫秒`
  const name = rate === CPU ? game.name : `${game.name}（照機器安靜時的速度）`
  const rows = [
    atMost(
      `${name}玩一分鐘，最久的工作`,
      longest,
      TASK_MS,
      '毫秒',
      `CPU 慢 ${rate.toFixed(1)} 倍，390 px；${count.toLocaleString('en')} 件，超過的 ${many} 件（執行緒時間）；${pace}`,
    ),
    atMost(
      `${name}：點下去到有反應，最慢`,
      taps.at(-1) ?? Number.NaN,
      TAP_MS,
      '毫秒',
      `${taps.length} 次，中位數 ${median(taps)}`,
    ),
  ]
  return { rows, before, after }
}

const minuteOf = (browser: Browser, site: Site, game: Played, rate: number) =>
  inFresh(browser, async (page) => {
    await page.addInitScript((durationThreshold) => {
      const taps = new Map<number, number>()
      Object.assign(window, { taps })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const id = Number(Reflect.get(entry, 'interactionId'))
          if (id > 0) taps.set(id, Math.max(taps.get(id) ?? 0, entry.duration))
        }
      }).observe(Object.assign({ type: 'event' }, { durationThreshold }))
    }, SHORTEST_MS)
    const dealt = await begin(page, site, game)
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate })
    await browser.startTracing(page, { categories: ['toplevel', '__metadata'] })
    await game.play?.(handOn(page, session), dealt, performance.now() + WATCH_MS)
    const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(
      (await browser.stopTracing()).toString(),
    )
    const taps = await page.evaluate(() => [...Reflect.get(window, 'taps').values()].map(Number))
    return { ...tasksOf(traceEvents), taps: taps.sort((a, b) => a - b) }
  })

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  dur?: number
  tdur?: number
  args?: { name?: string }
}

/** The tasks of the page's main thread, by the time that they held it: what other programs took is not theirs. */
function tasksOf(events: readonly TraceEvent[]) {
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}/${tid}`),
  )
  const times = events
    .filter(({ name, ph, pid, tid }) => name.endsWith('RunTask') && ph === 'X' && mains.has(`${pid}/${tid}`))
    .map(({ dur = 0, tdur = dur }) => tdur / 1000)
  return {
    longest: times.reduce((most, own) => Math.max(most, own), 0),
    many: times.filter((own) => own > TASK_MS).length,
    count: times.length,
  }
}

/** Presses what it sees, and waits as a player does. */
interface Hand {
  /** @throws Error where nothing is there within half a minute */
  press(selector: string): Promise<void>
  wait(ms: number): Promise<void>
}

const SEEN_MS = 30_000
const LOOK_MS = 100

/**
 * A hand that looks where to press by one short question. What a test's own tools ask of a page runs on its main
 * thread too, and took longer than what was to be measured.
 */
function handOn(page: Page, session: CDPSession): Hand {
  const placeOf = async (selector: string): Promise<Place | undefined> => {
    const expression = `(() => {
      const own = document.querySelector(${JSON.stringify(selector)})
      own?.scrollIntoView({ block: 'nearest', inline: own.matches('.chef-good') ? 'center' : 'nearest' })
      const box = own?.getBoundingClientRect()
      return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    })()`
    const { result } = await session.send('Runtime.evaluate', { expression, returnByValue: true })
    return result.value
  }
  return {
    async press(selector) {
      const late = performance.now() + SEEN_MS
      let place = await placeOf(selector)
      while (!place) {
        if (performance.now() > late) throw new Error(`沒有 ${selector}`)
        await sleep(LOOK_MS)
        place = await placeOf(selector)
      }
      await page.mouse.click(place.x, place.y, { delay: FINGER_MS })
    },
    wait: (ms) => sleep(ms),
  }
}

interface Place {
  x: number
  y: number
}

/** Guest after guest. */
async function playChef({ press, wait }: Hand, { content, deal }: Dealt, until: number): Promise<void> {
  for (const { items } of deal.orders ?? []) {
    for (const dish of items) {
      for (const no of content.recipes?.find((own) => own.dish === dish)?.ingredients ?? []) {
        if (performance.now() > until) return
        // What drifts is never at rest: it is brought into sight as it is, and stands under the pointer.
        await press(`.chef-strip:not([inert]) [data-no="${no}"]`)
        await wait(400)
      }
      await press('.chef-pot')
      await wait(500)
    }
    await press('.chef-serve')
    await wait(1500)
  }
}

/** Both houses, each kind with a miss before it. */
async function playWindows({ press, wait }: Hand, { deal }: Dealt, until: number): Promise<void> {
  const flip = async (window: number) => {
    // Behind its sign a house is built, but nobody comes to it.
    await press(`.windows-level[aria-hidden="false"] [data-window="${window}"]`)
    await wait(900)
  }
  for (const [level, cards] of (deal.levels ?? []).entries()) {
    if (level > 0) await press('.windows-actions > button')
    const quests = [...new Set(cards.map(({ quest }) => quest))]
    for (const [index, quest] of quests.entries()) {
      const own = cards.flatMap((card, window) => (card.quest === quest ? [window] : []))
      const other = cards.findIndex((card) => card.quest === quests[index + 1])
      if (other >= 0) {
        await flip(own[0] ?? 0)
        await flip(other)
        await wait(2000)
      }
      for (const window of own) {
        if (performance.now() > until) return
        // The last one ends the play, and another page follows.
        if (level === 1 && index === quests.length - 1 && window === own.at(-1)) return
        await flip(window)
      }
    }
  }
}
