import { games } from '@hakka/games/server'
import { gameViews } from '@hakka/games/web'
import { beforeEach, expect as expectValue, test, vi } from 'vitest'
import { page as own } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { finger, type Hand, mouse } from '../support/hands.ts'
import { expectNoFindings } from './axe.ts'
import { playsFaster } from './faster.ts'
import { expect, inPage } from './in-page.ts'
import { isAtHouse, passesSign } from './play-hands.ts'
import './events.css'

const samples = import.meta.glob<unknown>('../../packages/games/src/windows/sample.json', {
  eager: true,
  import: 'default',
})
const [sample] = Object.values(samples)
const rules = games.get(4)
const view = gameViews.get(4)
const page = inPage()

/** How long a sign stands by itself (`use-play.tsx`). */
const SIGN_MS = 2200

/** Play time goes so much faster than the test's that nobody waits for a lock. */
playsFaster(20)

beforeEach(() => {
  // Without motion the lamps of a house are on at once.
  const asked = window.matchMedia.bind(window)
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    asked(query.includes('reduced-motion') ? 'all' : query),
  )
  return () => vi.restoreAllMocks()
})

async function begin(practice: boolean) {
  if (!rules || !view) throw new Error('no game 4')
  const content = rules.content.parse(sample)
  const deal = rules.deal(content, '00112233445566778899aabbccddeeff')
  const onSave = vi.fn()
  const onEnd = vi.fn()
  await view.load()
  await render(
    <main>
      <view.Game
        title="窗戶拆一拆"
        dialectId={1}
        dialectName="四縣腔"
        content={content}
        deal={deal}
        practice={practice}
        onLeave={vi.fn()}
        onSave={onSave}
        onAgain={vi.fn()}
        onEnd={onEnd}
      />
    </main>,
  )
  return { content, deal, levels: levelsOf(deal), onSave, onEnd }
}

interface Dealt {
  quest: number
}
const levelsOf = (deal: unknown): Dealt[][] => Object(deal).levels

/** The windows of a level kind by kind. */
const kinds = (cards: Dealt[] = []) =>
  [...new Set(cards.map(({ quest }) => quest))].map((quest) =>
    cards.flatMap((card, window) => (card.quest === quest ? [window] : [])),
  )

const windowAt = (window: number) => page.locator(`[data-window="${window}"]`)

/** Opens a window: again, where it was still too soon. */
async function opens(window: number, press: () => Promise<void>): Promise<void> {
  await expectValue
    .poll(
      async () => {
        if ((await windowAt(window).getAttribute('data-look')) === 'shut') await press()
        return windowAt(window).getAttribute('data-look')
      },
      { timeout: 20_000, interval: 10 },
    )
    .not.toBe('shut')
}

async function opensAll(cards: Dealt[] | undefined, press: (window: number) => Promise<void>) {
  for (const window of kinds(cards).flat()) await opens(window, () => press(window))
}

/** What stands in windows has their measure, in any house on any screen, and none of it is wider than its window. */
async function isMeasured(): Promise<void> {
  const house = document.querySelector('.windows-grid')
  const frame = house?.querySelector('.window-frame')
  if (!house || !frame) throw new Error('there is no house')
  const told = () => Number.parseFloat(getComputedStyle(house).getPropertyValue('--w')) * 100
  await expectValue.poll(() => Math.abs(told() - frame.clientWidth)).toBeLessThan(3)
  const wide = [...house.querySelectorAll('.window-face')].flatMap((face) => {
    const room = face.getBoundingClientRect()
    return [...face.children].filter((own) => {
      if (!own.checkVisibility()) return false
      const { left, right } = own.getBoundingClientRect()
      return left < room.left - 1 || right > room.right + 1
    })
  })
  expectValue(wide.map((own) => own.textContent)).toEqual([])
}

