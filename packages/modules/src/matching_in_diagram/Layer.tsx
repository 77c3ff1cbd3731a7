import { cx } from '@hakka/ui/cx.ts'
import type { ReactNode } from 'react'
import { type Either, EitherText } from '#kit/Hakka.tsx'
import { useHost } from '#kit/host-context.tsx'
import { slicePoints } from './pyramid.ts'

/** A slice of the pyramid with the layer's name, and beside it (on a phone below it) the layer's box. */
export function Layer({
  title,
  index,
  of,
  children,
}: {
  title: Either
  index: number
  of: number
  children: ReactNode
}) {
  const { oneScreen } = useHost()
  return (
    <li
      className={cx(
        'grid items-stretch lg:grid-cols-[minmax(13rem,1fr)_2.5rem_minmax(0,2fr)]',
        oneScreen &&
          'max-lg:gap-1.5 max-sm:grid-cols-[5rem_minmax(0,1fr)] sm:max-lg:grid-cols-[12rem_minmax(0,1fr)]',
      )}
    >
      <div
        className={cx(
          'relative flex items-center justify-center text-center',
          oneScreen ? 'min-h-16 px-2 lg:px-[22%]' : 'min-h-20 px-[22%] lg:min-h-32',
        )}
      >
        <svg
          viewBox="0 0 300 100"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="absolute inset-0 size-full text-light"
        >
          <polygon points={slicePoints(index, of)} fill="currentColor" />
        </svg>
        <span className="relative text-20 leading-snug font-medium text-darken">
          <EitherText value={title} size="line" />
        </span>
      </div>
      <svg
        viewBox="0 0 48 100"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="hidden size-full text-control lg:block"
      >
        <line
          x1="0"
          y1="50"
          x2="48"
          y2="50"
          stroke="currentColor"
          strokeWidth="2"
          strokeDasharray="4 5"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <div className="grid min-w-0 max-lg:pb-1 lg:py-1">{children}</div>
    </li>
  )
}
