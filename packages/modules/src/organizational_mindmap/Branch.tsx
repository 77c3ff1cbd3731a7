import { cx } from '@hakka/ui/cx.ts'
import type { ReactNode } from 'react'
import { EitherText } from '#kit/Hakka.tsx'
import { keyed } from '#kit/kept/keyed.ts'
import type { ShownMindmap } from './public.ts'

/** A branch: its name and what hangs on it, beside each other as far as there is room. */
export function Branch({
  question: { title, terms },
  index,
  from,
  box,
  className,
}: {
  question: ShownMindmap['questions'][number]
  index: number
  /** Place of its first term among all. */
  from: number
  box(index: number): ReactNode
  className: string
}) {
  return (
    <li
      data-node={`branch ${index}`}
      className={cx(
        'relative flex flex-wrap items-center gap-1.5 rounded-card border-2 border-light bg-white p-2.5',
        className,
      )}
    >
      {title && (
        <p className="rounded-pill bg-primary px-3 py-1">
          <span className="text-20 in-[.fit-content]:text-22 leading-normal text-white [--color-primary:#fff]">
            <EitherText value={title} size="inline" />
          </span>
        </p>
      )}
      <ul className="contents">
        {keyed(terms, (own) => own.text).map(({ key, item: term, index: at }) => (
          <li key={key} className="flex max-w-full">
            {box(from + at) ?? (
              <span className="flex min-h-18 items-center rounded-option bg-lighten px-4 py-1.5 text-20 leading-normal">
                <EitherText value={term} size="line" />
              </span>
            )}
          </li>
        ))}
      </ul>
    </li>
  )
}
