import { type ComponentType, lazy } from 'react'

const USED = ['pointerdown', 'keydown', 'focusin'] as const

/** In milliseconds: at the latest then. Chromium now and then never tells a page that draws nothing that it is idle. */
const REST_MS = 3000

/** Runs something when the page has come to rest. */
export function whenIdle(run: () => void): void {
  if (window.requestIdleCallback) window.requestIdleCallback(run, { timeout: REST_MS })
  else setTimeout(run, 200)
}

/** Does something with one after the other, each once the page has come to rest, until it is called off. */
export async function eachWhenIdle<T>(
  all: readonly T[],
  act: (one: T) => void,
  { signal }: { signal: AbortSignal },
): Promise<void> {
  for (const one of all) {
    await new Promise<void>(whenIdle)
    if (signal.aborted) return
    act(one)
  }
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

/** In milliseconds: so long after code did not arrive it is asked for again, or as soon as the line is said to be back. */
const AGAIN_MS = 4000

const lineIsBack = () =>
  new Promise<void>((resolve) => {
    const done = () => {
      window.removeEventListener('online', done)
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(done, AGAIN_MS)
    window.addEventListener('online', done)
  })

type Load<P> = () => Promise<{ default: ComponentType<P> }>

/** Loads code; where it does not arrive, once more a little later. */
const loadTwice = <P>(load: Load<P>) => load().catch(() => lineIsBack().then(load))

const Nothing = () => null

/** Code of what is shown at once. Where it does not arrive it is asked for once more, before the page says so. */
export const lazyTwice = <P>(load: Load<P>) => lazy(() => loadTwice(load))

/**
 * A part that the page can do without: where its code does not arrive, there is nothing in its place, and the page stays.
 * @param onMissing is told so, where somebody has asked for it
 */
export const lazyExtra = <P>(load: Load<P>, onMissing?: () => void) =>
  lazy(() =>
    loadTwice(() =>
      load().catch((error) => {
        onMissing?.()
        throw error
      }),
    ).catch((): { default: ComponentType<P> } => ({ default: Nothing })),
  )

/**
 * A part that the server draws at once and whose code answers a moment later: it is fetched when the page has come to
 * rest, so that it is not before what is seen first. Taps before that are kept (`early-taps.tsx`) where the part is a
 * `data-part` with its `Live`.
 */
export const lazyAtRest = <P>(load: Load<P>) => lazy(() => atRest().then(() => loadTwice(load)))

/** Code that is shown only after somebody asks for it: fetched when that happens, and ahead of it at rest. */
export function lazyAhead<P>(load: Load<P>) {
  if (typeof window !== 'undefined') void atRest().then(() => load().catch(() => {}))
  return lazyTwice(load)
}
