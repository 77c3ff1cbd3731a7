import { expect, type Page } from '@playwright/test'
import { finger, type Hand, keyboard } from './support/hands.ts'
import { newEvent } from './support/new-event.ts'
import { open } from './support/page.ts'
import { laySong } from './support/players/song.ts'
import { test } from './support/test.ts'
import { sendAnswer } from './support/verdict.ts'

// The whole way of one who signs up, plays and is ranked; how each game is played otherwise is in `views/`.

/** As the site deals a play whose moves it judges afterwards. */
interface Dealt {
  content: { recipes?: { dish: number; ingredients: number[] }[] }
  deal: { orders?: { items: number[] }[]; levels?: { quest: number }[][] }
}

type Play = (page: Page, hand: Hand, dealt: Dealt) => Promise<void>

/** Question after question, until the last has the way to the result. */
async function asksAndAnswers(page: Page, hand: Hand, answer: () => Promise<void>): Promise<void> {
  const next = page.locator('.play-next')
  for (let no = 1, isLast = false; !isLast; no++) {
    await expect(page.getByRole('heading', { name: `第 ${no} 題：` })).toBeFocused()
    await answer()
    isLast = (await next.textContent())?.includes('看成績') === true
    // What is sent on too soon is not taken.
    await sendAnswer(page, async () => {
      if (await next.isEnabled()) await hand.press(next)
    })
  }
}

const listens: Play = (page, hand) =>
  asksAndAnswers(page, hand, () => hand.press(page.locator('[data-card="1"]')))

const laysSentences: Play = (page, hand) =>
  asksAndAnswers(page, hand, async () => {
    const pool = page.locator('.steps-pool [data-piece]')
    for (let left = await pool.count(); left > 0; left--) {
      await hand.press(pool.first())
      await expect(pool).toHaveCount(left - 1)
    }
  })

/** Walks to a window by arrows, as keys do, and opens it. */
async function walksTo(page: Page, window: number): Promise<void> {
  for (let step = 0; step < 20; step++) {
    const arrow = await page.evaluate((to) => {
      const at = document.activeElement
      const target = document.querySelector(`[data-window="${to}"]`)
      if (!target || at === target) return ''
      if (!at?.matches('[data-window]')) return 'ArrowRight'
      const [from, there] = [at.getBoundingClientRect(), target.getBoundingClientRect()]
      if (Math.abs(from.top - there.top) > 8) return from.top < there.top ? 'ArrowDown' : 'ArrowUp'
      return from.left < there.left ? 'ArrowRight' : 'ArrowLeft'
    }, window)
    if (arrow === '') break
    await page.keyboard.press(arrow)
  }
  await expect(page.locator(`[data-window="${window}"]`)).toBeFocused()
  await page.keyboard.press('Enter')
}

/** Both houses: a miss first, then kind after kind. */
const opensWindows =
  (press: (page: Page, window: number) => Promise<void>): Play =>
  async (page, hand, { deal }) => {
    const lookOf = (window: number) => page.locator(`[data-window="${window}"]`)
    const opens = (window: number) =>
      expect(async () => {
        if ((await lookOf(window).getAttribute('data-look')) === 'shut') await press(page, window)
        await expect(lookOf(window)).not.toHaveAttribute('data-look', 'shut', { timeout: 500 })
      }).toPass()
    for (const [level, cards] of (deal.levels ?? []).entries()) {
      if (level > 0) await hand.press(page.getByRole('button', { name: '進第二關' }))
      const sign = page.getByRole('button', { name: '馬上開始' })
      await expect(lookOf(0)).toBeVisible()
      if (await sign.isVisible()) await hand.press(sign)
      await expect(sign).toHaveCount(0)
      const quests = [...new Set(cards.map(({ quest }) => quest))]
      const windowsOf = (own: number | undefined) =>
        cards.flatMap(({ quest }, window) => (quest === own ? [window] : []))
      const [one = 0] = windowsOf(quests[0])
      const [other = 0] = windowsOf(quests[1])
      await opens(one)
      await opens(other)
      await expect(lookOf(one)).toHaveAttribute('data-look', 'shut')
      for (const quest of quests) for (const window of windowsOf(quest)) await opens(window)
    }
  }

