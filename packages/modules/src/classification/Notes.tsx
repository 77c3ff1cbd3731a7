import { graphemes } from '@hakka/hakka/characters'
import { Button } from '@hakka/ui/Button.tsx'
import { StickyNote } from 'lucide-react'
import { type FormEvent, useId, useRef, useState } from 'react'
import type { BoardArea } from '#kit/board/board.ts'
import { type Either, EitherText } from '#kit/Hakka.tsx'
import { useHost } from '#kit/host-context.tsx'
import { useKept } from '#kit/kept/use-kept.tsx'
import { useFocusNext } from '#kit/page/use-focus-next.tsx'
import { NoteLane } from './NoteLane.tsx'
import { NOTE_MAX, type Note, type NoteAction, notesAfter, readNotes } from './notes.ts'
import { ui } from './ui.ts'
import { useNoteDrag } from './use-note-drag.tsx'

/** The pupil's own words, on sticky notes that can be written, moved and taken away. */
export function Notes({
  lanes,
  titles,
  moduleKey,
}: {
  lanes: readonly BoardArea[]
  /** Of the lanes, in their order. */
  titles: readonly Either[]
  moduleKey: string
}) {
  const host = useHost()
  const id = useId()
  const board = useRef<HTMLElement>(null)
  const focusNext = useFocusNext(board)
  const [text, setText] = useState('')
  const [held, setHeld] = useState<number | null>(null)
  const [notes, keep] = useKept<readonly Note[]>('tab', `kept.notes.${moduleKey}`, [], (kept) =>
    readNotes(
      kept,
      lanes.map((lane) => lane.id),
    ),
  )

  function act(action: NoteAction, said: string): void {
    keep(notesAfter(notes, action))
    setHeld(null)
    host.announce(said)
  }
  function write(event: FormEvent): void {
    event.preventDefault()
    if (!text.trim()) return
    act({ type: 'write', text }, ui.written(text.trim()))
    setText('')
  }
  function move(noteId: number, lane: BoardArea | undefined): void {
    focusNext(`[data-note="${noteId}"]`)
    act({ type: 'move', id: noteId, lane: lane?.id ?? null }, lane ? ui.moved(lane.name) : ui.back)
  }
  const drag = useNoteDrag(board, (noteId, laneId) => {
    const lane = lanes.find((own) => own.id === laneId)
    if (notes.find((note) => note.id === noteId)?.lane !== (lane?.id ?? null)) move(noteId, lane)
  })
  const laneProps = {
    some: notes.length > 0,
    held,
    drag,
    onHold: (noteId: number) => setHeld(held === noteId ? null : noteId),
    onDrop: move,
    onRemove: (noteId: number) => {
      focusNext('[data-note]', 'input')
      act({ type: 'remove', id: noteId }, ui.removed)
    },
  }
  return (
    <section
      ref={board}
      aria-labelledby={id}
      onKeyDown={(event) => event.key === 'Escape' && setHeld(null)}
      className="grid grid-cols-1 gap-4 rounded-card border border-line bg-white px-4 py-5 md:px-8 md:py-7"
    >
      <div className="grid grid-cols-1 gap-1">
        <h3 id={id} className="flex items-center gap-2.5 text-20 leading-normal font-bold">
          <StickyNote size={24} className="flex-none text-primary" aria-hidden="true" />
          {ui.notes}
        </h3>
        <p className="text-17 text-muted">{ui.notesHint}</p>
      </div>
      <form className="flex flex-wrap gap-3" onSubmit={write}>
        <input
          value={text}
          aria-label={ui.write}
          placeholder={ui.write}
          autoComplete="off"
          className="min-h-14 min-w-0 flex-1 basis-48 rounded-option border-[1.5px] border-control bg-white px-4 text-20"
          onChange={(event) => setText(graphemes(event.target.value).slice(0, NOTE_MAX).join(''))}
        />
        <Button type="submit" size="l" kind="outline">
          {ui.stick}
        </Button>
      </form>
      <NoteLane {...laneProps} notes={notes.filter((note) => note.lane === null)} />
      <div className="grid gap-3.5 md:grid-cols-2 md:gap-5">
        {lanes.map((lane, index) => (
          <NoteLane
            key={lane.id}
            {...laneProps}
            lane={lane}
            title={titles[index] && <EitherText value={titles[index]} size="line" />}
            notes={notes.filter((note) => note.lane === lane.id)}
          />
        ))}
      </div>
      <p className="text-16 text-muted">{ui.onlyHere}</p>
    </section>
  )
}
