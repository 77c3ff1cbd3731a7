import { Card } from '@hakka/ui/Card.tsx'
import { EmptyState } from '@hakka/ui/EmptyState.tsx'
import type { ReactNode } from 'react'

/** Where a class has no match yet: two flags that wait for it. */
export const EmptyCompetitions = ({ children, action }: { children: ReactNode; action?: ReactNode }) => (
  <Card>
    <EmptyState
      title="目前沒有班級競賽"
      picture={
        <span className="flex items-end gap-6">
          <img src="/images/competitions/team-1-short.svg" alt="" width={120} height={93} />
          <img src="/images/competitions/team-2-short.svg" alt="" width={120} height={93} />
        </span>
      }
      action={action}
    >
      {children}
    </EmptyState>
  </Card>
)
