import { lazy, Suspense } from 'react'
import { useVisitor } from '../visitor.ts'
import type { Assigned } from './AssignAction.tsx'

const AssignAction = lazy(() => import('./AssignAction.tsx'))

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
