import { cx } from '@hakka/ui/cx.ts'
import type { ReactNode } from 'react'
import { EitherText } from '#kit/Hakka.tsx'
import { useHost } from '#kit/host-context.tsx'
import { Circles, circleColour } from './Circles.tsx'
import type { ShownVenn } from './public.ts'

/**
 * The circles with their names, and the regions' boxes on them; where there is no room for that, the drawing stands
 * above and the boxes follow as cards. Of three circles the first lies above the others: its row has empty corners.
 * On one screen their seven regions are seven cards, and the drawing is the eighth.
 */
export function Drawing({ groups, children }: { groups: ShownVenn['groups']; children: ReactNode }) {
  const three = groups.length === 3
  const { oneScreen } = useHost()
  if (three && oneScreen)
    return (
      <div data-eight className="grid grid-cols-2 gap-2 lg:grid-cols-4 lg:gap-3">
        {children}
        <Circles circles={3} className="order-last size-full max-h-24 md:max-h-36" />
      </div>
    )
  const names = groups.map(({ title }, index) => (
    <CircleName key={title.text} colour={circleColour(groups.length, index)}>
      <EitherText value={title} size="line" />
    </CircleName>
  ))
  return (
    <div className="@container">
      <div className="relative grid grid-cols-[minmax(0,1fr)] gap-3.5 @3xl:grid-cols-3 @3xl:gap-5">
        <Circles
          circles={groups.length}
          className={cx(
            'order-2 w-full @3xl:absolute @3xl:inset-x-0 @3xl:top-20',
            three ? 'h-56 @3xl:h-[calc(100%-10rem)]' : 'h-40 @3xl:h-[calc(100%-5rem)]',
            // The regions are named: where there is no room for the drawing, they stand alone.
            oneScreen && '@max-3xl:hidden',
          )}
        />
        <div className={cx(NAMES, 'order-1', oneScreen && '@max-3xl:hidden')}>{three ? names[0] : names}</div>
        {three && (
          <div className={cx(NAMES, 'order-3 @3xl:order-5', oneScreen && '@max-3xl:hidden')}>
            {names.slice(1)}
          </div>
        )}
        <div
          className={cx(
            'relative order-4 col-span-full grid grid-cols-[minmax(0,1fr)] @3xl:grid-cols-3 @3xl:items-center @3xl:gap-5',
            oneScreen ? 'gap-2' : 'gap-3.5',
            three
              ? '@3xl:px-[5%] @3xl:py-12 @3xl:[&>:first-child]:col-start-2 @3xl:[&>:nth-child(2)]:col-start-1'
              : oneScreen
                ? '@3xl:px-[8%] @3xl:py-10'
                : '@3xl:px-[8%] @3xl:py-24',
          )}
        >
          {children}
        </div>
      </div>
    </div>
  )
}

const NAMES = 'relative z-1 col-span-full flex min-h-12 flex-wrap items-center justify-around gap-2'

function CircleName({ colour, children }: { colour: string; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-2.5 rounded-pill border border-line bg-white px-4 py-1 text-20 font-medium">
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" className="flex-none">
        <circle cx="10" cy="10" r="9" fill={colour} stroke="#545b6b" />
      </svg>
      {children}
    </span>
  )
}
