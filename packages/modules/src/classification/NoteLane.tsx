import { cx } from '@hakka/ui/cx.ts'
import { IconButton } from '@hakka/ui/IconButton.tsx'
import { ArrowDown, X } from 'lucide-react'
import { type DragEvent, type ReactNode, useState } from 'react'
import type { BoardArea } from '#kit/board.ts'
import type { Note } from './notes.ts'
import { ui } from './ui.ts'

/** Type of what is dragged: nothing but a note is taken. */
const DRAGGED = 'application/x-hakka-note'

export interface NoteLaneProps {
  /** The category; none for the notes that are stuck to no category yet. */
  lane?: BoardArea
  /** The category's name as it is shown. */
  title?: ReactNode
  notes: readonly Note[]
  held: number | null
  onHold(note: number): void
  onDrop(note: number, lane: BoardArea | undefined): void
  onRemove(note: number): void
}

/** Where notes are stuck, 10 pixels apart: tap a note and then a lane, or drag it there. */
export function NoteLane({ lane, title, notes, held, onHold, onDrop, onRemove }: NoteLaneProps) {
  const [over, setOver] = useState(false)
  const elsewhere = held !== null && notes.every((note) => note.id !== held)
  if (!lane && notes.length === 0 && !elsewhere) return null
  function drop(event: DragEvent): void {
    setOver(false)
    const id = Number(event.dataTransfer.getData(DRAGGED))
    if (id > 0) onDrop(id, lane)
  }
  return (
    <section
      aria-label={lane ? ui.lane(lane.name) : ui.loose}
      className={cx(
        'relative grid content-start gap-2.5 rounded-card border-2 border-dashed p-3.5',
        over ? 'border-brand bg-note' : 'border-line bg-pool',
      )}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(DRAGGED)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <h4 className="text-17 font-medium">{title ?? ui.loose}</h4>
      <ul className="flex min-h-12 flex-wrap gap-2.5 md:min-h-20">
        {notes.length === 0 && !elsewhere && <li className="text-16 text-muted">{ui.empty}</li>}
        {notes.map((note) => (
          <NoteCard
            key={note.id}
            note={note}
            held={held === note.id}
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

/** A note of 200 × 80; longer text or larger type makes it taller. */
function NoteCard({
  note,
  held,
  onHold,
  onRemove,
}: {
  note: Note
  held: boolean
  onHold(): void
  onRemove(): void
}) {
  return (
    <li
      draggable
      onDragStart={(event) => event.dataTransfer.setData(DRAGGED, String(note.id))}
      className={cx(
        'flex min-h-20 w-50 max-w-full animate-enter items-stretch rounded-[4px] bg-[#fff0a8] shadow-raised',
        held && 'outline-3 outline-brand',
      )}
    >
      <button
        type="button"
        data-note={note.id}
        aria-pressed={held}
        aria-label={ui.move(note.text)}
        className="min-w-0 flex-1 cursor-grab touch-manipulation py-1.5 pl-3 text-left text-18 leading-snug select-none"
        onClick={onHold}
      >
        {note.text}
      </button>
      <IconButton kind="plain" label={ui.remove(note.text)} onClick={onRemove} className="self-start">
        <X size={20} aria-hidden="true" />
      </IconButton>
    </li>
  )
}
