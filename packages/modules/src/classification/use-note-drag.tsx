import { type DragPoint, usePointerDrag } from '@hakka/ui/use-pointer-drag.ts'
import { type RefObject, useRef, useState } from 'react'
import type { NoteDrag } from './NoteCard.tsx'

const laneAt = (board: HTMLElement | null, { x, y }: DragPoint): string | null => {
  const lane = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-lane]')
  return lane && board?.contains(lane) ? (lane.dataset.lane ?? null) : null
}

/** Notes dragged from lane to lane by mouse and finger. Let go elsewhere, a note is where it was. */
export function useNoteDrag(
  board: RefObject<HTMLElement | null>,
  onDrop: (note: number, lane: string) => void,
): NoteDrag {
  const [drag, setDrag] = useState<{ note: number; over: string | null } | null>(null)
  /** How far it may go to both sides: a note beyond the window would widen the page. */
  const room = useRef({ left: 0, right: 0 })
  const cardOf = (note: number) => board.current?.querySelector<HTMLElement>(`[data-card="${note}"]`)
  // Past React: thirty times a second nothing but its place changes.
  const shift = (note: number, translate: string) => {
    const card = cardOf(note)
    if (card) card.style.translate = translate
  }
  const start = usePointerDrag<number>({
    onBegin(note) {
      const { left = 0, right = 0 } = cardOf(note)?.getBoundingClientRect() ?? {}
      room.current = { left, right: document.documentElement.clientWidth - right }
      setDrag({ note, over: null })
    },
    onMove(note, at) {
      const { left, right } = room.current
      shift(note, `${Math.max(-left, Math.min(right, at.dx))}px ${at.dy}px`)
      const over = laneAt(board.current, at)
      setDrag((before) => (before?.over === over ? before : { note, over }))
    },
    onEnd(note, at) {
      shift(note, '')
      setDrag(null)
      const lane = at && laneAt(board.current, at)
      if (lane !== null) onDrop(note, lane)
    },
  })
  return { note: drag?.note ?? null, over: drag?.over ?? null, start }
}
