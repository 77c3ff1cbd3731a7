import type { TestItem } from '@hakka/contract/assignment-test'
import { facesText } from '../../app/assignment/AnsweredFaces.tsx'

/** What was answered to the question before: another answer takes its place. */
export function GivenBefore({ test: { items, item, no, given } }: { test: TestItem }) {
  const isAnswered = items.find(({ id }) => id === item.id)?.answered.includes(no)
  if (!isAnswered) return null
  return (
    <p className="rounded-option bg-note px-4 py-3">
      {given ? (
        <>
          你答的是<b className="font-reading">「{facesText(given)}」</b>，再送出一次就換成新的。
        </>
      ) : (
        '這一題答過了，改好再送出一次就換成新的。'
      )}
    </p>
  )
}
