import { cx } from '@hakka/ui/cx.ts'
import type { ReactNode } from 'react'
import { EitherText } from '#kit/Hakka.tsx'
import type { ShownRelations } from './public.ts'

/** What a relation says: its text, or the blank in its place. */
export function RelationLabel({
  relation,
  lit,
  box,
}: {
  relation: ShownRelations['relations'][number]
  lit: boolean
  box: ReactNode
}) {
  return (
    box ?? (
      <span
        className={cx(
          'inline-flex min-h-12 items-center rounded-pill border-2 px-4 text-20 leading-normal',
          lit ? 'border-primary bg-lighten' : 'border-transparent bg-pool',
        )}
      >
        <EitherText value={relation} size="line" />
      </span>
    )
  )
}
