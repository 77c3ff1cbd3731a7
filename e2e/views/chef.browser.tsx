import { games } from '@hakka/games/server'
import { gameViews } from '@hakka/games/web'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { finger, type Hand, mouse } from '../support/hands.ts'
import { expectNoFindings } from './axe.ts'
import { inPage } from './in-page.ts'
import './games.css'

const samples = import.meta.glob<unknown>('../../packages/games/src/chef/sample.json', {
  eager: true,
  import: 'default',
})

interface Content {
  dishes: { no: number; name: { text: string } }[]
  recipes: { dish: number; ingredients: number[] }[]
}
interface Deal {
  orders: { items: number[] }[]
  strip: number[]
}

const rules = games.get(3)
const view = gameViews.get(3)
if (!rules || !view?.Teaching) throw new Error('no game 3')
const content = rules.content.parse(Object.values(samples)[0]) as Content
const deal = rules.deal(content, '0123456789abcdef0123456789abcdef') as Deal
const { Game, Teaching } = view

const recipe = (dish: number) => content.recipes.find((own) => own.dish === dish)?.ingredients ?? []
const number = (label: string) =>
  Number(
    [...document.querySelectorAll('.chef-bar > div')]
      .find((own) => own.querySelector('dt')?.textContent === label)
      ?.querySelector('dd')
      ?.textContent?.replace(/\D/g, ''),
  )
const at = inPage()

function only(selector: string): HTMLElement {
  const own = document.querySelector(selector)
  if (!(own instanceof HTMLElement)) throw new Error(`no ${selector}`)
  return own
}

const toFake = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] as const

