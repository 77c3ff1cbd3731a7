import { cx } from '@hakka/ui/cx.ts'
import { type Help, NO_HELP } from '#kit/check/help.ts'
import { useHost } from '#kit/host-context.tsx'
import { ui } from '#kit/ui.ts'
import { type AnswerState, optionState } from './answer-area.ts'
import type { BoardOption } from './board.ts'
import { OptionChip, OptionGhost } from './OptionChip.tsx'
import { isLong } from './OptionFace.tsx'

/** The options still to be placed. A placed one leaves its outline, to which it may return; a right one is gone. */
export function Pool({
  options,
  state,
  help = NO_HELP,
  onPress,
}: {
  options: readonly BoardOption[]
  state: AnswerState
  help?: Help
  onPress(own: BoardOption, byKey: boolean): void
}) {
  const long = options.some((own) => isLong(own.option))
  const { oneScreen, wall } = useHost()
  const inOrder = state.order.flatMap((id) => options.find((own) => own.id === id) ?? [])
  const noteOf = (id: number) => {
    // On a page with others nothing is marked before help is due.
    if (!oneScreen && help === NO_HELP) return undefined
    if (help.taken === id) return 'taken'
    if (help.told.some((own) => own.id === id)) return 'lit'
    return state.tried[id] ? 'tried' : undefined
  }
  const few = inOrder.length <= 4
  return (
    <ul
      aria-label={ui.pool}
      data-pool
      className={cx(
        'fits-field content-start items-stretch rounded-card bg-pool',
        oneScreen ? dock(inOrder.length, long) : 'flex min-h-23 flex-wrap gap-2.5 p-3.5 md:gap-3 md:p-[18px]',
      )}
    >
      {inOrder.map((own) => {
        const now = optionState(state, own.id)
        if (now === 'right' && !wall)
          return oneScreen && few ? <li key={own.id} aria-hidden="true" className="max-md:hidden" /> : null
        const here = now !== 'placed' && now !== 'wrong'
        return (
          <li key={own.id} className={cx('flex max-w-full', oneScreen && 'min-w-0 *:w-full')}>
            {here ? (
              <OptionChip
                option={own.option}
                long={long}
                state={now}
                note={noteOf(own.id)}
                onPress={(byKey) => onPress(own, byKey)}
              />
            ) : (
              <OptionGhost option={own.option} long={long} />
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** By how many options stand in a row, six at most. */
const ROWS: Record<number, string> = {
  3: 'lg:grid-cols-3',
  4: 'lg:grid-cols-4',
  5: 'lg:grid-cols-5',
  6: 'lg:grid-cols-6',
}

/** Options of equal width at the lower edge of the exercise: as few rows as they need, and each as full as the others. */
function dock(count: number, long: boolean): string {
  if (long) return 'grid grid-cols-1 gap-2 p-2 md:grid-cols-2 md:gap-3 md:p-3'
  return cx(
    'grid gap-2 p-2 md:gap-3 md:p-3',
    count <= 4 ? 'grid-cols-2 [&>li>*]:min-h-20 md:[&>li>*]:min-h-26' : 'grid-cols-3',
    count === 3 && 'grid-cols-3',
    count <= 4 ? 'md:grid-flow-col md:auto-cols-fr md:grid-cols-none' : 'md:grid-cols-4',
    count > 4 && ROWS[Math.ceil(count / Math.ceil(count / 6))],
  )
}