const findsSong: Play = async (page, hand) => {
  const next = page.locator('.song-next')
  const asked = page.locator('.song-count')
  for (let isLast = false; !isLast; ) {
    await expect(page.locator('.song-card h1')).toBeFocused()
    await laySong(page, hand)
    isLast = (await next.textContent()) === '看成績'
    const before = (await asked.textContent()) ?? ''
    // What is sent on too soon is not taken.
    await expect(async () => {
      if (await next.isVisible()) await hand.press(next)
      if (isLast) await expect(page).toHaveURL(/\/event\/game\/result\?uuid=/, { timeout: 2000 })
      else await expect(asked).not.toHaveText(before, { timeout: 300 })
    }).toPass()
  }
}

/** Two guests get what they want; then the three minutes go by. */
const cooks: Play = async (page, hand, { content, deal }) => {
  await expect(page.locator('.chef-strip')).not.toHaveAttribute('inert')
  for (const { items } of deal.orders?.slice(0, 2) ?? []) {
    for (const dish of items) {
      for (const no of content.recipes?.find((own) => own.dish === dish)?.ingredients ?? []) {
        const pot = page.locator('.chef-pot')
        const before = (await pot.getAttribute('aria-label')) ?? ''
        // What drifts is never at rest, and what is in the pot already changes nothing.
        await expect(async () => {
          await page.locator(`[data-no="${no}"]`).tap({ force: true })
          await expect(pot).not.toHaveAttribute('aria-label', before, { timeout: 500 })
        }).toPass()
      }
      await hand.press(page.locator('.chef-pot'))
    }
    await hand.press(page.locator('.chef-serve'))
  }
}

const taps = opensWindows((page, window) => page.locator(`[data-window="${window}"]`).tap())
const walks = opensWindows(walksTo)

const GAMES: readonly [id: number, name: string, play: Play][] = [
  [1, '聲跡探秘賽', listens],
  [2, '語句闖天關', laysSentences],
  [5, '山歌尋蹤', findsSong],
]

/** From the menu to the ranking. */
async function signsUpAndPlays(
  page: Page,
  hand: Hand,
  { baseURL, game, play }: { baseURL: string | undefined; game: number; play: Play },
): Promise<void> {
  const title = `整局玩完 ${Date.now()}`
  await newEvent(baseURL, { title, event_game_id: game })
  await open(page, '/events')
  await hand.press(page.getByRole('button', { name: `${title}：立即報名` }))
  await hand.press(page.getByRole('link', { name: `${title}：開始玩` }))
  const start = page.getByRole('button', { name: '開始', exact: true })
  const over = page.getByRole('button', { name: /^跳過/ })
  await expect(start.or(over).first()).toBeVisible()
  const dealing = page.waitForResponse((answer) => answer.url().includes('/api/event/game?'))
  // A story comes after the entry, or before it.
  const ways = (await start.isVisible()) ? [start, over] : [over, start]
  for (const own of ways) await hand.press(own)
  const answer: { data: { game: Dealt } } = await (await dealing).json()
  await play(page, hand, answer.data.game)
  await expect(page).toHaveURL(/\/event\/game\/result\?uuid=/, { timeout: 240_000 })
  const row = page.getByRole('row', { name: /鍾小明/ })
  await expect(row).toContainText('你')
  await expect(row).toContainText('1')
  await expect(page.getByText('沒有列入排行榜')).toHaveCount(0)
}

test.use({ role: 'student', own: true })

test.describe('by touch on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  for (const [id, name, play] of [
    ...GAMES,
    [3, '主廚上菜', cooks] as const,
    [4, '窗戶拆一拆', taps] as const,
  ])
    test(`${name}: signed up for, played and ranked`, async ({ page, baseURL }) => {
      test.setTimeout(300_000)
      await signsUpAndPlays(page, finger(), { baseURL, game: id, play })
    })
})

test.describe('by keys alone', () => {
  for (const [id, name, play] of [...GAMES, [4, '窗戶拆一拆', walks] as const])
    test(`${name}: signed up for, played and ranked`, async ({ page, baseURL }) => {
      await signsUpAndPlays(page, keyboard(page), { baseURL, game: id, play })
    })
})
