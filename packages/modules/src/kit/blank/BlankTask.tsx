import { Card } from '@hakka/ui/Card.tsx'
import type { ReactNode } from 'react'
import { useHost } from '#kit/host-context.tsx'

/** What to do with a diagram, and the diagram: a card, or the whole screen, whose bar says what to do. */
export function BlankTask({ instruction, children }: { instruction: string; children: ReactNode }) {
  const { oneScreen } = useHost()
  if (oneScreen)
    return (
      <section>
        <h3 className="sr-only">{instruction}</h3>
        {children}
      </section>
    )
  return (
    <Card className="grid gap-4 p-4 md:p-8">
      <p className="text-18">{instruction}</p>
      {children}
    </Card>
  )
}
