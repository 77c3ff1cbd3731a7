import { lazyExtra } from '@hakka/ui/at-rest.ts'
import { memo, Suspense } from 'react'
import { useVisitor } from '../visitor.ts'
import type { Assigned } from './AssignAction.tsx'

const AssignAction = lazyExtra(() => import('./AssignAction.tsx'))

function AssignPart(assigned: Assigned) {
  const teaches = useVisitor().user?.is_teacher ?? false
  return (
    teaches && (
      <Suspense>
        <AssignAction {...assigned} />
      </Suspense>
    )
  )
}

/**
 * Assigns what the page shows. Teachers alone have it, and nobody else fetches it. An event's card ticks each second: to
 * be drawn once more while its code is on its way would put another button into the place of the one that was pressed.
 */
export const AssignButton = memo(
  AssignPart,
  ({ look, source }, next) =>
    look === next.look &&
    source.of === next.source.of &&
    source.id === next.source.id &&
    source.dialect_id === next.source.dialect_id,
)
