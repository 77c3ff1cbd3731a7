import type { ReactNode } from 'react'
import { slicePoints } from './pyramid.ts'

/** A slice of the pyramid, as learners see it, around what stands on it. */
export function Slice({ index, of, children }: { index: number; of: number; children: ReactNode }) {
  return (
    <div className="relative flex min-h-20 items-center justify-center px-[8%] text-center">
      <svg
        viewBox="0 0 300 100"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="absolute inset-0 size-full text-light"
      >
        <polygon points={slicePoints(index, of)} fill="currentColor" />
      </svg>
      <div className="relative flex max-w-full min-w-0">{children}</div>
    </div>
  )
}
