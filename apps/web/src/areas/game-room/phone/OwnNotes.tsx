import type { NoteColour } from '@hakka/contract/constants/room'
import { CheckCircle2, CloudOff, EyeOff, Hourglass, type LucideIcon, X } from 'lucide-react'

type State = 'up' | 'waiting' | 'refused' | 'hidden' | 'torn' | 'unsent'

const STATES: Record<State, { label: string; icon: LucideIcon }> = {
  up: { label: '在黑板上', icon: CheckCircle2 },
  waiting: { label: '等老師看', icon: Hourglass },
  refused: { label: '老師沒有放', icon: X },
  hidden: { label: '藏起來了', icon: EyeOff },
  torn: { label: '撕下了', icon: X },
  unsent: { label: '等連線', icon: CloudOff },
}

export interface OwnNote {
  key: string
  text: string
  reading: string
  colour: NoteColour
  state: State
}

/** What a pupil has written for the question at hand, and how each stands. */
export function OwnNotes({ title, unit, notes }: { title: string; unit: string; notes: readonly OwnNote[] }) {
  if (notes.length === 0) return null
  return (
    <section className="mt-6">
      <h2 className="mb-2 text-18 font-bold">
        {title} <span className="font-normal text-muted">{`${notes.length} ${unit}`}</span>
      </h2>
      <ul className="own-notes">
        {notes.map(({ key, text, reading, colour, state }) => {
          const { label, icon: Icon } = STATES[state]
          return (
            <li
              key={key}
              className="paper own-note"
              data-colour={colour}
              data-unsent={state === 'unsent' || undefined}
              data-off={['refused', 'hidden', 'torn'].includes(state) || undefined}
            >
              <div>
                <span translate="no">{text}</span>
                {reading && (
                  <span lang="hak-Latn-TW" className="own-reading">
                    {reading}
                  </span>
                )}
              </div>
              <span className="own-state" data-state={state}>
                <Icon size={18} aria-hidden="true" />
                {label}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
