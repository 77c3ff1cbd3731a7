import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'

/** An exercise's line in the accordion: its number, what it asks, and its tick once done. */
export function RoundHead({
  no,
  of,
  done,
  children,
}: {
  no: number
  of: number
  done: boolean
  children: ReactNode
}) {
  return (
    <>
      {of > 1 && (
        <span className="flex h-8 min-w-9 flex-none items-center justify-center rounded-code bg-lighten px-2 text-16 font-bold text-darken">
          {no}
          <span className="sr-only"> / {of}</span>
        </span>
      )}
      <span className="min-w-0 flex-1">{children}</span>
      {done && (
        <span className="inline-flex flex-none items-center gap-1.5 text-16 text-correct">
          <CircleCheck size={20} aria-hidden="true" />
          完成
        </span>
      )}
    </>
  )
}
