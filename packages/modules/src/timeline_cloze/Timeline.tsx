import { cx } from '@hakka/ui/cx.ts'
import type { ReactNode } from 'react'
import { EitherText } from '#kit/Hakka.tsx'
import { keyed } from '#kit/kept/keyed.ts'
import { PARTS, type Part } from './parts.ts'
import type { ShownTerm } from './public.ts'
import { ui } from './ui.ts'

/** At most four stations stand beside each other; a longer line goes on below. */
const COLUMNS: Readonly<Record<number, string>> = {
  2: 'md:grid-cols-2',
  3: 'md:grid-cols-3',
  5: 'md:grid-cols-2 lg:grid-cols-3',
  6: 'md:grid-cols-2 lg:grid-cols-3',
}

/** The line from left to right with its stations; on a phone from top to bottom. */
export function Timeline({
  terms,
  blank,
}: {
  terms: readonly ShownTerm[]
  blank(at: number, part: Part): ReactNode
}) {
  const says = (term: ShownTerm) =>
    PARTS.map((part) => {
      const own = term[part]
      return own === 'blank' ? '' : own?.text
    }).join(' ')
  return (
    <ol
      aria-label={ui.line}
      data-timeline
      className={cx('grid md:gap-y-8', COLUMNS[terms.length] ?? 'md:grid-cols-2 lg:grid-cols-4')}
    >
      {keyed(terms, says).map(({ key, item: term, index }) => {
        const part = (own: Part) => <PartOf term={term} part={own} blank={() => blank(index, own)} />
        return (
          <li
            key={key}
            className="grid grid-cols-[3rem_1fr] content-start gap-x-2 gap-y-2.5 pb-8 last:pb-0 md:row-span-3 md:grid-cols-1 md:grid-rows-subgrid md:gap-x-0 md:pb-0"
          >
            <div className="col-start-2 grid min-w-0 md:col-start-1 md:items-end md:px-2">{part('top')}</div>
            <Station last={index === terms.length - 1} no={index + 1}>
              {term.middle && part('middle')}
            </Station>
            <div className="col-start-2 grid min-w-0 md:col-start-1 md:px-2">{part('bottom')}</div>
          </li>
        )
      })}
    </ol>
  )
}

/** A place on the line, with its number or what is written on it. */
function Station({ no, last, children }: { no: number; last: boolean; children: ReactNode }) {
  return (
    <>
      <div className="relative col-start-1 row-span-3 row-start-1 flex justify-center md:hidden">
        <span
          className={cx('absolute top-0 w-1.5 rounded-full bg-light', last ? 'bottom-0' : '-bottom-8')}
          aria-hidden="true"
        />
        <StationNo no={no} />
      </div>
      <div className="relative col-start-2 flex min-w-0 items-center md:col-start-1 md:justify-center md:px-2 md:py-1">
        <Line last={last} />
        <div className="relative grid w-full min-w-0">
          {children || (
            <span className="hidden justify-center md:flex">
              <StationNo no={no} />
            </span>
          )}
        </div>
      </div>
    </>
  )
}

const StationNo = ({ no }: { no: number }) => (
  <span className="relative flex size-10 items-center justify-center rounded-full border-4 border-white bg-primary text-16 font-bold text-white">
    {no}
  </span>
)

/** The piece of the line under a station; the last one ends in an arrow. */
function Line({ last }: { last: boolean }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 12"
      preserveAspectRatio="none"
      className="absolute inset-x-0 top-1/2 hidden h-3 w-full -translate-y-1/2 text-light md:block"
    >
      <path d={last ? 'M0 3H92V0L100 6 92 12V9H0Z' : 'M0 3H101V9H0Z'} fill="currentColor" />
    </svg>
  )
}

function PartOf({ term, part, blank }: { term: ShownTerm; part: Part; blank(): ReactNode }) {
  const value = term[part]
  if (!value) return null
  if (value === 'blank') return blank()
  return (
    <div
      className={cx(
        'flex min-h-14 min-w-0 items-center rounded-option px-3.5 py-2 text-18 leading-snug md:justify-center md:text-center',
        part === 'middle'
          ? 'border-2 border-light bg-white font-medium md:justify-self-center'
          : 'bg-lighten text-darken',
      )}
    >
      <EitherText value={value} size="line" />
    </div>
  )
}
