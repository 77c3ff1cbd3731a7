import { NOTE_COLOURS, type NoteColour } from '@hakka/contract/constants/room'
import type { RoomNote } from '@hakka/contract/room-views'
import {
  Check,
  Eye,
  EyeOff,
  FolderInput,
  type LucideIcon,
  Palette,
  Pin,
  PinOff,
  Trash2,
  ZoomIn,
} from 'lucide-react'
import { type CSSProperties, useState } from 'react'

export const COLOUR_NAMES: Record<NoteColour, string> = {
  yellow: '黃色',
  pink: '粉紅色',
  blue: '藍色',
  green: '綠色',
}

/** What can be done with the note that was chosen. */
export function NoteTools({
  note,
  groups,
  style,
  onGroup,
  onColour,
  onPin,
  onEnlarge,
  onHide,
  onTear,
  onClose,
}: {
  note: RoomNote
  groups: readonly { id: number; name: string }[]
  style: CSSProperties
  onGroup(group: number | null): void
  onColour(colour: NoteColour): void
  onPin(): void
  onEnlarge(): void
  onHide(): void
  onTear(): void
  onClose(): void
}) {
  const [open, setOpen] = useState<'groups' | 'colours'>()
  const flip = (what: 'groups' | 'colours') => setOpen(open === what ? undefined : what)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups what a form sends
    <div
      role="group"
      aria-label="這張便利貼"
      className="note-tools"
      data-note-tools
      style={style}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
    >
      <div className="note-tools-row">
        <ToolKey label="分組" icon={FolderInput} open={open === 'groups'} press={() => flip('groups')} />
        <ToolKey label="換顏色" icon={Palette} open={open === 'colours'} press={() => flip('colours')} />
        <ToolKey label={note.pinned ? '不釘了' : '釘住'} icon={note.pinned ? PinOff : Pin} press={onPin} />
        {!note.hidden && <ToolKey label="放大" icon={ZoomIn} press={onEnlarge} />}
        <ToolKey
          label={note.hidden ? '再放上去' : '藏起來'}
          icon={note.hidden ? Eye : EyeOff}
          press={onHide}
        />
        <ToolKey label="撕下" icon={Trash2} danger press={onTear} />
      </div>
      {open === 'groups' && (
        <ul className="note-tools-list">
          {groups.map(({ id, name }) => (
            <li key={id}>
              <button
                type="button"
                className="note-choice"
                aria-pressed={note.group === id}
                onClick={() => onGroup(id)}
              >
                <span translate="no">{name}</span>
                {note.group === id && <Check aria-hidden="true" />}
              </button>
            </li>
          ))}
          <li>
            <button
              type="button"
              className="note-choice"
              aria-pressed={note.group === null}
              onClick={() => onGroup(null)}
            >
              不分組
              {note.group === null && <Check aria-hidden="true" />}
            </button>
          </li>
        </ul>
      )}
      {open === 'colours' && (
        <ul className="note-tools-list" data-colours>
          {NOTE_COLOURS.map((colour) => (
            <li key={colour}>
              <button
                type="button"
                aria-label={COLOUR_NAMES[colour]}
                aria-pressed={note.colour === colour}
                className="note-choice note-dot"
                data-colour={colour}
                onClick={() => onColour(colour)}
              >
                {note.colour === colour && <Check aria-hidden="true" />}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function ToolKey({
  label,
  icon: Icon,
  open,
  danger,
  press,
}: {
  label: string
  icon: LucideIcon
  open?: boolean
  danger?: boolean
  press(): void
}) {
  return (
    <button
      type="button"
      className="note-tool"
      aria-expanded={open}
      data-danger={danger || undefined}
      onClick={() => press()}
    >
      <Icon aria-hidden="true" />
      {label}
    </button>
  )
}
