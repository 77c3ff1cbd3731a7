import { beforeEach, expect, test, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { finger, type Hand, mouse } from '../support/hands.ts'
import { asks, begins, faster, fitsPhone, isJudged } from './asked.tsx'
import { expectNoFindings } from './axe.ts'
import { inPage } from './in-page.ts'
import './events.css'

const samples = import.meta.glob<Content>('../../packages/games/src/sentence-steps/sample.json', {
  eager: true,
  import: 'default',
})
const demos = import.meta.glob<Content>('../../content/games/sentence-steps/d*.json', {
  eager: true,
  import: 'default',
})
declare module 'vitest/browser' {
  interface BrowserCommands {
    still(on: boolean): Promise<void>
  }
}

interface Content {
  questions: { no: number; pieces: string[] }[]
}
const [sample = { questions: [] }] = Object.values(samples)
const at = inPage()
const next = () => at.locator('.play-next')
const pool = '.steps-pool [data-piece]'
const laid = () =>
  [...document.querySelectorAll('.steps-stair [data-piece] > [lang="hak-Hant-TW"]')].map(
    (own) => own.textContent,
  )

beforeEach(faster)

const piecesOf = (deal: unknown): string[][] =>
  (deal as { no: number }[]).map(({ no }) => sample.questions.find((own) => own.no === no)?.pieces ?? [])

/** The card of the pool that has this text, by its place there. */
function cardOf(text: string): string {
  const own = [...document.querySelectorAll<HTMLElement>(pool)].find(
    (one) => one.querySelector('[lang="hak-Hant-TW"]')?.textContent === text,
  )
  return own?.dataset.piece ?? ''
}

async function lays(hand: Hand, pieces: readonly string[]): Promise<void> {
  for (const [index, text] of pieces.entries()) {
    await hand.press(at.locator(`.steps-pool [data-piece="${cardOf(text)}"]`))
    await expect.poll(laid).toHaveLength(index + 1)
  }
}

test('sentences are laid by mouse, and each stage has nothing that axe finds', async () => {
  await page.viewport(1280, 900)
  const { deal, ends } = await begins(2, sample)
  const [first = [], second = [], third = []] = piecesOf(deal)
  // Pressed it goes to the first step, dragged to any; pressed there it comes back.
  const [one = '', two = ''] = first
  await lays(mouse, [one])
  await userEvent.dragAndDrop(
    page.elementLocator(only(`.steps-pool [data-piece="${cardOf(two)}"]`)),
    page.elementLocator(only('[data-step="2"]')),
  )
  expect(only('[data-step="2"]').textContent).toContain(two)
  await expectNoFindings('排了兩塊')
  await mouse.press(at.locator('[data-step="2"] [data-piece]'))
  await mouse.press(at.locator('[data-step="0"] [data-piece]'))
  expect(laid()).toEqual([])
  await lays(mouse, first.toReversed())
  expect(document.querySelector('.play-next')?.matches(':enabled')).toBe(true)
  await mouse.press(next())
  await isJudged(1, '不對')
  for (const [index, pieces] of [second, third].entries()) {
    await asks(index + 2)
    await lays(mouse, pieces)
    await mouse.press(next())
    await isJudged(index + 2, '答對了！')
  }
  await ends(2 * 3)
  await expect.element(page.getByText('你排的')).toBeVisible()
  await expectNoFindings('答案')
})

function only(selector: string): HTMLElement {
  const own = document.querySelector(selector)
  if (!(own instanceof HTMLElement)) throw new Error(`no ${selector}`)
  return own
}

/** Texts that reach out of their piece, and pieces that reach out of their step or over its number. */
function reachOut(): string[] {
  const holds = (around: Element, own: Element) => {
    const [box, part] = [around.getBoundingClientRect(), own.getBoundingClientRect()]
    const isBeside = part.left < box.left - 1 || part.right > box.right + 1
    return !isBeside && part.top >= box.top - 1 && part.bottom <= box.bottom + 1
  }
  return [...document.querySelectorAll('.steps-stair [data-piece]')].flatMap((piece) => {
    const step = piece.closest('[data-step]')
    const foot = step?.querySelector('.steps-foot')
    const texts = [...piece.querySelectorAll('[lang]')].filter((own) => !holds(piece, own))
    const isOver = foot && piece.getBoundingClientRect().bottom > foot.getBoundingClientRect().top + 1
    const isOut = isOver || !step || !holds(step, piece)
    return [
      ...texts.map((own) => own.textContent ?? ''),
      ...(isOut ? [`${piece.textContent}：出了台階`] : []),
    ]
  })
}

test.each([
  [1440, 900],
  [1280, 720],
  [820, 1180],
  [390, 844],
  [360, 740],
])('the longest pieces and sentences are whole on their steps at %d × %d', async (...size) => {
  const all = Object.values(demos).flatMap(({ questions }) => questions)
  const most = (worth: (pieces: string[]) => number) =>
    all.toSorted((one, other) => worth(other.pieces) - worth(one.pieces))
  const longest = most((pieces) => Math.max(...pieces.map(({ length }) => length)))
  const questions = [...longest.slice(0, 2), ...most(({ length }) => length).slice(0, 1)].map(
    // Nothing has to sound here.
    (own, index) => ({ ...own, no: index + 1, audio: undefined }),
  )
  await page.viewport(...size)
  const { deal } = await begins(2, { ...Object.values(demos)[0], questions })
  for (const [index, { no }] of (deal as { no: number }[]).entries()) {
    await asks(index + 1)
    await lays(mouse, questions[no - 1]?.pieces ?? [])
    await expect.poll(reachOut).toEqual([])
    // As it is told: with the thickest border there is.
    for (const step of document.querySelectorAll<HTMLElement>('[data-step]')) step.dataset.right = 'false'
    await expect.poll(reachOut).toEqual([])
    await mouse.press(next())
  }
})

test('sentences are laid by keys alone', async () => {
  await page.viewport(1280, 900)
  const { deal, ends } = await begins(2, sample)
  for (const [index, pieces] of piecesOf(deal).entries()) {
    await asks(index + 1)
    if (index === 0) {
      await userEvent.keyboard('1')
      await userEvent.keyboard('{ArrowUp}')
      await expect.poll(() => document.activeElement?.closest('.steps-stair')).not.toBeNull()
      await userEvent.keyboard('{Backspace}')
      await expect.poll(laid).toEqual([])
    }
    for (const text of pieces) {
      const place = cardOf(text)
      await userEvent.keyboard('{ArrowDown}')
      for (let step = 0; step < pieces.length; step += 1) {
        if (document.activeElement?.getAttribute('data-piece') === place) break
        await userEvent.keyboard('{ArrowRight}')
      }
      await userEvent.keyboard('{Enter}')
    }
    // Whoever laid the last one stands at the way on.
    await expect.poll(() => document.activeElement?.matches('.play-next')).toBe(true)
    await isJudged(index + 1, '答對了！', () => userEvent.keyboard('{Enter}'))
  }
  await ends(3 * 3)
})

test('it is practised by touch on a phone without motion: what is right stays, the verdict is seen whole', async () => {
  await page.viewport(390, 844)
  await commands.still(true)
  const { deal, ends } = await begins(2, sample, true)
  const hand = finger()
  const all = piecesOf(deal)
  const [first = []] = all
  const [one = '', two = '', ...rest] = first
  await lays(hand, [two, one, ...rest])
  fitsPhone()
  expect(document.getAnimations().filter((own) => own instanceof CSSAnimation)).toEqual([])
  // The verdict stands long enough to be looked at.
  vi.unstubAllGlobals()
  await hand.press(next())
  await isJudged(1, '不對')
  const right = [...document.querySelectorAll('[data-right="true"] [data-piece] > [lang="hak-Hant-TW"]')]
  const kept = right.map((own) => own.textContent ?? '')
  const { top = -1, bottom = 9999 } = document.querySelector('.feedback-card')?.getBoundingClientRect() ?? {}
  expect(top).toBeGreaterThan(0)
  expect(bottom).toBeLessThanOrEqual(innerHeight)
  expect(kept.length).toBeLessThan(first.length - 1)
  await expectNoFindings('不對')
  await expect.poll(() => document.querySelector('.feedback'), { timeout: 6000 }).toBeNull()
  expect(laid()).toEqual(kept)
  for (const text of first.filter((own) => !kept.includes(own)))
    await hand.press(at.locator(`.steps-pool [data-piece="${cardOf(text)}"]`))
  await expect.poll(laid).toEqual(first)
  await hand.press(next())
  for (const [index, pieces] of all.slice(1).entries()) {
    await asks(index + 2)
    await lays(hand, pieces)
    await hand.press(next())
  }
  await ends(3 * 3)
  await commands.still(false)
})
