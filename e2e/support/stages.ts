import type { Page } from '@playwright/test'
import { laySong } from './players/song.ts'

/** Begins a game without clock and ranking, and passes over what comes before it. */
export async function playUnranked(page: Page): Promise<void> {
  const practice = page.getByText('練習：不計時、不排名')
  const story = page.getByRole('button', { name: '跳過', exact: true })
  await practice.or(story).first().waitFor()
  if (await story.isVisible()) await story.click()
  await practice.click()
  const over = page.getByRole('button', { name: /跳過|略過|直接開始|馬上開始/ })
  const bar = page.getByText('練習', { exact: true })
  while (
    await over
      .or(bar)
      .first()
      .waitFor()
      .then(() => over.first().isVisible())
  )
    await over.first().click()
}

const begin = (page: Page) => page.getByRole('button', { name: '開始', exact: true }).click()

/** What is shown for a moment stays: nothing later happens by itself. */
const hold = (page: Page) => page.evaluate(() => Reflect.set(window, 'setTimeout', () => 0))

async function told(page: Page, send: () => Promise<void>): Promise<void> {
  // What is sent on too soon is not taken.
  await page.waitForTimeout(1500)
  await hold(page)
  await send()
  await page.getByRole('alert').waitFor()
}

/** A play of minutes is over soon, and what is shown then stays. */
const closeSoon = (page: Page) =>
  page.evaluate(() => {
    const later = window.setTimeout.bind(window)
    let isOver = false
    const own = (act: () => void, ms = 0) => {
      if (ms <= 60_000) return isOver ? 0 : later(act, ms)
      return later(() => {
        isOver = true
        act()
      }, 1000)
    }
    Object.assign(window, { setTimeout: own })
  })

/** Begins a ranked play after its story, and tells how the houses were dealt. */
async function beginHouses(page: Page): Promise<{ quest: number }[][]> {
  await begin(page)
  const dealing = page.waitForResponse((answer) => answer.url().includes('/api/event/game?'))
  await page.getByRole('button', { name: '跳過故事' }).click()
  const answer: { data: { game: { deal: { levels: { quest: number }[][] } } } } = await (await dealing).json()
  return answer.data.game.deal.levels
}

/** Opens the windows of a house kind by kind. */
async function openHouse(page: Page, cards: readonly { quest: number }[] = []): Promise<void> {
  await page.getByRole('button', { name: '馬上開始' }).click()
  for (const quest of new Set(cards.map((card) => card.quest))) {
    for (const [window, card] of cards.entries()) {
      if (card.quest !== quest) continue
      await page.locator(`[data-window="${window}"]`).click()
      await page.waitForTimeout(300)
    }
  }
}

/** Answers whatever a song asks, to its end. */
async function findSong(page: Page): Promise<void> {
  const next = page.locator('.song-next')
  for (let isLast = false; !isLast; ) {
    await laySong(page)
    isLast = (await next.textContent()) === '看成績'
    // What is sent on too soon is not taken.
    await page.waitForTimeout(600)
    await next.click()
  }
}

/** The result of whoever is first in an event, as the desk knows it. */
async function firstOf(page: Page, eventId: number): Promise<string> {
  const answer = await page.request.get(`/api/event/winners?event_id=${eventId}`)
  const { data }: { data: { winners: { uuid: string; dialect_id: number }[] } } = await answer.json()
  const [first] = data.winners
  return `/event/game/result?uuid=${first?.uuid}&id=${eventId}&d=${first?.dialect_id}`
}

