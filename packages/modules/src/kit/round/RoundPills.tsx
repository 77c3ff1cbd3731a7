import { cx } from '@hakka/ui/cx.ts'
import { Check } from 'lucide-react'
import type { useRounds } from './use-rounds.tsx'

/** The rounds of an exercise as numbers, the open one by its name; those that took more than one try look so. */
export function RoundPills({
  rounds,
  count,
  name,
}: {
  rounds: ReturnType<typeof useRounds>
  count: number
  name(no: number): string
}) {
  return (
    <ol className="flex flex-wrap items-center justify-center">
      {Array.from({ length: count }, (_, index) => {
        const isDone = rounds.isDone(index)
        const isCurrent = index === rounds.current
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rounds never change their order
          <li key={index}>
            <button
              type="button"
              data-round={index}
              aria-current={isCurrent ? 'step' : undefined}
              className="group grid h-11 min-w-11 place-items-center md:h-12 md:min-w-12"
              onClick={() => rounds.moveOn(rounds.current, index)}
            >
              <span
                className={cx(
                  'inline-flex h-8 min-w-8 items-center justify-center gap-1 rounded-full border-[1.5px] px-1.5 text-16 leading-none font-medium',
                  isCurrent
                    ? 'border-brand bg-brand px-3.5 font-bold text-white'
                    : isDone
                      ? 'border-correct bg-correct-soft text-correct-deep'
                      : 'border-control bg-white text-ink group-hover:border-brand',
                )}
              >
                {isDone && <Check size={16} strokeWidth={3} aria-hidden="true" />}
                {isCurrent ? (
                  name(index + 1)
                ) : (
                  <>
                    <span className="sr-only">{name(index + 1)}</span>
                    <span aria-hidden="true">{index + 1}</span>
                  </>
                )}
                {isDone && <span className="sr-only">，完成</span>}
              </span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}
