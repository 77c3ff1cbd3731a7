import { ROOM } from '@hakka/contract/constants/room'
import { type ReactNode, useRef } from 'react'
import { Paper, type Posted } from './Paper.tsx'

/** The line that a word of the cloud is written on; it stays ready for the next one. */
export function WordWriter({
  draft,
  dialectId,
  offline,
  busy,
  left,
  problem,
  onDraft,
  onPost,
  children,
}: {
  draft: string
  dialectId: number
  offline: boolean
  busy: boolean
  /** How many words may still be given. */
  left: number
  problem: string
  onDraft(text: string): void
  onPost(word: Posted): void
  /** Below the paper: what was written before. */
  children: ReactNode
}) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <Paper
      draft={draft}
      max={ROOM.wordMax}
      colour="blue"
      dialectId={dialectId}
      field={field}
      send={offline ? '連上就送' : '送出去'}
      busy={busy}
      full={left === 0}
      problem={problem}
      onPost={(posted) => {
        onPost(posted)
        field.current?.focus()
      }}
      line={(told) => (
        <input
          ref={field}
          aria-label="寫一個詞"
          autoComplete="off"
          enterKeyHint="send"
          placeholder="寫一個詞"
          value={draft}
          className="word-line"
          onChange={(event) => onDraft(event.target.value)}
          {...told}
        />
      )}
      beside={<span className="pl-2 text-16 text-muted">{left > 0 ? `還可以寫 ${left} 個` : '寫滿了'}</span>}
    >
      {children}
    </Paper>
  )
}
