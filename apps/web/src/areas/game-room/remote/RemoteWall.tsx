import type { WallView } from '@hakka/contract/room-views'
import { IconButton } from '@hakka/ui/IconButton.tsx'
import { Eye, EyeOff, Trash2 } from 'lucide-react'
import type { HostProps } from '../HostBoard.tsx'
import { MiniWall } from './MiniWall.tsx'
import { Moderation } from './Moderation.tsx'

/** The wall from the teacher's hand: what waits, and every note with whose it is. */
export function RemoteWall({ view, stage, act, shown }: HostProps & { shown: WallView }) {
  const at = view.stage?.key ?? ''
  const names = new Map(view.people.map(({ no, name }) => [no, name]))
  const hidden = new Map(view.hidden.map((own) => [own.id, own]))
  return (
    <>
      <div className="remote-mini">
        <span className="remote-now">黑板現在</span>
        <MiniWall view={shown} />
      </div>
      {(view.rules.approve || view.waiting.length > 0) && (
        <Moderation
          waiting={view.waiting}
          unit="張"
          dialectId={stage?.dialect_id ?? 1}
          onAnswer={({ id }, up) => void act({ do: 'wall.approve', at, note: id, up })}
        />
      )}
      <h2>黑板上 {shown.notes.length} 張</h2>
      <ul>
        {shown.notes.toReversed().map((note) => {
          const by = names.get(view.authors[String(note.id)] ?? 0) ?? '老師'
          const text = note.hidden ? (hidden.get(note.id)?.text ?? '') : note.text
          return (
            <li key={note.id} className="remote-row">
              <div className="min-w-0 flex-1 leading-snug">
                <p translate="no">{text}</p>
                <p className="text-16 text-muted">
                  <span translate="no">{by}</span>
                  {note.hidden && ' · 藏起來了'}
                </p>
              </div>
              <IconButton
                label={note.hidden ? `再放上去：${text}` : `藏起來：${text}`}
                onClick={() => void act({ do: 'wall.hide', at, note: note.id, hidden: !note.hidden })}
              >
                {note.hidden ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
              </IconButton>
              <IconButton
                label={`撕下：${text}`}
                kind="plain"
                onClick={() => void act({ do: 'wall.tear', at, note: note.id })}
              >
                <Trash2 aria-hidden="true" />
              </IconButton>
            </li>
          )
        })}
      </ul>
    </>
  )
}
