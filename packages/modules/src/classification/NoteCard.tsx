import { cx } from '@hakka/ui/cx.ts'
import { IconButton } from '@hakka/ui/IconButton.tsx'
import { X } from 'lucide-react'
import type { PointerEvent } from 'react'
import type { Note } from './notes.ts'
import { ui } from './ui.ts'

/** Stands for the lane of the notes that are stuck to no category yet. */
export const LOOSE = ''

export interface NoteDrag {
  /** The note that is under way. */
  note: number | null
  /** The lane it is over. */
  over: string | null
  start(event: PointerEvent, note: number): void
}

/** A note of 200 × 80; longer text or larger type makes it taller. A finger on it drags it and never the page. */
export function NoteCard({
  note,
  held,
  drag,
  onHold,
  onRemove,
}: {
  note: Note
  held: boolean
  drag: NoteDrag
  onHold(): void
  onRemove(): void
}) {
  return (
    <li
      data-card={note.id}
      className={cx(
        'flex min-h-20 w-50 max-w-full animate-enter touch-none items-stretch rounded-[4px] bg-[#fff0a8] shadow-raised',
        held && 'outline-3 outline-brand',
        // What lies under it has to be found.
        drag.note === note.id && 'pointer-events-none relative z-10 shadow-pop',
      )}
    >
      <button
        type="button"
        data-note={note.id}
        aria-pressed={held}
        aria-label={ui.move(note.text)}
        className="min-w-0 flex-1 cursor-grab py-1.5 pl-3 text-left text-18 leading-snug select-none"
        onPointerDown={(event) => drag.start(event, note.id)}
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
