import { NOTE_COLOURS, type NoteColour, ROOM_REFUSALS } from '@hakka/contract/constants/room'
import { Button } from '@hakka/ui/Button.tsx'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { shownPinyin } from '../shown-pinyin.ts'
import { useKeptDraft } from './kept-draft.ts'
import { NoteWriter, type Written } from './NoteWriter.tsx'
import { type OwnNote, OwnNotes } from './OwnNotes.tsx'
import type { PartProps } from './part-props.ts'
import { TryNow } from './TryNow.tsx'

interface Draft {
  text: string
  colour: NoteColour
}

const EMPTY: Draft = { text: '', colour: 'yellow' }

const isColour = (value: unknown): value is NoteColour => NOTE_COLOURS.some((own) => own === value)

function readDraft(value: unknown): Draft | undefined {
  if (typeof value !== 'object' || value === null || !('text' in value) || !('colour' in value))
    return undefined
  const { text, colour } = value
  return typeof text === 'string' && isColour(colour) ? { text, colour } : undefined
}

/** Notes of one pupil: written, posted, and how each stands. */
export function WallPart({ room, stage, own, offline, shut, act, waiting }: PartProps) {
  const at = stage.key
  const dialectId = stage.dialect_id
  const [draft, setDraft] = useKeptDraft(`${room}.${at}`, EMPTY, readDraft)
  const [problem, setProblem] = useState('')
  const [justSent, setJustSent] = useState(false)

  const unsent: OwnNote[] = waiting.flatMap(({ id, move }) =>
    move.do === 'wall.post' && move.at === at
      ? [
          {
            key: id,
            text: move.text,
            reading: shownPinyin(move.pinyin, dialectId),
            colour: move.colour,
            state: 'unsent' as const,
          },
        ]
      : [],
  )
  const notes: OwnNote[] = own.notes.toReversed().map(({ id, text, pinyin, colour, state }) => ({
    key: String(id),
    text,
    reading: shownPinyin(pinyin, dialectId),
    colour,
    state,
  }))

  async function post(written: Written): Promise<void> {
    setProblem('')
    setDraft({ ...EMPTY, colour: written.colour })
    if (!offline) setJustSent(true)
    const answer = await act({ do: 'wall.post', at, ...written })
    if (answer.ok) return
    // It was not taken: the text comes back, unless another one is being written by now.
    setJustSent(false)
    setProblem(ROOM_REFUSALS[answer.code])
    setDraft({ text: written.text, colour: written.colour })
  }

  const sent = justSent && notes.length > 0 && unsent.length === 0
  return (
    <>
      {sent && (
        <div className="text-center" role="status">
          <img
            src="/images/rooms/note-on-board.svg"
            alt=""
            width={358}
            height={214}
            className="mx-auto w-full max-w-105"
          />
          <p className="text-32 leading-snug font-bold">
            {notes[0]?.state === 'waiting' ? '送出了！' : '貼上去了！'}
          </p>
          <p className="text-muted">
            {notes[0]?.state === 'waiting' ? '老師看過，就會出現在黑板上。' : '抬頭看黑板，找找你的便利貼。'}
          </p>
          {shut === '' && (
            <Button
              kind="primary"
              size="l"
              block
              className="mt-4"
              icon={<Plus aria-hidden="true" />}
              onClick={() => setJustSent(false)}
            >
              再寫一張
            </Button>
          )}
        </div>
      )}
      {!sent && shut === '' && (
        <NoteWriter
          draft={draft}
          dialectId={dialectId}
          offline={offline}
          busy={false}
          problem={problem}
          onDraft={(next) => {
            setProblem('')
            setDraft(next)
          }}
          onPost={(written) => void post(written)}
        >
          <OwnNotes title="等連線的" unit="張" notes={unsent} />
          {unsent.length > 0 && offline && <TryNow />}
          <OwnNotes title="我的便利貼" unit="張" notes={notes} />
        </NoteWriter>
      )}
      {(sent || shut !== '') && <OwnNotes title="我的便利貼" unit="張" notes={[...unsent, ...notes]} />}
    </>
  )
}