/** What the browser sends is what the rules come to. */
function holds({ content, deal, onEnd }: Awaited<ReturnType<typeof begin>>): void {
  const [[played]] = onEnd.mock.calls as [[{ quizData: unknown; score: number; usedTime: number }]]
  const verdict = rules?.replay(content, deal, rules.log.parse(played.quizData))
  expectValue(verdict).toMatchObject({
    ok: true,
    finished: true,
    score: played.score,
    leastTime: played.usedTime,
  })
}

const isOver = ({ onEnd }: { onEnd: ReturnType<typeof vi.fn> }) =>
  expectValue.poll(() => onEnd.mock.calls.length, { timeout: 6000 }).toBe(1)

async function worked(play: Awaited<ReturnType<typeof begin>>, hand: Hand) {
  const press = (window: number) => hand.press(windowAt(window))
  for (const [level, cards] of play.levels.entries()) {
    if (level > 0) await hand.press(page.getByRole('button', { name: '進第二關' }))
    await passesSign(hand.press)
    const all = kinds(cards).flat()
    for (const window of all.slice(0, -1)) await opens(window, () => press(window))
    await isMeasured()
    for (const window of all.slice(-1)) await opens(window, () => press(window))
  }
  await isOver(play)
  holds(play)
}

test('both houses are opened by keys alone', async () => {
  await own.viewport(1280, 900)
  const play = await begin(false)
  await expect(page.getByRole('button', { name: '馬上開始' })).toBeVisible()
  await page.keyboard.press('Enter')
  await isAtHouse()
  // Digits open the first house; arrows walk it, around its ends.
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowLeft')
  expectValue(document.activeElement?.getAttribute('data-window')).toBe('2')
  await opensAll(play.levels[0], (window) => page.keyboard.press(String(window + 1)))
  await expect(page.getByRole('button', { name: '進第二關' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: '20 扇窗，六個詞' })).toBeVisible()
  await page.keyboard.press('Enter')
  await isAtHouse()
  await expect(windowAt(19)).toBeVisible()
  await isMeasured()
  await page.keyboard.press('ArrowDown')
  let here = 0
  for (const window of kinds(play.levels[1]).flat()) {
    const steps = (from: number, to: number, size: number, key: string) =>
      Array.from({ length: (to - from + size) % size }, () => key)
    const way = [
      ...steps(here % 5, window % 5, 5, 'ArrowRight'),
      ...steps(Math.floor(here / 5), Math.floor(window / 5), 4, 'ArrowDown'),
    ]
    for (const key of way) await page.keyboard.press(key)
    here = window
    await opens(window, () => page.keyboard.press('Enter'))
  }
  await isOver(play)
  holds(play)
  // At the first window and at the end of each house.
  expectValue(play.onSave.mock.calls.map(([{ quizData }]) => quizData.flips.length)).toEqual([1, 9, 29])
})

test('the house keeps its size whatever is said above it', async () => {
  for (const [width, height] of [
    [390, 844],
    [360, 640],
    [820, 1180],
  ] as const) {
    await own.viewport(width, height)
    await begin(true)
    await passesSign(finger().press)
    // The bird speaks when all windows are there.
    await expect(page.locator('.windows-bubble')).toBeVisible()
    await expect(windowAt(8)).toBeVisible()
    const house = () => JSON.stringify(document.querySelector('.windows-grid')?.getBoundingClientRect())
    const before = house()
    const words = document.querySelector('.windows-bubble > span')
    if (!words) throw new Error('nothing is said')
    words.append('記住位置，窗戶快關了。'.repeat(3))
    expectValue(house()).toBe(before)
    await cleanup()
  }
})

