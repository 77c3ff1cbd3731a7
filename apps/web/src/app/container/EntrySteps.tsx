import { cx } from '@hakka/ui/cx.ts'
import type { ContainerState } from './use-container.ts'

/** One mark for each entry along the bar: done, open or under way, to come. */
export function EntrySteps({ state: { entries, at } }: { state: ContainerState }) {
  return (
    <div aria-hidden="true" className="absolute inset-x-0 -bottom-px flex h-1 gap-0.5">
      {entries.map((entry, index) => (
        <i
          key={entry.no}
          className={cx(
            'flex-1',
            entry.done
              ? 'bg-primary'
              : index === at || entry.begun
                ? 'bg-linear-to-r from-primary from-40% to-light to-40%'
                : 'bg-track',
          )}
        />
      ))}
    </div>
  )
}
