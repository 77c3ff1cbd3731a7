import type { ReactNode } from 'react'
import { useHost } from '#kit/host-context.tsx'
import { NextActivity } from './DoneActions.tsx'
import { DoneBanner } from './DoneBanner.tsx'

/** Under rounds that are all done, where they stand on one page: how it went and the way on. */
export function RoundsEnd({ title, children }: { title?: string; children: ReactNode }) {
  const { oneScreen } = useHost()
  if (oneScreen) return null
  return (
    <>
      <DoneBanner title={title}>{children}</DoneBanner>
      <div className="flex justify-end">
        <NextActivity />
      </div>
    </>
  )
}

/** The way on after a round: to the next one, to the next activity, or nothing where that stands under all rounds. */
export function RoundOnward({ next }: { next: ReactNode }) {
  const { oneScreen } = useHost()
  return next || (oneScreen ? <NextActivity /> : null)
}
