import type { RoomNote } from '@hakka/contract/room-views'
import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'

/** One note before all: read from the last row. Escape, or a press, and the wall is back. */
export function BigNote({ note, reading, onClose }: { note: RoomNote; reading: string; onClose(): void }) {
  const close = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const before = document.activeElement
    close.current?.focus()
    return () => {
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes from wherever the focus is in it
    <div
      className="big-note-ground"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
    >
      <figure className="big-note" data-colour={note.colour} data-long={note.text.length > 24 || undefined}>
        <p translate="no">{note.text}</p>
        {reading && (
          <p lang="hak-Latn-TW" className="big-note-reading">
            {reading}
          </p>
        )}
        {note.by !== null && <figcaption translate="no">{note.by}</figcaption>}
      </figure>
      <button ref={close} type="button" className="big-note-close" onClick={onClose}>
        <X aria-hidden="true" />
        回到整面牆
      </button>
    </div>
  )
}
