import { cx } from '@hakka/ui/cx.ts'
import { Check } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { ui } from '#kit/ui.ts'
import { AllAnew } from './AllAnew.tsx'
import type { useRounds } from './use-rounds.tsx'

/**
 * The rounds of an exercise as numbers, the open one by its name; those that took more than one try look so. However many,
 * they are one row: what has no room in it is scrolled to.
 */
export function RoundPills({
  rounds,
  count,
  name,
}: {
  rounds: ReturnType<typeof useRounds>
  count: number
  name(no: number): string
}) {
  const row = useRef<HTMLOListElement>(null)
  const { current } = rounds
  useEffect(() => {
    const list = row.current
    const pill = list?.querySelector<HTMLElement>(`[data-round="${current}"]`)
    if (list && pill) list.scrollLeft = pill.offsetLeft - (list.clientWidth - pill.offsetWidth) / 2
  }, [current])
  return (
    <ol
      ref={row}
      className="relative flex max-w-full min-w-0 items-center justify-center-safe overflow-x-auto [scrollbar-width:thin]"
    >
      {Array.from({ length: count }, (_, index) => {
        const isDone = rounds.isDone(index)
        const isLate = rounds.isLate(index)
        const isCurrent = index === current
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rounds never change their order
          <li key={index} className="flex-none">
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
                    : isLate
                      ? 'border-dashed border-late bg-late-soft text-late-deep'
                      : isDone
                        ? 'border-correct bg-correct-soft text-correct-deep'
                        : 'border-control bg-white text-ink group-hover:border-brand',
                )}
              >
                {isDone && !isLate && <Check size={16} strokeWidth={3} aria-hidden="true" />}
                {isCurrent ? (
                  name(index + 1)
                ) : (
                  <>
                    <span className="sr-only">{name(index + 1)}</span>
                    <span aria-hidden="true">{index + 1}</span>
                  </>
                )}
                {isDone && <span className="sr-only">，完成</span>}
                {isLate && <span className="sr-only">{ui.late}</span>}
              </span>
            </button>
          </li>
        )
      })}
      {rounds.allDone && (
        <li className="flex-none">
          <AllAnew onClick={rounds.restart} />
        </li>
      )}
    </ol>
  )
}
