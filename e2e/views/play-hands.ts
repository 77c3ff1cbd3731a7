import { expect, vi } from 'vitest'
import type { EventSite } from './event-site.tsx'
import { inPage } from './in-page.ts'

// How each game is played at a site that keeps the answers: what a test needs to know of it stands here.

interface Sentences {
  questions: { no: number; pieces: string[]; answer: string }[]
}
interface Kitchen {
  recipes: { dish: number; ingredients: number[] }[]
  dishes: { no: number; name: { text: string } }[]
}

const at = inPage()

/** The sentence that is asked, from 1. */
export function sentenceOf(site: EventSite, no: number) {
  const deal = site.deal() as { no: number }[]
  const question = (site.content as Sentences).questions.find((own) => own.no === deal[no - 1]?.no)
  if (!question) throw new Error(`no question ${no}`)
  return question
}

export async function laysPieces(pieces: readonly string[]): Promise<void> {
  for (const [index, piece] of pieces.entries()) {
    const own = [...document.querySelectorAll<HTMLElement>('.steps-pool [data-piece]')].find(
      (one) => one.querySelector('[lang="hak-Hant-TW"]')?.textContent === piece,
    )
    await at.locator(`.steps-pool [data-piece="${own?.dataset.piece}"]`).click()
    await expect.poll(() => document.querySelectorAll('.steps-stair [data-piece]').length).toBe(index + 1)
  }
}

/** Answers what a song asks, somehow, and goes on. */
export async function answersSong(): Promise<void> {
  const mode = Number(document.querySelector('.song-card')?.getAttribute('data-mode'))
  const count = document.querySelectorAll('[data-place]').length
  const free = mode === 7 ? count / 2 : document.querySelectorAll('[data-slot]').length
  if (mode < 5) await at.locator('[data-place="0"]').click()
  for (let place = 0; mode >= 5 && place < free; place += 1) {
    await at.locator(`[data-place="${place}"]`).click()
    await at
      .locator(mode === 7 ? `[data-place="${count / 2 + place}"]` : `[data-slot="${place}"] button`)
      .click()
  }
  const asked = () => document.querySelector('.song-count')?.textContent
  const before = asked()
  await at.locator('.song-next').click()
  await expect.poll(asked).not.toBe(before)
}

/** A kitchen's clock goes on by itself, and further where a test lets it. */
export function kitchenClock(): () => void {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
    shouldAdvanceTime: true,
  })
  return () => vi.useRealTimers()
}

export async function countsDown(): Promise<void> {
  await expect.poll(() => document.querySelector('.chef-count')).not.toBeNull()
  await expect
    .poll(() => {
      vi.advanceTimersByTime(500)
      return document.querySelector('.chef-strip')?.matches('[inert]')
    })
    .toBe(false)
}

export const wantedBy = (site: EventSite, guest: number): number[] =>
  (site.deal() as { orders: { items: number[] }[] }).orders[guest]?.items ?? []

/** A dish that somebody does not want. */
export const otherDish = (site: EventSite, wanted: readonly number[]): number =>
  (site.content as Kitchen).recipes.find(({ dish }) => !wanted.includes(dish))?.dish ?? 0

export const dishName = (site: EventSite, dish: number): string =>
  (site.content as Kitchen).dishes.find(({ no }) => no === dish)?.name.text ?? ''

export async function serves(site: EventSite, dishes: readonly number[]): Promise<void> {
  const { recipes } = site.content as Kitchen
  for (const dish of dishes) {
    for (const no of recipes.find((own) => own.dish === dish)?.ingredients ?? []) {
      // What drifts is never at rest.
      await at.locator(`[data-no="${no}"]`).evaluate((own: HTMLElement) => own.click())
      vi.advanceTimersByTime(150)
    }
    await at.locator('.chef-pot').click()
    vi.advanceTimersByTime(300)
  }
  await at.locator('.chef-serve').click()
}

export const lookOf = (window: number) =>
  document.querySelector(`[data-window="${window}"]`)?.getAttribute('data-look')

/**
 * Past the sign before a house, which also goes by itself: a busy machine may look at it for as long as it stands. A
 * press that finds it gone is none; one that fails while it stands is told.
 */
export async function passesSign(
  press: (sign: ReturnType<typeof at.getByRole>) => Promise<void>,
): Promise<void> {
  const sign = at.getByRole('button', { name: '馬上開始' })
  try {
    if (await sign.isVisible()) await press(sign)
  } catch (error) {
    if (await sign.isVisible()) throw error
  }
  await isAtHouse()
}

/** The sign is gone, behind which the house was built; it also goes by itself. */
export const isAtHouse = () =>
  expect
    .poll(() => document.querySelector('.windows-scene') === null && lookOf(0), { timeout: 20_000 })
    .toBe('shut')

/** In frames: of a slow page they are long. */
const SEEN_WITHIN = 60

/** Opens a window: again, where it was still too soon. */
export const opensWindow = (window: number) =>
  expect
    .poll(
      async () => {
        if (lookOf(window) === 'shut') await at.locator(`[data-window="${window}"]`).click()
        // A press that was taken is seen within some frames: pressed again meanwhile, it would be shut again.
        for (let frame = 0; frame < SEEN_WITHIN && lookOf(window) === 'shut'; frame++)
          await new Promise(requestAnimationFrame)
        // A house comes window after window.
        return lookOf(window) ?? 'shut'
      },
      { timeout: 20_000, interval: 20 },
    )
    .not.toBe('shut')
