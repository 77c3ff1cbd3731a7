import type { ReactNode } from 'react'
import { type Either, EitherText } from '#kit/Hakka.tsx'

/** Half the width of the pyramid's flat top, in a field of 300. */
const TOP = 62
const BOTTOM = 150

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
  const half = (at: number) => TOP + ((BOTTOM - TOP) * at) / of
  const [upper, lower] = [half(index), half(index + 1)]
  const points = `${150 - upper},0 ${150 + upper},0 ${150 + lower},100 ${150 - lower},100`
  return (
    <li className="grid items-stretch lg:grid-cols-[minmax(13rem,1fr)_2.5rem_minmax(0,2fr)]">
      <div className="relative flex min-h-20 items-center justify-center px-[22%] text-center lg:min-h-32">
        <svg
          viewBox="0 0 300 100"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="absolute inset-0 size-full text-light"
        >
          <polygon points={points} fill="currentColor" />
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
      <div className="grid min-w-0 max-lg:pb-3 lg:py-1.5">{children}</div>
    </li>
  )
}
