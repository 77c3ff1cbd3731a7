import type { Locator, Page } from '@playwright/test'
import { atRest } from './at-rest.ts'
import { afterTimers } from './page.ts'

/** A place in the window. */
export interface Spot {
  x: number
  y: number
}

/** The middle of what is dragged or dropped on, once it lies still: much comes in with a movement of its own. */
export async function middleOf(target: Locator): Promise<Spot> {
  await target.waitFor()
  await atRest(target.page())
  const box = await target.boundingBox()
  if (!box) throw new Error('拖的起點或終點不在畫面上')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** The way from one spot to another, as a hand goes it: in steps. */
const wayOf = (from: Spot, to: Spot, steps: number): Spot[] =>
  Array.from({ length: steps }, (_, index) => {
    const part = (index + 1) / steps
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
  })

/** @param half is called on the way, before it is let go */
export type Drag = (page: Page, from: Spot, to: Spot, half?: () => Promise<void>) => Promise<void>

export const dragByMouse: Drag = async (page, from, to, half) => {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 12, from.y + 12, { steps: 4 })
  await page.mouse.move(to.x, to.y, { steps: 12 })
  await half?.()
  await page.mouse.up()
}

/** How long a finger rests before it drags what also scrolls. */
const REST_MS = 250

/** What a finger does, as the browser gets it from a touch screen: it may scroll instead. */
export const dragByFinger: Drag = (page, from, to, half) => touchAlong(page, from, to, { half })

/** The same with a rest before it moves. */
export const dragAfterRest: Drag = (page, from, to, half) =>
  touchAlong(page, from, to, { half, restMs: REST_MS })

async function touchAlong(
  page: Page,
  from: Spot,
  to: Spot,
  { half, restMs = 0 }: { half?: (() => Promise<void>) | undefined; restMs?: number },
): Promise<void> {
  const screen = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Spot[]) =>
    screen.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', [from])
  if (restMs > 0) await afterTimers(page, restMs)
  for (const spot of wayOf(from, to, 14)) await touch('touchMove', [spot])
  await half?.()
  await touch('touchEnd', [])
  await screen.detach()
}
