import { cx } from '@hakka/ui/cx.ts'
import { IconButton } from '@hakka/ui/IconButton.tsx'
import { Pencil, X } from 'lucide-react'
import type { Colour, Note } from './notes.ts'
import { ui } from './ui.ts'

/** Paper of a note: the tints of the news badges, with ink on them. */
export const PAPERS: Record<Colour, string> = {
  yellow: 'bg-[#fdeab0]',
  pink: 'bg-[#fbd7e2]',
  blue: 'bg-[#d3e5f8]',
  green: 'bg-[#d2eed9]',
}

/** A note hangs a little askew, each by its number. */
const TILTS = ['-rotate-1', 'rotate-1', 'rotate-0']

/** One note on the board. */
export function NoteCard({ note, onEdit, onRemove }: { note: Note; onEdit(): void; onRemove(): void }) {
  return (
    <li
      data-note={note.id}
      className={cx(
        'flex min-h-32 animate-enter flex-col rounded-sm p-3 pb-1 text-ink shadow-raised',
        PAPERS[note.colour],
        TILTS[note.id % TILTS.length],
      )}
    >
      <p className="flex-1 text-20 leading-normal font-medium whitespace-pre-line [overflow-wrap:anywhere]">
        {note.text}
      </p>
      <div className="-mr-2 flex justify-end">
        <IconButton label={ui.edit(note.text)} kind="plain" className="hover:bg-white/60" onClick={onEdit}>
          <Pencil size={20} aria-hidden="true" />
        </IconButton>
        <IconButton
          label={ui.remove(note.text)}
          kind="plain"
          className="hover:bg-white/60"
          onClick={onRemove}
        >
          <X size={22} aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  )
}
