import { isStill } from '@hakka/ui/still.ts'
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'

/** Shakes an element sideways; stands still where the reader wants no motion, colour and words say the same. */
export function shake(element: Element | null | undefined, duration: number): void {
  if (!element || isStill()) return
  const turns = Math.max(1, Math.round(duration / 125))
  const once = ['0', '-8px', '8px']
  const steps = [...Array.from({ length: turns }, () => once).flat(), '0']
  element.animate(
    steps.map((translate) => ({ translate })),
    { duration },
  )
}

const GLIDE_MS = 350

/** Lets the cards of a grid glide where a new order puts them. Cards carry `data-card`. */
export function useGlide(grid: RefObject<HTMLElement | null>, order: unknown): void {
  const places = useRef(new Map<string, { left: number; top: number }>())
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new order is what moves the cards
  useLayoutEffect(() => {
    const still = isStill()
    for (const card of grid.current?.querySelectorAll<HTMLElement>('[data-card]') ?? []) {
      const id = card.dataset.card ?? ''
      const now = { left: card.offsetLeft, top: card.offsetTop }
      const before = places.current.get(id) ?? now
      places.current.set(id, now)
      if (still || (before.left === now.left && before.top === now.top)) continue
      const from = `${before.left - now.left}px ${before.top - now.top}px`
      card.animate([{ translate: from }, { translate: '0' }], { duration: GLIDE_MS, easing: 'ease-in-out' })
    }
  }, [grid, order])
}

/** Runs something once, a while after it is wanted; no longer wanted, it doesn't. `turn` begins the while anew. */
export function useAfter(ms: number, wanted: boolean, run: () => void, turn: unknown = null): void {
  const act = useEffectEvent(run)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn begins the time anew
  useEffect(() => {
    if (!wanted) return
    const timer = setTimeout(() => act(), ms)
    return () => clearTimeout(timer)
  }, [ms, wanted, turn])
}

/** Where a turn takes the pressed button away, the keyboard goes on at the first of those that are left. */
export function useKeepFocus(root: RefObject<HTMLElement | null>, turn: string, selector: string): void {
  const seen = useRef(turn)
  useEffect(() => {
    if (seen.current === turn) return
    seen.current = turn
    const { activeElement: active, body } = document
    if (active && active !== body && !active.matches(':disabled')) return
    root.current?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true })
  }, [root, turn, selector])
}