// Three minutes of play in as many seconds: the clock goes on by itself, and further where a test lets it.
beforeEach(() => {
  vi.useFakeTimers({ toFake: [...toFake], shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
})

async function shown(practice = false) {
  const onEnd = vi.fn()
  await view?.load()
  await render(
    <main>
      <Game
        title="主廚上菜"
        dialectId={1}
        dialectName="四縣腔"
        content={content}
        deal={deal}
        practice={practice}
        onLeave={() => {}}
        onEnd={onEnd}
      />
    </main>,
  )
  await expect.poll(() => document.querySelector('.chef-stage')).not.toBeNull()
  return onEnd
}

/** What is told for a moment stays until it was looked at: the kitchen's clock stands meanwhile. */
async function whileItStands(work: () => Promise<void>): Promise<void> {
  vi.setTimerTickMode('manual')
  await work()
  vi.setTimerTickMode('interval', 20)
}

/** Until the kitchen opens. */
async function opens(): Promise<void> {
  vi.advanceTimersByTime(3000)
  await expect.poll(() => document.querySelector('.chef-strip')?.matches('[inert]')).toBe(false)
}

/** The time is over, and what is sent gives by the rules what was shown. */
async function closes(onEnd: ReturnType<typeof vi.fn>): Promise<void> {
  const revenue = number('營業額')
  let endedAt = 0
  onEnd.mockImplementation(() => {
    endedAt = performance.now()
  })
  vi.advanceTimersByTime(180_000)
  const shutAt = performance.now()
  await expect.element(page.getByText('時間到！')).toBeVisible()
  await expectNoFindings('時間到')
  vi.advanceTimersByTime(2000)
  expect(onEnd).toHaveBeenCalledOnce()
  // By the kitchen's clock: to look at the page may take longer than the sign is there.
  expect(endedAt - shutAt).toBeGreaterThanOrEqual(2000)
  const played: { quizData: unknown; score: number; usedTime: number } = onEnd.mock.calls[0]?.[0]
  const verdict = rules?.replay(content, deal, rules.log.parse(played.quizData))
  expect(verdict).toMatchObject({ ok: true, finished: true, score: revenue })
  expect(played).toMatchObject({ score: revenue, usedTime: 180_000 })
}

async function servesByPressing(hand: Hand, guest: number): Promise<void> {
  for (const dish of deal.orders[guest]?.items ?? []) {
    for (const no of recipe(dish)) {
      await hand.press(at.locator(`[data-no="${no}"]`))
      vi.advanceTimersByTime(130)
    }
    await hand.press(at.locator('.chef-pot'))
  }
  await hand.press(at.locator('.chef-serve'))
  await expect.poll(() => number('完成客人')).toBe(guest + 1)
}

test('it counts from three to one before anything can be pressed', async () => {
  // Here the clock goes on only where it is told to.
  vi.useFakeTimers({ toFake: [...toFake] })
  await page.viewport(1280, 900)
  await shown()
  for (const count of ['3', '2', '1']) {
    await expect.element(page.getByText(count, { exact: true })).toBeVisible()
    expect(document.querySelector('.chef-strip')?.matches('[inert]')).toBe(true)
    vi.advanceTimersByTime(1000)
  }
  await expect.poll(() => document.querySelector('.chef-strip')?.matches('[inert]')).toBe(false)
})

test('faces of guests and what bursts are read before they are wanted', async () => {
  vi.useRealTimers()
  await shown()
  const asked = () =>
    performance.getEntriesByType('resource').filter(({ name }) => /chef-(guest|coins|huff|burst)/.test(name))
  await expect.poll(() => new Set(asked().map(({ name }) => name)).size).toBe(19)
})

test('what is tapped in the moment in which the kitchen opens is in the pot, at its time', async () => {
  vi.useFakeTimers({ toFake: [...toFake] })
  await page.viewport(1280, 900)
  await shown()
  // The page has stood for a while: a move by its clock would be of another minute.
  const [first = 0, second = 0] = recipe(deal.orders[0]?.items[0] ?? 0)
  const strip = only('.chef-strip')
  const opened = new Promise<void>((done) => {
    // Told when it has been drawn, before anything that React does later.
    new MutationObserver((_, own) => {
      if (strip.matches('[inert]')) return
      own.disconnect()
      only(`[data-no="${first}"]`).click()
      done()
    }).observe(strip, { attributes: true })
  })
  vi.advanceTimersByTime(3000)
  await opened
  await expect.poll(() => document.querySelectorAll('.chef-in').length).toBe(1)
  vi.advanceTimersByTime(200)
  only(`[data-no="${second}"]`).click()
  await expect.poll(() => document.querySelectorAll('.chef-in').length).toBe(2)
})

test('it is played to its end by keys alone', async () => {
  await page.viewport(1280, 900)
  const onEnd = await shown()
  // Whatever the count has come to meanwhile.
  await expectNoFindings('倒數')
  await opens()
  await expectNoFindings('營業中')
  for (const guest of [0, 1]) {
    await userEvent.keyboard('r')
    const [dish = 0] = deal.orders[guest]?.items ?? []
    while (!document.activeElement?.matches('.chef-good')) await userEvent.keyboard('{Tab}')
    await userEvent.keyboard('{Home}')
    let place = 0
    for (const no of recipe(dish)) {
      const way = deal.strip.indexOf(no) - place
      await userEvent.keyboard((way > 0 ? '{ArrowRight}' : '{ArrowLeft}').repeat(Math.abs(way)))
      place += way
      await userEvent.keyboard('{Enter}')
      vi.advanceTimersByTime(130)
    }
    await userEvent.keyboard('e')
    await whileItStands(async () => {
      await userEvent.keyboard('s')
      await expect.element(page.getByText('上對了！')).toBeVisible()
      // With the next picture but one.
      await expect.poll(() => number('完成客人')).toBe(guest + 1)
    })
    vi.advanceTimersByTime(1300)
  }
  await closes(onEnd)
})

test('it is played to its end by touch at 390 px', async () => {
  await page.viewport(390, 844)
  const onEnd = await shown()
  await opens()
  const hand = finger()
  const [dish = 0] = deal.orders[0]?.items ?? []
  await hand.press(at.getByRole('button', { name: '菜譜' }))
  await expectNoFindings('菜譜')
  const name = content.dishes.find(({ no }) => no === dish)?.name.text ?? ''
  await hand.press(at.getByRole('dialog').getByRole('button', { name: new RegExp(name) }))
  await expect.poll(() => document.querySelectorAll('.chef-pinned li').length).toBe(recipe(dish).length)
  await servesByPressing(hand, 0)
  // What does not belong together spoils, a dish that nobody ordered earns nothing.
  vi.advanceTimersByTime(1300)
  const other = content.dishes.find(({ no }) => !deal.orders[1]?.items.includes(no))?.no ?? 0
  for (const no of recipe(other)) {
    await hand.press(at.locator(`[data-no="${no}"]`))
    vi.advanceTimersByTime(130)
  }
  await hand.press(at.locator('.chef-pot'))
  const before = number('營業額')
  await whileItStands(async () => {
    await hand.press(at.locator('.chef-serve'))
    await expect.element(page.getByText('不是這道')).toBeVisible()
  })
  await expectNoFindings('上錯了')
  expect(number('營業額')).toBe(before)
  await closes(onEnd)
})

test('it is played to its end by mouse, after its lesson', async () => {
  await page.viewport(1280, 900)
  const done = vi.fn()
  const { unmount } = await render(
    <main>
      <Teaching
        title="主廚上菜"
        dialectId={1}
        dialectName="四縣腔"
        content={content}
        onLeave={() => {}}
        onDone={done}
      />
    </main>,
  )
  // Of this dish there is no voice.
  await expect.element(page.getByRole('heading', { name: '看客人想吃什麼' })).toBeVisible()
  for (const step of [1, 2, 3, 4, 5]) {
    await expect.element(page.getByText(`第 ${step} 步，共 6 步`)).toBeVisible()
    if (step === 3) await expectNoFindings('教學')
    await page.getByRole('button', { name: '下一步' }).click()
  }
  await page.getByRole('button', { name: '開始煮菜' }).click()
  expect(done).toHaveBeenCalledOnce()
  await unmount()

  const onEnd = await shown()
  await opens()
  const [dish = 0] = deal.orders[0]?.items ?? []
  const [first = 0] = recipe(dish)
  await userEvent.dragAndDrop(
    page.elementLocator(only(`[data-no="${first}"]`)),
    page.elementLocator(only('.chef-pot')),
  )
  await expect.element(page.getByText('鍋裡有 1 樣').first()).toBeVisible()
  vi.advanceTimersByTime(130)
  // What is in the pot already makes no difference.
  await servesByPressing(mouse, 0)
  await closes(onEnd)
})

test('a practice has no clock, and ends with its last guest', async () => {
  const onEnd = await shown(true)
  expect(document.querySelector('[role="timer"]')).toBeNull()
  const press = async (selector: string) => {
    await expect.poll(() => document.querySelector(selector)).not.toBeNull()
    only(selector).click()
    vi.advanceTimersByTime(130)
  }
  for (const { items } of deal.orders.slice(0, 6)) {
    for (const dish of items) {
      for (const no of recipe(dish)) await press(`[data-no="${no}"]`)
      await press('.chef-pot[aria-disabled="false"]')
    }
    await press('.chef-serve.fits')
    vi.advanceTimersByTime(1300)
  }
  await expect.element(page.getByText('打烊了！')).toBeVisible()
  await expect
    .poll(() => {
      vi.advanceTimersByTime(500)
      return onEnd.mock.calls.length
    })
    .toBe(1)
})
