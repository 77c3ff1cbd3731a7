import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import type { Box } from './link-path.ts'

/** Where the nodes of a diagram stand, by their `data-node`; hidden ones are left out. */
export type Places = ReadonlyMap<string, Box>

function measure(board: HTMLElement): Places {
  const around = board.getBoundingClientRect()
  // A wall draws what is long smaller as a whole: rectangles are as they are seen, lines as they were laid out.
  const zoom = around.width / board.offsetWidth || 1
  const places = new Map<string, Box>()
  for (const node of board.querySelectorAll<HTMLElement>('[data-node]')) {
    const { left, top, width, height } = node.getBoundingClientRect()
    if (width > 0 && node.dataset.node !== undefined)
      places.set(node.dataset.node, {
        left: (left - around.left) / zoom,
        top: (top - around.top) / zoom,
        width: width / zoom,
        height: height / zoom,
      })
  }
  return places
}

/** Where a board's nodes stand now, and again whenever one of them takes another size. */
export function usePlaces(board: RefObject<HTMLElement | null>): Places {
  const [places, setPlaces] = useState<Places>(new Map())
  useEffect(() => {
    const root = board.current
    if (!root) return
    const watch = new ResizeObserver(() => setPlaces(measure(root)))
    watch.observe(root)
    for (const node of root.querySelectorAll('[data-node]')) watch.observe(node)
    return () => watch.disconnect()
  }, [board])
  return places
}

/** The lines of a diagram, behind its nodes: decoration, since the nodes' order says the same. */
export function Lines({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 size-full overflow-visible"
      fill="none"
    >
      {children}
    </svg>
  )
}
