import type { ReactNode } from 'react'
import { useHost } from '#kit/host-context.tsx'
import { RoundHead } from '#kit/round/RoundHead.tsx'

/** An exercise of one board: what to do, how much there is of it, its tick once done, and the board. */
export function Task({
  title,
  count,
  done,
  children,
}: {
  title: string
  /** How many things are to be placed, and where. */
  count: string
  done: boolean
  children: ReactNode
}) {
  const { oneScreen } = useHost()
  if (oneScreen)
    return (
      <section className="fits grid grid-cols-1 gap-2 md:gap-3">
        <h3 className="text-18 leading-snug md:text-22">
          <b>{title}</b>
          <span className="ml-3 text-16 text-muted max-sm:sr-only">{count}</span>
        </h3>
        {children}
      </section>
    )
  return (
    <section className="grid grid-cols-1 gap-4 rounded-card border border-line bg-white px-4 py-5 md:px-8 md:py-7">
      <div className="grid grid-cols-1 gap-1">
        <h3 className="flex items-center gap-3 text-20 leading-normal font-bold">
          <RoundHead no={1} of={1} done={done}>
            {title}
          </RoundHead>
        </h3>
        <p className="text-17 text-muted">{count}</p>
      </div>
      {children}
    </section>
  )
}
