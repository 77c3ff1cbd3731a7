import { type AnswerState, optionState } from './answer-area.ts'
import type { BoardOption } from './board.ts'
import { OptionChip, OptionGhost } from './OptionChip.tsx'
import { isLong } from './OptionFace.tsx'
import { ui } from './ui.ts'

/** The options still to be placed. A placed one leaves its outline, to which it may return; a right one is gone. */
export function Pool({
  options,
  state,
  onPress,
}: {
  options: readonly BoardOption[]
  state: AnswerState
  onPress(own: BoardOption, byKey: boolean): void
}) {
  const long = options.some((own) => isLong(own.option))
  const inOrder = state.order.flatMap((id) => options.find((own) => own.id === id) ?? [])
  return (
    <ul
      aria-label={ui.pool}
      data-pool
      className="flex min-h-23 flex-wrap content-start items-stretch gap-2.5 rounded-card bg-pool p-3.5 md:gap-3 md:p-[18px]"
    >
      {inOrder.map((own) => {
        const now = optionState(state, own.id)
        if (now === 'right') return null
        const here = now === 'idle' || now === 'held'
        return (
          <li key={own.id} className="flex max-w-full">
            {here ? (
              <OptionChip
                option={own.option}
                long={long}
                state={now}
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
