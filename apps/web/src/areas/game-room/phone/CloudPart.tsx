import { ROOM, ROOM_REFUSALS } from '@hakka/contract/constants/room'
import { useState } from 'react'
import { useKeptDraft } from './kept-draft.ts'
import { type OwnNote, OwnNotes } from './OwnNotes.tsx'
import type { PartProps } from './part-props.ts'
import { TryNow } from './TryNow.tsx'
import { WordWriter } from './WordWriter.tsx'

const readText = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** Words of one pupil for the cloud; the line stays ready for the next one. */
export function CloudPart({ room, stage, own, offline, shut, act, waiting }: PartProps) {
  const at = stage.key
  const [draft, setDraft] = useKeptDraft(`${room}.${at}`, '', readText)
  const [problem, setProblem] = useState('')
  const unsent: OwnNote[] = waiting.flatMap(({ id, move }) =>
    move.do === 'cloud.word' && move.at === at
      ? [{ key: id, text: move.text, reading: '', colour: 'blue' as const, state: 'unsent' as const }]
      : [],
  )
  const words: OwnNote[] = own.words.toReversed().map(({ id, text, state }) => ({
    key: String(id),
    text,
    reading: '',
    colour: 'blue',
    state,
  }))
  async function post(word: { text: string; pinyin?: string }): Promise<void> {
    setProblem('')
    setDraft('')
    const answer = await act({ do: 'cloud.word', at, ...word })
    if (answer.ok) return
    setProblem(`「${word.text}」：${ROOM_REFUSALS[answer.code]}`)
    if (answer.code !== 'twice') setDraft(word.text)
  }
  const lists = (
    <>
      <OwnNotes title="等連線的" unit="個" notes={unsent} />
      {unsent.length > 0 && offline && <TryNow />}
      <OwnNotes title="我寫的詞" unit="個" notes={words} />
    </>
  )
  if (shut !== '') return lists
  return (
    <WordWriter
      draft={draft}
      dialectId={stage.dialect_id}
      offline={offline}
      busy={false}
      left={Math.max(0, ROOM.wordsEach - words.length - unsent.length)}
      problem={problem}
      onDraft={(next) => {
        setProblem('')
        setDraft(next)
      }}
      onPost={(word) => void post(word)}
    >
      {lists}
    </WordWriter>
  )
}
