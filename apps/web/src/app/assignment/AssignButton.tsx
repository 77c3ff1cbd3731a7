import { lazyExtra } from '@hakka/ui/at-rest.ts'
import { Suspense } from 'react'
import { useVisitor } from '../visitor.ts'
import type { Assigned } from './AssignAction.tsx'

const AssignAction = lazyExtra(() => import('./AssignAction.tsx'))

/** Assigns what the page shows. Teachers alone have it, and nobody else fetches it. */
export function AssignButton(assigned: Assigned) {
  const teaches = useVisitor().user?.is_teacher ?? false
  return (
    teaches && (
      <Suspense>
        <AssignAction {...assigned} />
      </Suspense>
    )
  )
}
