import { cx } from '@hakka/ui/cx.ts'
import type { ReactNode } from 'react'

/** The line from left to right with its stations, as learners see it; on a narrow page from top to bottom. */
export function LineFrame({
  label,
  name,
  stations,
}: {
  label: string
  /** Where what is carried can be dropped. */
  name: string
  stations: readonly {
    key: number
    label: string
    no: ReactNode
    top: ReactNode
    middle: ReactNode
    bottom: ReactNode
  }[]
}) {
  return (
    <div className="@container">
      <ol
        aria-label={label}
        data-drop={name}
        className="grid @xl:grid-cols-2 @xl:gap-y-6 @3xl:grid-cols-3 @5xl:grid-cols-4"
      >
        {stations.map(({ key, label: own, no, top, middle, bottom }, index) => (
          <li
            key={key}
            aria-label={own}
            className="relative grid grid-cols-[3rem_minmax(0,1fr)] content-start gap-x-2 gap-y-2 pb-6 last:pb-0 @xl:row-span-3 @xl:grid-cols-[minmax(0,1fr)] @xl:grid-rows-subgrid @xl:pb-0"
          >
            <span
              aria-hidden="true"
              className={cx(
                'absolute top-0 left-[1.3rem] w-1.5 rounded-full bg-light @xl:hidden',
                index === stations.length - 1 ? 'bottom-0' : '-bottom-2',
              )}
            />
            <div className="col-start-2 row-start-1 grid min-w-0 @xl:col-start-1 @xl:items-end @xl:px-1.5">
              {top}
            </div>
            <div className="contents @xl:relative @xl:row-start-2 @xl:flex @xl:min-w-0 @xl:items-center @xl:justify-center @xl:gap-2 @xl:px-1.5 @xl:py-1">
              <Rail last={index === stations.length - 1} />
              <span className="relative col-start-1 row-start-2 self-center">{no}</span>
              <div className="relative col-start-2 row-start-2 grid min-w-0">{middle}</div>
            </div>
            <div className="col-start-2 row-start-3 grid min-w-0 content-start @xl:col-start-1 @xl:px-1.5">
              {bottom}
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** The piece of the line under a station; the last one ends in an arrow. */
function Rail({ last }: { last: boolean }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 12"
      preserveAspectRatio="none"
      className="absolute inset-x-0 top-1/2 hidden h-3 w-full -translate-y-1/2 text-light @xl:block"
    >
      <path d={last ? 'M0 3H92V0L100 6 92 12V9H0Z' : 'M0 3H101V9H0Z'} fill="currentColor" />
    </svg>
  )
}
