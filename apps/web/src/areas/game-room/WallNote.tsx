import type { RoomNote } from '@hakka/contract/room-views'
import { cx } from '@hakka/ui/cx.ts'
import { EyeOff, Pin } from 'lucide-react'
import type { ComponentProps, CSSProperties } from 'react'
import type { Place } from './wall-layout.ts'

const units = (value: number) => `calc(${Math.round(value * 10) / 10} * var(--u))`

/** Where something hangs on the wall; what is drawn smaller has smaller letters. */
export const hangs = ({ x, y, width, height }: Place, scale?: number): CSSProperties => ({
  translate: `${units(x)} ${units(y)}`,
  width: units(width),
  minHeight: units(height),
  ...(scale !== undefined && { fontSize: units(22 * scale) }),
})

/** A note on the wall; of a hidden one there is its place alone. */
export function WallNote({
  note,
  reading,
  groupName,
  isNew,
  selected,
  lifted,
  ...rest
}: {
  note: RoomNote
  reading: string
  groupName: string
  isNew: boolean
  selected: boolean
  lifted: boolean
} & Omit<ComponentProps<'button'>, 'className'>) {
  return (
    <button
      {...rest}
      type="button"
      data-note={note.id}
      data-colour={note.colour}
      data-hidden={note.hidden || undefined}
      data-lifted={lifted || undefined}
      aria-pressed={selected || lifted}
      aria-roledescription="便利貼"
      className={cx('wall-note', selected && 'wall-note-selected')}
    >
      {note.hidden ? (
        <span className="wall-note-hidden">
          <EyeOff aria-hidden="true" />
          藏起來了
        </span>
      ) : (
        <>
          <span translate="no" className="wall-note-text">
            {note.text}
          </span>
          {reading && (
            <span lang="hak-Latn-TW" className="wall-note-reading">
              {reading}
            </span>
          )}
          {(note.by !== null || isNew) && (
            <span className="wall-note-by">
              {isNew && <span className="wall-note-new">新的</span>}
              {note.by !== null && <span translate="no">{note.by}</span>}
            </span>
          )}
        </>
      )}
      {note.pinned && (
        <span className="wall-note-pin">
          <Pin aria-hidden="true" />
          <span className="sr-only">，釘住了</span>
        </span>
      )}
      {groupName && <span className="sr-only">，在「{groupName}」</span>}
    </button>
  )
}