/** Stages of games as a player comes to them. */
export const STAGES: {
  name: string
  path: string
  role?: 'admin'
  act(page: Page): Promise<unknown>
}[] = [
  {
    name: 'event-story',
    path: '/event/game?id=1',
    async act(page) {
      await begin(page)
      await page.getByRole('button', { name: '下一句' }).waitFor()
    },
  },
  {
    name: 'event-voice-trail-told',
    path: '/event/game?id=1',
    async act(page) {
      await playUnranked(page)
      await page.keyboard.press('2')
      await told(page, () => page.keyboard.press('Enter'))
    },
  },
  {
    name: 'event-voice-trail-result',
    path: '/event/game?id=6',
    async act(page) {
      await begin(page)
      await page.getByRole('button', { name: '跳過故事' }).click()
      for (const no of [1, 2, 3, 4, 5]) {
        await page.getByRole('heading', { name: `第 ${no} 題：` }).waitFor()
        await page.keyboard.press(String((no % 4) + 1))
        await page.waitForTimeout(500)
        await page.keyboard.press('Enter')
      }
      await page.getByRole('heading', { level: 1, name: /客語|特級/ }).waitFor()
    },
  },
  {
    name: 'event-sentence-steps-told',
    path: '/event/game?id=8',
    async act(page) {
      // As they lie in the pool they never make the sentence.
      await begin(page)
      await page.getByRole('button', { name: '跳過故事' }).click()
      const pool = page.locator('.steps-pool [data-piece]')
      await pool.first().waitFor()
      for (let no = await pool.count(); no > 0; no -= 1) await pool.first().click()
      await told(page, () => page.locator('.play-next').click())
    },
  },
  {
    name: 'event-chef-lesson',
    path: '/event/game?id=4',
    async act(page) {
      await begin(page)
      for (const step of [1, 2, 3]) {
        await page.getByText(`第 ${step} 步，共 6 步`).waitFor()
        await page.getByRole('button', { name: '下一步' }).click()
      }
      await page.getByText('第 4 步，共 6 步').waitFor()
    },
  },
  {
    name: 'event-chef-count',
    path: '/event/game?id=4',
    async act(page) {
      await begin(page)
      await page.getByRole('button', { name: '跳過教學' }).waitFor()
      await hold(page)
      await page.getByRole('button', { name: '跳過教學' }).click()
      await page.locator('.chef-count').waitFor()
    },
  },
  {
    name: 'event-chef-over',
    path: '/event/game?id=4',
    async act(page) {
      await begin(page)
      await closeSoon(page)
      await page.getByRole('button', { name: '跳過教學' }).click()
      await page.getByText('時間到！').waitFor()
    },
  },
  {
    name: 'event-chef-result',
    path: '/admin/event',
    role: 'admin',
    act: async (page) => page.goto(await firstOf(page, 4), { waitUntil: 'networkidle' }),
  },
  {
    name: 'event-windows-pass',
    path: '/event/game?id=9',
    async act(page) {
      const [first] = await beginHouses(page)
      await openHouse(page, first)
      await page.getByRole('button', { name: '進第二關' }).waitFor()
    },
  },
  {
    name: 'event-windows-result',
    path: '/event/game?id=9',
    async act(page) {
      const [first, second] = await beginHouses(page)
      await openHouse(page, first)
      await page.getByRole('button', { name: '進第二關' }).click()
      await openHouse(page, second)
      await page.getByRole('heading', { level: 1, name: /客語|特級/ }).waitFor()
    },
  },
  {
    name: 'event-song-trail-result',
    path: '/event/game?id=7',
    async act(page) {
      await page.getByRole('button', { name: '跳過' }).click()
      await begin(page)
      await page.locator('.song-card').waitFor()
      await findSong(page)
      await page.getByRole('heading', { level: 1, name: '書僮' }).waitFor()
    },
  },
  {
    name: 'event-windows-miss',
    path: '/event/game?id=9',
    async act(page) {
      await playUnranked(page)
      await page.locator('[data-window="0"]').waitFor()
      await hold(page)
      const wrong = page.locator('[data-look="wrong"]').first()
      for (let at = 0; at < 4 && !(await wrong.isVisible()); at += 1) {
        await page.locator(`[data-window="${at}"]`).click()
        await page.waitForTimeout(600)
      }
    },
  },
  {
    name: 'event-song-trail-story',
    path: '/event/game?id=7',
    act: (page) => page.getByRole('button', { name: '繼續' }).waitFor(),
  },
  {
    name: 'event-song-trail-hint',
    path: '/event/game?id=7',
    async act(page) {
      await playUnranked(page)
      await page.getByRole('button', { name: '提示', exact: true }).filter({ visible: true }).click()
      await page.getByRole('button', { name: '用提示' }).click()
    },
  },
]
