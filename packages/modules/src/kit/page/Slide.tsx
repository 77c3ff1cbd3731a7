import { Card } from '@hakka/ui/Card.tsx'
import { cx } from '@hakka/ui/cx.ts'
import type { ReactNode } from 'react'
import { useHost } from '#kit/host-context.tsx'

/** The white card one item stands on. */
export function Slide({ children, className }: { children: ReactNode; className?: string }) {
  const { oneScreen } = useHost()
  if (oneScreen) return <article className={cx('@container', className)}>{children}</article>
  return (
    <Card as="article" className={cx('@container p-4 pb-5 md:p-8 md:pb-7 in-[.fit-content]:p-4!', className)}>
      {children}
    </Card>
  )
}
