import type { WordSegment } from '@hakka/contract/dictionary'
import type { ReactNode } from 'react'

/** A phrase in its pieces: those that the dictionary knows can be opened, the others stand between them. */
export function Segments({
  segments,
  children,
}: {
  segments: readonly WordSegment[]
  /** The link or button of a known piece. */
  children(text: string): ReactNode
}) {
  return (
    <ul className="flex flex-wrap items-center gap-2">
      {segments.map(({ text, known }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a piece may stand twice, and they never move
        <li key={at}>
          {known ? (
            children(text)
          ) : (
            <span lang="hak-Hant-TW" className="px-1 text-20 text-muted">
              {text}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
