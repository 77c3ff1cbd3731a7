import { Live } from '@hakka/ui/early-taps.tsx'
import { type ComponentProps, type ReactNode, useRef } from 'react'
import type { ModuleHost } from '#kit/host.ts'
import { HostProvider } from '#kit/host-context.tsx'
import { ClozeBoard } from './ClozeBoard.tsx'

export { bankOf } from './bank.ts'
export { ClozeAsk } from './ClozeAsk.tsx'

/** The texts with gaps of a set, with what views may ask of the page; what is written freely is the page's own. */
export function WritingView({
  host,
  clozes,
  children,
}: {
  host: ModuleHost
  clozes: readonly (ComponentProps<typeof ClozeBoard> & { id: string })[]
  children: ReactNode
}) {
  const part = useRef<HTMLDivElement>(null)
  return (
    <HostProvider host={host}>
      <div
        ref={part}
        data-part
        data-size={host.reading.size}
        data-projector={host.reading.projector || undefined}
        className="grid grid-cols-1 gap-8 text-18 leading-[1.75]"
      >
        {clozes.map(({ id, ...own }) => (
          <ClozeBoard key={id} {...own} />
        ))}
        {children}
        <Live part={part} />
      </div>
    </HostProvider>
  )
}
