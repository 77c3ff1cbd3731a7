import { Flower2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Notice } from './Notice.tsx'

/** Nothing here, and that is no fault. */
export function EmptyState({
  title = '查無資料',
  children,
  action,
  picture,
}: {
  title?: string
  children?: ReactNode
  action?: ReactNode
  picture?: ReactNode
}) {
  return (
    <Notice
      title={title}
      action={action}
      picture={picture ?? <Flower2 size={56} strokeWidth={1.25} className="text-muted" aria-hidden="true" />}
    >
      {children}
    </Notice>
  )
}
