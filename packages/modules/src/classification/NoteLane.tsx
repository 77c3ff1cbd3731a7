import { cx } from '@hakka/ui/cx.ts'
import { ArrowDown } from 'lucide-react'
import type { ReactNode } from 'react'
import type { BoardArea } from '#kit/board/board.ts'
import { LOOSE, NoteCard, type NoteDrag } from './NoteCard.tsx'
import type { Note } from './notes.ts'
import { ui } from './ui.ts'

export interface NoteLaneProps {
  /** The category; none for the notes that are stuck to no category yet. */
  lane?: BoardArea
  /** The category's name as it is shown. */
  title?: ReactNode
  notes: readonly Note[]
  /** Whether there are notes at all: those stuck to a category may come back here. */
  some: boolean
  held: number | null
  drag: NoteDrag
  onHold(note: number): void
  onDrop(note: number, lane: BoardArea | undefined): void
  onRemove(note: number): void
}

/** Where notes are stuck, 10 pixels apart: tap a note and then a lane, or drag it there. */
export function NoteLane({ lane, title, notes, some, held, drag, onHold, onDrop, onRemove }: NoteLaneProps) {
  const elsewhere = held !== null && notes.every((note) => note.id !== held)
  if (!lane && !some) return null
  const over = drag.over === (lane?.id ?? LOOSE)
  return (
    <section
      data-lane={lane?.id ?? LOOSE}
      aria-label={lane ? ui.lane(lane.name) : ui.loose}
      className={cx(
        'relative grid grid-cols-1 content-start gap-2.5 rounded-card border-2 border-dashed p-3.5',
        over ? 'border-brand bg-note' : 'border-line bg-pool',
      )}
    >
      <h4 className="text-17 font-medium">{title ?? ui.loose}</h4>
      <ul className="flex min-h-12 flex-wrap gap-2.5 md:min-h-20">
        {notes.length === 0 && !elsewhere && (
          <li className="text-16 text-muted">{lane ? ui.empty : ui.allStuck}</li>
        )}
        {notes.map((note) => (
          <NoteCard
            key={note.id}
            note={note}
            held={held === note.id}
            drag={drag}
            onHold={() => onHold(note.id)}
            onRemove={() => onRemove(note.id)}
          />
        ))}
        {elsewhere && (
          <li>
            <button
              type="button"
              className="flex h-20 w-50 max-w-full items-center justify-center gap-1 rounded-option border-2 border-dashed border-brand bg-white text-16 font-bold text-brand after:absolute after:inset-0 after:rounded-card"
              onClick={() => onDrop(held, lane)}
            >
              <ArrowDown size={18} aria-hidden="true" />
              {lane ? ui.stickHere(lane.name) : ui.putBack}
            </button>
          </li>
        )}
      </ul>
    </section>
  )
}
