import { type DragPoint, usePointerDrag } from '@hakka/ui/use-pointer-drag.ts'
import { type PointerEvent, type RefObject, useRef, useState } from 'react'

export type Side = '1' | '2'
/** A card, by its column and pair. */
export interface End {
  side: Side
  id: number
}

export const isSame = (one: End | null, two: End | null): boolean =>
  one?.side === two?.side && one?.id === two?.id

/** The card under a point that a line from another side's card may end at. */
function cardAt(board: HTMLElement, from: End, { x, y }: DragPoint): End | null {
  const card = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-side]')
  const side = card?.dataset.side
  if (!card || !board.contains(card) || (side !== '1' && side !== '2') || side === from.side) return null
  return { side, id: Number(card.dataset.pair) }
}

/** Lines drawn with mouse or finger from a card to its partner. */
export function useDrawing(
  board: RefObject<HTMLElement | null>,
  { onBegin, onJoin }: { onBegin(from: End): void; onJoin(from: End, to: End): void },
) {
  const line = useRef<SVGLineElement>(null)
  const [drawn, setDrawn] = useState<{ from: End; over: End | null } | null>(null)

  const start = usePointerDrag<End>({
    onBegin(from) {
      setDrawn({ from, over: null })
      onBegin(from)
    },
    onMove(from, at) {
      if (!board.current) return
      const over = cardAt(board.current, from, at)
      setDrawn((before) => (before && isSame(before.over, over) ? before : { from, over }))
      // The line's element comes with the first drawing of the page after the beginning.
      requestAnimationFrame(() => follow(line.current, board.current, from, at))
    },
    onEnd(from, at) {
      setDrawn(null)
      const to = at && board.current && cardAt(board.current, from, at)
      if (to) onJoin(from, to)
    },
  })
  return { line, drawn, start: (event: PointerEvent, end: End) => start(event, end) }
}

/** From the middle of the card's inner edge to the pointer. */
function follow(line: SVGLineElement | null, board: HTMLElement | null, from: End, at: DragPoint): void {
  const card = board?.querySelector(`[data-option="${from.side}-${from.id}"]`)?.getBoundingClientRect()
  const place = line?.ownerSVGElement?.getBoundingClientRect()
  if (!line || !card || !place) return
  line.setAttribute('x1', String((from.side === '1' ? card.right : card.left) - place.left))
  line.setAttribute('y1', String(card.top + card.height / 2 - place.top))
  line.setAttribute('x2', String(at.x - place.left))
  line.setAttribute('y2', String(at.y - place.top))
}
