import { Live } from '@hakka/ui/early-taps.tsx'
import { type ReactNode, type RefObject, useRef } from 'react'
import type { ModuleHost } from '#kit/host.ts'
import { HostProvider } from '#kit/host-context.tsx'

/** A part of a self-study page: in the reader's size, with what its views may ask of the page, and no early tap lost. */
export function StudyPart({
  host,
  frame,
  className,
  children,
}: {
  host: ModuleHost
  /** The element around it, where the part looks something up in itself. */
  frame?: RefObject<HTMLDivElement | null>
  className?: string
  children: ReactNode
}) {
  const own = useRef<HTMLDivElement>(null)
  const part = frame ?? own
  return (
    <HostProvider host={host}>
      <div
        ref={part}
        data-part
        data-size={host.reading.size}
        data-projector={host.reading.projector || undefined}
        className={className}
      >
        {children}
        <Live part={part} />
      </div>
    </HostProvider>
  )
}
