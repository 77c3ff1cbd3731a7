import type { NoteColour } from '@hakka/contract/constants/room'
import { graphemes } from '@hakka/hakka/characters'
import { Button } from '@hakka/ui/Button.tsx'
import { Send } from 'lucide-react'
import { type FormEvent, type ReactNode, type RefObject, useId, useState } from 'react'
import { Candidates } from './Candidates.tsx'
import { type Pick, readingOf } from './typed-reading.ts'
import './write.css'

/** What was written, with its reading where all of it was picked. */
export interface Posted {
  text: string
  pinyin?: string
}

/** What tells a field its count and what is wrong with it. */
interface Told {
  'aria-describedby': string
  'aria-invalid': true | undefined
}

/** The paper that something is written on and sent from, with its count, what is wrong, and characters to pick. */
export function Paper({
  draft,
  max,
  colour,
  dialectId,
  field,
  line,
  beside,
  send,
  busy,
  full = false,
  problem,
  onPost,
  children,
}: {
  draft: string
  /** In graphemes. */
  max: number
  colour: NoteColour
  dialectId: number
  field: RefObject<HTMLTextAreaElement | HTMLInputElement | null>
  /** The field itself. */
  line(told: Told): ReactNode
  /** Before the count. */
  beside: ReactNode
  /** The word on the button. */
  send: string
  busy: boolean
  /** Nothing more is taken. */
  full?: boolean
  /** Why it was not taken; what was written still stands there. */
  problem: string
  onPost(posted: Posted): void
  /** Below the paper: what was written before. */
  children: ReactNode
}) {
  const id = useId()
  const [picks, setPicks] = useState<readonly Pick[]>([])
  const count = graphemes(draft.trim()).length
  const over = count > max
  function submit(event: FormEvent) {
    event.preventDefault()
    if (count === 0 || over) return
    const pinyin = readingOf(draft, picks)
    onPost({ text: draft.trim(), ...(pinyin !== undefined && { pinyin }) })
  }
  return (
    <>
      <form className="note-writer" onSubmit={submit}>
        <div className="paper" data-colour={colour}>
          {line({
            'aria-describedby': `${id}-count ${id}-problem`,
            'aria-invalid': over || problem !== '' || undefined,
          })}
          <div className="note-row">
            {beside}
            <span id={`${id}-count`} className="note-count" data-over={over || undefined}>
              {over ? `太長了，最多 ${max} 個字` : `${count} / ${max}`}
            </span>
          </div>
        </div>
        <p id={`${id}-problem`} role="alert" className="text-wrong-deep empty:hidden">
          {problem}
        </p>
        <Button
          type="submit"
          kind="primary"
          size="l"
          block
          busy={busy}
          disabled={count === 0 || over || full}
          icon={<Send aria-hidden="true" />}
        >
          {send}
        </Button>
      </form>
      {children}
      <Candidates
        field={field}
        value={draft}
        dialectId={dialectId}
        onPick={(pick) => setPicks([...picks, pick])}
      />
    </>
  )
}
