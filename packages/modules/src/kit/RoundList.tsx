import type { ComponentProps } from 'react'
import { Accordion } from './Accordion.tsx'
import type { useRounds } from './use-rounds.tsx'

/** The rounds of an exercise, one below the other, with how many of them are done. */
export function RoundList({
  rounds,
  items,
  progress,
}: {
  rounds: ReturnType<typeof useRounds>
  items: ComponentProps<typeof Accordion>['items']
  progress(done: number, total: number): string
}) {
  return (
    <>
      {items.length > 1 && (
        <p className="text-right text-16 font-medium text-muted">{progress(rounds.finished, items.length)}</p>
      )}
      <Accordion items={items} open={rounds.open} onToggle={rounds.toggle} />
    </>
  )
}