test('a house is built behind its sign, where neither hand nor key nor reader comes to it', async () => {
  await own.viewport(390, 844)
  const later = window.setTimeout.bind(window)
  // The sign stands until somebody takes it away.
  vi.spyOn(window, 'setTimeout').mockImplementation(((then: () => void, ms = 0) =>
    ms === SIGN_MS ? 0 : later(then, ms)) as typeof setTimeout)
  await begin(true)
  const windows = (look: string) => document.querySelectorAll(`.window${look}`).length
  await expectValue.poll(() => windows('')).toBe(9)
  const house = document.querySelector('.windows-level')
  const {
    x = 0,
    y = 0,
    width = 0,
    height = 0,
  } = house?.querySelector('.window')?.getBoundingClientRect() ?? {}
  expectValue(
    document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.windows-scene'),
  ).not.toBeNull()
  expectValue(house?.getAttribute('aria-hidden')).toBe('true')
  expectValue(house?.querySelector('[tabindex="0"]')).toBeNull()
  for (const key of ['ArrowRight', '5']) await page.keyboard.press(key)
  expectValue(document.activeElement?.textContent).toContain('馬上開始')
  await finger().press(page.getByRole('button', { name: '馬上開始' }))
  await isAtHouse()
  expectValue(document.activeElement?.textContent).toContain('9 扇窗')
  expectValue(house?.getAttribute('aria-hidden')).toBe('false')
  expectValue(windows('[data-look="shut"]')).toBe(9)
  await expect(page.locator('.windows-bubble')).toBeVisible()
})

test('of windows that change together the one that was pressed is first, each in a picture of its own', async () => {
  await own.viewport(390, 844)
  const play = await begin(true)
  await passesSign(finger().press)
  await expect(windowAt(8)).toBeVisible()
  const [[one = 0, two = 0, last = 0] = []] = kinds(play.levels[0])
  const press = (window: number) => finger().press(windowAt(window))
  for (const window of [one, two]) await opens(window, () => press(window))
  const pictures: string[] = []
  const house = document.querySelector('.windows-grid')
  if (!house) throw new Error('there is no house')
  const watch = new MutationObserver((changes) => {
    const changed = new Set(changes.map(({ target }) => Object(target).dataset))
    pictures.push([...changed].map(({ window, look }) => `${window} ${look}`).join(', '))
  })
  watch.observe(house, { subtree: true, attributeFilter: ['data-look'] })
  await opens(last, () => press(last))
  for (const window of [one, two]) await expect(windowAt(window)).toHaveAttribute('data-look', 'right')
  watch.disconnect()
  expectValue(pictures).toEqual([last, one, two].map((window) => `${window} right`))
})

test('it is practised by touch on a phone: without a clock', async () => {
  await own.viewport(390, 844)
  const play = await begin(true)
  expectValue(document.querySelector('[role="timer"]')).toBeNull()
  await worked(play, finger())
})

test('it is played by mouse, and each stage has nothing that axe finds', async () => {
  await own.viewport(820, 1180)
  const play = await begin(false)
  await expectNoFindings('sign')
  await passesSign(mouse.press)
  const [[first = 0, second = 0] = [], [other = 0] = []] = kinds(play.levels[0])
  const press = (window: number) => mouse.press(windowAt(window))
  await opens(first, () => press(first))
  await opens(other, () => press(other))
  await expect(windowAt(first)).toHaveAttribute('data-look', 'wrong')
  await expect(page.locator('.windows-bubble[data-tone="wrong"]')).toBeVisible()
  await expectNoFindings('a miss')
  await expect(windowAt(first)).toHaveAttribute('data-look', 'shut')
  await opens(second, () => press(second))
  await opensAll(play.levels[0], press)
  await expect(page.locator('.windows-took')).toBeVisible()
  // A busy machine needs its three minutes of play.
  const took = document.querySelector('.windows-took')?.textContent ?? ''
  await expect(
    page.getByRole('heading', { name: took < '03:00' ? '手腳真快！' : '慢慢來，也全拆完了！' }),
  ).toBeVisible()
  await expectNoFindings('pass')
  await mouse.press(page.getByRole('button', { name: '進第二關' }))
  await passesSign(mouse.press)
  await opensAll(play.levels[1], press)
  await expectNoFindings('lit')
  await isOver(play)
  holds(play)
})
