import { NOTE_COLOURS, type NoteColour, ROOM } from '@hakka/contract/constants/room'
import { Check } from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'
import { COLOUR_NAMES } from '../NoteTools.tsx'
import { Paper, type Posted } from './Paper.tsx'

export interface Written extends Posted {
  colour: NoteColour
}

/** The paper of a note before it is posted; `draft` is what stands on it. */
export function NoteWriter({
  draft,
  dialectId,
  offline,
  busy,
  problem,
  onDraft,
  onPost,
  children,
}: {
  draft: { text: string; colour: NoteColour }
  dialectId: number
  offline: boolean
  busy: boolean
  problem: string
  onDraft(draft: { text: string; colour: NoteColour }): void
  onPost(written: Written): void
  /** Below the paper: what was written before. */
  children: ReactNode
}) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  return (
    <Paper
      draft={draft.text}
      max={ROOM.noteMax}
      colour={draft.colour}
      dialectId={dialectId}
      field={field}
      send={offline ? '連上就貼' : '貼上去'}
      busy={busy}
      problem={problem}
      onPost={(posted) => onPost({ ...posted, colour: draft.colour })}
      line={(told) => (
        <textarea
          ref={field}
          aria-label="寫一張便利貼"
          placeholder="寫在這裡"
          rows={3}
          enterKeyHint="send"
          value={draft.text}
          onChange={(event) => onDraft({ ...draft, text: event.target.value })}
          {...told}
        />
      )}
      beside={
        <fieldset className="flex">
          <legend className="sr-only">便利貼的顏色</legend>
          {NOTE_COLOURS.map((colour) => (
            <label key={colour} title={COLOUR_NAMES[colour]} data-colour={colour}>
              <input
                type="radio"
                name={`${id}-colour`}
                aria-label={COLOUR_NAMES[colour]}
                checked={draft.colour === colour}
                onChange={() => onDraft({ ...draft, colour })}
              />
              {draft.colour === colour && <Check size={20} strokeWidth={3} aria-hidden="true" />}
            </label>
          ))}
        </fieldset>
      }
    >
      {children}
    </Paper>
  )
}
