import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { asks, faster, isJudged } from './asked.tsx'
import { siteOf } from './event-site.tsx'
import { inPage } from './in-page.ts'
import {
  answersSong,
  countsDown,
  isAtHouse,
  kitchenClock,
  laysPieces,
  lookOf,
  opensWindow,
  otherDish,
  passesSign,
  sentenceOf,
  serves,
  wantedBy,
} from './play-hands.ts'

declare module 'vitest/browser' {
  interface BrowserCommands {
    still(on: boolean): Promise<void>
  }
}

/** What may change where no motion is wanted. */
const STILL = /^(opacity|.*[cC]olor|boxShadow|filter|offset|computedOffset|easing|composite)$/
/** As long as the site lets an animation be then. */
const MOMENT_MS = 1

const at = inPage()

beforeEach(() => commands.still(true))
afterEach(async () => {
  vi.restoreAllMocks()
  await commands.still(false)
})

/** Looks at each picture that is drawn; what moved in any of them is told at the end. */
function watches(): () => string[] {
  const seen = new Set<string>()
  let over = false
  const look = () => {
    for (const { effect } of document.getAnimations()) {
      if (!(effect instanceof KeyframeEffect)) continue
      const { activeDuration } = effect.getComputedTiming()
      const moved = effect
        .getKeyframes()
        .flatMap((frame) => Object.keys(frame))
        .filter((name) => !STILL.test(name))
      if (Number(activeDuration) > MOMENT_MS && moved.length > 0)
        seen.add(`${effect.target?.className}${effect.pseudoElement ?? ''}: ${[...new Set(moved)].join()}`)
    }
    if (!over) requestAnimationFrame(look)
  }
  look()
  return () => {
    over = true
    return [...seen]
  }
}

/** At 400 % of a desk nothing is wider than the window, but for what is made to be moved through. */
function reflows(stage: string): void {
  expect(document.documentElement.scrollWidth, stage).toBeLessThanOrEqual(innerWidth)
  const outside = [...document.querySelectorAll<HTMLElement>('.play-screen :is(button, h1, p)')]
    .filter((own) => own.checkVisibility() && !own.closest('.chef-strip, .sr-only, [aria-hidden="true"]'))
    .filter((own) => {
      const { left, right, width } = own.getBoundingClientRect()
      return width > 1 && (left < -1 || right > innerWidth + 1)
    })
    .map((own) => own.className || own.textContent)
  expect(outside, stage).toEqual([])
}

const SIZES = [
  ['on a desk', 1280, 900],
  ['at 400 %', 320, 256],
] as const

for (const [where, width, height] of SIZES) {
  test(`cards are taken without motion ${where}`, async () => {
    await page.viewport(width, height)
    const stop = faster()
    const site = siteOf(1, 'voice-trail')
    await site.opens()
    await asks(1)
    reflows('題目')
    const moved = watches()
    for (const no of [1, 2]) {
      await asks(no)
      await at.locator('[data-card="1"]').click()
      await isJudged(no, expect.anything(), () => userEvent.keyboard('{Enter}'))
      reflows('對錯')
    }
    await asks(3)
    expect(moved()).toEqual([])
    stop()
  })

  test(`sentences are laid without motion ${where}`, async () => {
    await page.viewport(width, height)
    const stop = faster()
    const site = siteOf(2, 'sentence-steps')
    await site.opens()
    await asks(1)
    reflows('題目')
    const moved = watches()
    await laysPieces(sentenceOf(site, 1).pieces.toReversed())
    reflows('排好')
    await isJudged(1, '不對', () => at.locator('.play-next').click())
    reflows('對錯')
    await asks(2)
    await laysPieces(sentenceOf(site, 2).pieces)
    await isJudged(2, '答對了！', () => at.locator('.play-next').click())
    await asks(3)
    expect(moved()).toEqual([])
    stop()
  })

  test(`dishes are cooked and served without motion ${where}`, async () => {
    await page.viewport(width, height)
    const stop = kitchenClock()
    const site = siteOf(3, 'chef')
    await site.opens()
    const moved = watches()
    reflows('倒數')
    await countsDown()
    reflows('營業中')
    const strip = () => document.querySelector('.chef-strip')?.scrollLeft
    const before = strip()
    vi.advanceTimersByTime(2000)
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    expect(strip()).toBe(before)
    await serves(site, wantedBy(site, 0))
    await expect.poll(() => document.body.textContent).toContain('上對了！')
    reflows('上對了')
    const [verdict, hall] = ['.chef-verdict', '.chef-hall'].map(
      (own) => document.querySelector(own)?.getBoundingClientRect().bottom ?? 0,
    )
    expect(verdict, '點了什麼看得完').toBeLessThanOrEqual(hall ?? 0)
    vi.advanceTimersByTime(1300)
    await expect.poll(() => document.querySelector('.chef-verdict')).toBeNull()
    await serves(site, [otherDish(site, wantedBy(site, 1))])
    await expect.poll(() => document.body.textContent).toContain('不是這道')
    vi.advanceTimersByTime(180_000)
    await expect.poll(() => document.querySelector('.chef-over')).not.toBeNull()
    reflows('時間到')
    expect(moved()).toEqual([])
    stop()
  })

  test(`windows are opened without motion ${where}`, async () => {
    await page.viewport(width, height)
    const stop = faster()
    const site = siteOf(4, 'windows')
    await site.opens()
    const moved = watches()
    reflows('牌子')
    await isAtHouse()
    const [cards = []] = (site.deal() as { levels: { quest: number }[][] }).levels
    const other = cards.findIndex(({ quest }) => quest !== cards[0]?.quest)
    await opensWindow(other)
    // Pressed once: a second press would open it again as soon as it has shut.
    await at.locator('[data-window="0"]').click()
    await expect.poll(() => lookOf(0), { timeout: 20_000, interval: 10 }).not.toBe('shut')
    reflows('不是同一組')
    await expect.poll(() => lookOf(0), { timeout: 20_000 }).toBe('shut')
    const kinds = [...new Set(cards.map(({ quest }) => quest))]
    for (const kind of kinds)
      for (const [window, { quest }] of cards.entries()) if (quest === kind) await opensWindow(window)
    await at.getByRole('button', { name: '進第二關' }).waitFor()
    reflows('過關')
    await at.getByRole('button', { name: '進第二關' }).click()
    await passesSign((sign) => sign.click())
    await at.locator('[data-window="19"]').waitFor()
    reflows('第二關')
    expect(moved()).toEqual([])
    stop()
  })

  test(`a song is found without motion ${where}`, async () => {
    await page.viewport(width, height)
    const stop = faster()
    const site = siteOf(5, 'song-trail')
    await site.opens()
    const moved = watches()
    const seen = new Set<string>()
    for (let no = 1; no <= 8; no += 1) {
      await expect.poll(() => site.asked.length).toBe(no - 1)
      const mode = document.querySelector('.song-card')?.getAttribute('data-mode') ?? ''
      seen.add(mode)
      reflows(`題型 ${mode}`)
      await answersSong()
    }
    expect(seen.size).toBeGreaterThan(3)
    expect(moved()).toEqual([])
    stop()
  })
}
