import type { ComponentProps, ReactNode } from 'react'
import type { ModuleHost } from '#kit/host.ts'
import { StudyPart } from '#kit/StudyPart.tsx'
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
  return (
    <StudyPart host={host} className="grid grid-cols-1 gap-8 text-18 leading-[1.75]">
      {clozes.map(({ id, ...own }) => (
        <ClozeBoard key={id} {...own} />
      ))}
      {children}
    </StudyPart>
  )
}
