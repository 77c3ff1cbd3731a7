import { type ComponentType, lazy } from 'react'

const USED = ['pointerdown', 'keydown', 'focusin'] as const

/** Runs something when the page has come to rest. */
export function whenIdle(run: () => void): void {
  if (window.requestIdleCallback) window.requestIdleCallback(run)
  else setTimeout(run, 200)
}

let rested: Promise<void> | undefined

/** When the page has come to rest for the first time, or somebody uses it before that; at once on the server. */
function atRest(): Promise<void> {
  if (typeof window === 'undefined') return Promise.resolve()
  rested ??= new Promise((resolve) => {
    const now = () => {
      for (const type of USED) window.removeEventListener(type, now, true)
      resolve()
    }
    for (const type of USED) window.addEventListener(type, now, true)
    whenIdle(now)
  })
  return rested
}

/**
 * A part that the server draws at once and whose code answers a moment later: it is fetched when the page has come to
 * rest, so that it is not before what is seen first. Taps before that are kept (`early-taps.tsx`) where the part is a
 * `data-part` with its `Live`.
 */
export const lazyAtRest = <P>(load: () => Promise<{ default: ComponentType<P> }>) =>
  lazy(() => atRest().then(load))

/** Code that is shown only after somebody asks for it: fetched when that happens, and ahead of it at rest. */
export function lazyAhead<P>(load: () => Promise<{ default: ComponentType<P> }>) {
  if (typeof window !== 'undefined') void atRest().then(() => load().catch(() => {}))
  return lazy(load)
}
