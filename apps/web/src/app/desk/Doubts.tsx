import { dialectName } from '@hakka/contract/constants'
import type { ComparedReading } from '@hakka/contract/dictionary'

/** So many are told one by one. */
const TOLD = 3

/** What the dictionary says otherwise, a sentence each. */
export const doubtsOf = ({ doubts, unsaid }: ComparedReading, dialectId: number): string[] => [
  ...doubts.map(({ text, said, given }) => `「${text}」寫 ${said}，辭典是 ${given.join('、')}`),
  ...unsaid.map(
    ({ text, instead }) => `${dialectName(dialectId)}不說「${text}」，辭典給的是「${instead.join('、')}」`,
  ),
]

/** Doubts of a reading: it may be right all the same. */
export function Doubts({ line, dialectId }: { line: ComparedReading; dialectId: number }) {
  const all = doubtsOf(line, dialectId)
  if (all.length === 0) return null
  return (
    <ul role="status" className="grid gap-1 text-16 text-warning-deep">
      {all.slice(0, TOLD).map((doubt) => (
        <li key={doubt}>{doubt}</li>
      ))}
      {all.length > TOLD && <li>還有 {all.length - TOLD} 處</li>}
    </ul>
  )
}
