import { Bird } from '@hakka/ui/Bird.tsx'
import { cx } from '@hakka/ui/cx.ts'
import { glide } from '@hakka/ui/still.ts'
import { type ReactNode, useEffect, useRef } from 'react'

/** What the bird says, beside it. */
export function Said({
  turn = false,
  children,
}: {
  /** It answers: that comes into view. */
  turn?: boolean
  children: ReactNode
}) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (turn) place.current?.scrollIntoView({ block: 'nearest', behavior: glide() })
  }, [turn])
  return (
    <div
      ref={place}
      className={cx(
        'grid grid-cols-[auto_minmax(0,1fr)] items-start gap-3 md:gap-4',
        // What answers may be long; the question is short.
        turn && 'fits-field',
      )}
    >
      <span className="flex size-12 items-center justify-center overflow-hidden rounded-full border-2 border-light bg-white md:size-16">
        <Bird width={48} />
      </span>
      {children}
    </div>
  )
}
