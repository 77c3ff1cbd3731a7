import { cx } from '@hakka/ui/cx.ts'
import type { ReactNode } from 'react'
import { Circles } from './Circles.tsx'

/**
 * The circles as learners see them on a wide page, with room for buttons: names at their edges, a box in each region.
 * Where there is no room for the drawing the regions stand below each other.
 */
export function CircleMap({
  circles,
  name,
  children,
}: {
  circles: number
  name(at: number): ReactNode
  /** The regions, in the order of `regionsOf`. */
  children: ReactNode
}) {
  const three = circles === 3
  return (
    <div className="@container">
      <div className="relative grid grid-cols-[minmax(0,1fr)] gap-3 @2xl:grid-cols-3">
        <Circles
          circles={circles}
          className={cx(
            'order-2 w-full @2xl:absolute @2xl:inset-x-0 @2xl:top-16',
            three ? 'h-44 @2xl:h-[calc(100%-8rem)]' : 'h-32 @2xl:h-[calc(100%-4rem)]',
          )}
        />
        <div className={cx(NAMES, 'order-1')}>{three ? name(0) : [0, 1].map(name)}</div>
        {three && <div className={cx(NAMES, 'order-3 @2xl:order-5')}>{[1, 2].map(name)}</div>}
        <div
          className={cx(
            'relative order-4 col-span-full grid grid-cols-[minmax(0,1fr)] gap-3 @2xl:grid-cols-3',
            three
              ? '@2xl:px-[4%] @2xl:py-10 @2xl:[&>:first-child]:col-start-2 @2xl:[&>:nth-child(2)]:col-start-1'
              : '@2xl:px-[7%] @2xl:py-16',
          )}
        >
          {children}
        </div>
      </div>
    </div>
  )
}

const NAMES = 'relative z-1 col-span-full flex min-h-12 flex-wrap items-center justify-around gap-2'
