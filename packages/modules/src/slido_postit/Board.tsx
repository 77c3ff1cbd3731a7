import { Picture } from '@hakka/ui/Picture.tsx'
import { useRef, useState } from 'react'
import { useHost } from '#kit/host-context.tsx'
import { NoteCard } from './NoteCard.tsx'
import { isWritten, NOTES_MAX, type Note, post } from './notes.ts'
import { ui } from './ui.ts'
import { type Draft, Writer } from './Writer.tsx'

/** One question's board: the paper to write on above, the notes below, on the question's own background. */
export function Board({
  notes,
  background,
  onChange,
}: {
  notes: readonly Note[]
  background: string | undefined
  onChange(notes: Note[]): void
}) {
  const host = useHost()
  const root = useRef<HTMLDivElement>(null)
  const [draft, setDraft] = useState<Draft>({ text: '', colour: 'yellow' })
  const full = notes.length >= NOTES_MAX && draft.id === undefined
  const write = () => root.current?.querySelector<HTMLElement>('[data-writer]')?.focus()

  function put() {
    if (!isWritten(draft.text) || full) return
    onChange(post(notes, { text: draft.text, colour: draft.colour }, draft.id))
    host.announce(ui.posted(draft.text.trim()))
    setDraft({ text: '', colour: draft.colour })
    write()
  }
  function remove(note: Note) {
    onChange(notes.filter((own) => own.id !== note.id))
    if (draft.id === note.id) setDraft({ text: '', colour: note.colour })
    host.announce(ui.removed(note.text))
    write()
  }
  return (
    <div ref={root} className="grid grid-cols-1 gap-5">
      <p className="text-17 text-muted">{ui.guide}</p>
      <Writer draft={draft} full={full} onChange={setDraft} onPost={put} />
      {full && <p className="text-17 text-warning-deep">{ui.full(NOTES_MAX)}</p>}
      <section
        aria-label={ui.board}
        className="relative isolate min-h-60 overflow-hidden rounded-card border border-line bg-pool p-4 md:p-6"
      >
        {background && (
          <Picture
            src={background}
            alt=""
            width={1200}
            height={600}
            fit="cover"
            className="absolute inset-0 -z-10 size-full opacity-50"
          />
        )}
        {notes.length === 0 ? (
          <p className="flex min-h-48 items-center justify-center text-center text-18 text-muted">
            <span className="rounded-option bg-white/85 px-4 py-2">{ui.empty}</span>
          </p>
        ) : (
          <>
            <p className="mb-3 text-16 font-medium">
              <span className="rounded-option bg-white/85 px-3 py-1">{ui.count(notes.length)}</span>
            </p>
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,calc(7.5rem*var(--scale))),1fr))] gap-3 md:gap-5">
              {notes.map((note) => (
                <NoteCard
                  key={note.id}
                  note={note}
                  onEdit={() => {
                    setDraft(note)
                    write()
                  }}
                  onRemove={() => remove(note)}
                />
              ))}
            </ul>
          </>
        )}
      </section>
    </div>
  )
}
