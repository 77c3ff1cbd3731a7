import type { AskedCloze } from '@hakka/contract/assignment-test'
import { useMemo } from 'react'
import { ClozeBoard } from './ClozeBoard.tsx'

/** Stands in each gap for what nobody is told: it has no reading of its own. */
const UNTOLD = '＿'

/** A text with gaps in a test: it is filled and sent, and nobody says yet what of it is right. */
export function ClozeAsk({
  asked: { text, pinyin, gaps, words },
  name,
  no,
  of,
}: {
  asked: AskedCloze
  /** Unlike all others of the site. */
  name: string
  no: number
  of: number
}) {
  const question = useMemo(
    () => ({
      kind: 'cloze' as const,
      text,
      pinyin,
      chinese: '',
      answers: Array.from({ length: gaps }, () => [UNTOLD]),
    }),
    [text, pinyin, gaps],
  )
  const bank = useMemo(() => words.map((word) => ({ ...word, chinese: '' })), [words])
  return <ClozeBoard question={question} words={bank} no={no} of={of} name={name} keys onDone={() => {}} />
}
