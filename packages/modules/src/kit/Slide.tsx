import { Card } from '@hakka/ui/Card.tsx'
import { cx } from '@hakka/ui/cx.ts'
import type { ReactNode } from 'react'

/** The white card one item stands on. */
export function Slide({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <Card as="article" className={cx('@container p-4 pb-5 md:p-8 md:pb-7', className)}>
      {children}
    </Card>
  )
}
