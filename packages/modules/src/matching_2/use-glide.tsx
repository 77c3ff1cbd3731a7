import { isStill } from '@hakka/ui/still.ts'
import { type RefObject, useLayoutEffect, useRef } from 'react'

const GLIDE_MS = 250

/** Cards that changed places glide there, unless the reader wants no motion. */
export function useGlide(board: RefObject<HTMLElement | null>, order: readonly number[]): void {
  const before = useRef<ReadonlyMap<string, number>>(new Map())
  // biome-ignore lint/correctness/useExhaustiveDependencies: the places change with the order
  useLayoutEffect(() => {
    const cards = Array.from(board.current?.querySelectorAll<HTMLElement>('[data-card]') ?? [])
    const top = board.current?.getBoundingClientRect().top ?? 0
    const still = isStill()
    const now = new Map<string, number>()
    for (const card of cards) {
      const id = card.dataset.card ?? ''
      const place = card.getBoundingClientRect().top - top
      const way = (before.current.get(id) ?? place) - place
      now.set(id, place)
      if (way !== 0 && !still)
        card.animate([{ translate: `0 ${way}px` }, { translate: '0 0' }], {
          duration: GLIDE_MS,
          easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)',
        })
    }
    before.current = now
  }, [board, order])
}
