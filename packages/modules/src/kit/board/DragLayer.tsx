import {
  DndContext,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  rectIntersection,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { type RefObject, useEffect, useState } from 'react'
import type { TextFace } from '#kit/public.ts'
import type { AnswerAction } from './answer-area.ts'
import { isLong, OptionFace } from './OptionFace.tsx'

/** What of a board's state matters here: which options can move. It is a new one after each move. */
type Movable = { readonly order: readonly number[] }

interface DragLayerProps {
  board: RefObject<HTMLElement | null>
  options: readonly { id: number; option: TextFace }[]
  areas: readonly { id: string }[]
  state: Movable
  dispatch(action: Extract<AnswerAction, { type: 'move' }>): void
  onOver(area: string | null): void
}

/** Silence: the board says itself what happens, in Chinese. */
const QUIET = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
}

/**
 * Dragging by mouse and finger, laid over a board that works without it: it binds itself to the options and areas
 * that are there (`data-option`, `data-area`), so the board needs nothing of it and it can come late.
 */
export default function DragLayer({ board, options, areas, state, dispatch, onOver }: DragLayerProps) {
  const [dragged, setDragged] = useState<number | null>(null)
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 140, tolerance: 8 } }),
  )
  const shown = options.find((own) => own.id === dragged)
  const end = () => {
    setDragged(null)
    onOver(null)
  }
  return (
    <DndContext
      sensors={sensors}
      accessibility={QUIET}
      collisionDetection={(args) => {
        const under = pointerWithin(args)
        return under.length > 0 ? under : rectIntersection(args)
      }}
      onDragStart={({ active }) => setDragged(Number(active.id))}
      onDragOver={({ over }) => onOver(over ? String(over.id) : null)}
      onDragEnd={({ active, over }) => {
        dispatch({ type: 'move', id: Number(active.id), area: over ? String(over.id) : null })
        end()
      }}
      onDragCancel={end}
    >
      {options.map((own) => (
        <OptionBinding key={own.id} id={own.id} board={board} state={state} />
      ))}
      {areas.map((area) => (
        <AreaBinding key={area.id} id={area.id} board={board} />
      ))}
      <DragOverlay dropAnimation={null}>
        {shown && (
          <span className="inline-flex min-h-14 cursor-grabbing items-center justify-center rounded-option border-3 border-brand bg-note px-4 py-1.5 shadow-pop">
            <OptionFace option={shown.option} long={options.some((own) => isLong(own.option))} />
          </span>
        )}
      </DragOverlay>
    </DndContext>
  )
}

function OptionBinding({
  id,
  board,
  state,
}: {
  id: number
  board: RefObject<HTMLElement | null>
  state: Movable
}) {
  const { setNodeRef, listeners, isDragging } = useDraggable({ id })
  // The option's element is another one after each move: `state` says when to look again.
  useEffect(() => {
    const element =
      state.order.includes(id) && board.current?.querySelector<HTMLElement>(`[data-option="${id}"]`)
    if (!element) return
    setNodeRef(element)
    // This code comes late: what waits to drag sees that it is there.
    element.toggleAttribute('data-draggable', true)
    element.toggleAttribute('data-dragging', isDragging)
    const off = new AbortController()
    for (const [name, handle] of Object.entries(listeners ?? {})) {
      const type = name.replace(/^on/, '').toLowerCase()
      element.addEventListener(type, (nativeEvent) => handle({ nativeEvent }), { signal: off.signal })
    }
    return () => off.abort()
  }, [id, board, state, listeners, isDragging, setNodeRef])
  return null
}

function AreaBinding({ id, board }: { id: string; board: RefObject<HTMLElement | null> }) {
  const { setNodeRef } = useDroppable({ id })
  useEffect(() => {
    setNodeRef(board.current?.querySelector<HTMLElement>(`[data-area="${id}"]`) ?? null)
  }, [id, board, setNodeRef])
  return null
}
