import { cx } from '@hakka/ui/cx.ts'
import { ArrowDown, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Help } from '#kit/check/help.ts'
import { useHost } from '#kit/host-context.tsx'
import { ui } from '#kit/ui.ts'
import { type AnswerAction, type AnswerState, hasRoom, optionState } from './answer-area.ts'
import type { BoardArea, BoardOption } from './board.ts'
import { OptionChip } from './OptionChip.tsx'
import { isLong } from './OptionFace.tsx'

export interface AnswerAreaProps {
  area: BoardArea
  /** What the area stands for: a term with its picture. None where there is only one area. */
  head?: ReactNode
  options: readonly BoardOption[]
  state: AnswerState
  dispatch(action: AnswerAction): void
  /** An option is being dragged over it. */
  over: boolean
  help: Help
  /** Pressed with nothing picked up. */
  onEmptyPress(): void
}

/** A target box: what lies in it, in cells of fixed width, and the place for the next. */
export function AnswerArea({
  area,
  head,
  options,
  state,
  dispatch,
  over,
  help,
  onEmptyPress,
}: AnswerAreaProps) {
  const placed = (state.placed[area.id] ?? []).flatMap((id) => options.find((own) => own.id === id) ?? [])
  const right = placed.filter((own) => state.right.includes(own.id)).length
  const complete = state.full.includes(area.id)
  // Where nothing belongs there is nothing to be complete: it stays open as long as the rest.
  const full = complete || state.done
  const held = state.held !== null
  const room = hasRoom(state, area)
  const long = options.some((own) => isLong(own.option))
  const pictured = options.some((own) => own.option.image)
  const blank = area.look === 'blank'
  const { oneScreen } = useHost()
  const helped = help.closed.includes(area.id)
    ? 'closed'
    : state.held !== null && help.told.some((own) => own.area === area.id && own.id === state.held)
      ? 'here'
      : undefined
  const alone = oneScreen && !head && !blank
  return (
    <section
      aria-label={area.name}
      data-area={area.id}
      data-help={helped}
      data-takes={blank || alone ? undefined : area.limit === 1 ? 'one' : 'many'}
      className={cx(
        'relative flex flex-col gap-3 rounded-card transition-colors',
        !blank && !alone && (oneScreen ? 'border-2 p-2 md:p-3' : 'border-2 p-3.5 md:p-4'),
        over && 'border-brand bg-note shadow-[inset_0_0_0_1px_var(--color-brand)]',
        !blank && !alone && !over && full && 'border-correct bg-[#f7fcf8]',
        !blank &&
          !alone &&
          !over &&
          !full &&
          (head ? 'border-dashed border-control bg-white' : 'border-line bg-white'),
        !blank &&
          held &&
          'has-[[data-slot]:hover,[data-slot]:focus-visible]:border-solid has-[[data-slot]:hover,[data-slot]:focus-visible]:border-brand has-[[data-slot]:hover,[data-slot]:focus-visible]:bg-note',
      )}
    >
      {head && (
        <div className="flex flex-wrap items-center gap-3">
          {head}
          {!oneScreen && <Count placed={placed.length} right={right} full={complete} />}
        </div>
      )}
      <div className={cx('grid gap-3', cells(head !== undefined, area, long, pictured))}>
        {placed.map((own) => (
          <OptionChip
            key={own.id}
            fill
            option={own.option}
            long={long}
            state={optionState(state, own.id)}
            onPress={() => dispatch({ type: 'move', id: own.id, area: null })}
          />
        ))}
        {!full && (room || (held && area.limit === 1)) && (
          <button
            type="button"
            data-slot={area.id}
            aria-label={`${room ? ui.placeHere : ui.swap}：${area.name}`}
            className={cx(
              'flex min-h-18 items-center justify-center gap-1 rounded-option text-16',
              // Its box has a dashed edge already.
              head ? 'border-0' : 'border-2 border-dashed',
              alone && 'bg-white/60 md:min-h-28',
              held
                ? 'border-brand font-bold text-brand after:absolute after:inset-0 after:rounded-card'
                : 'border-[#c3c7d1] text-muted',
              // Over what lies there: a drawing must not grow while something is held.
              blank && (room ? 'bg-white' : 'absolute inset-0 z-1 bg-note/90'),
            )}
            onClick={() => (held ? dispatch({ type: 'place', area: area.id }) : onEmptyPress())}
          >
            {held && <ArrowDown size={18} aria-hidden="true" />}
            {room ? ui.placeHere : ui.swap}
          </button>
        )}
      </div>
    </section>
  )
}

/** Columns of an area: fixed widths, so that a sign appears without anything moving. */
function cells(hasHead: boolean, { limit, look }: BoardArea, long: boolean, pictured: boolean): string {
  if (long || look) return 'grid-cols-1'
  if (!hasHead) return 'grid-cols-2 md:grid-cols-[repeat(auto-fill,minmax(14rem,1fr))]'
  if (limit === 1) return 'grid-cols-1'
  return pictured ? 'sm:grid-cols-2' : 'grid-cols-2'
}

function Count({ placed, right, full }: { placed: number; right: number; full: boolean }) {
  if (full) {
    return (
      <span className="ml-auto inline-flex flex-none items-center gap-1.5 text-16 font-bold text-correct">
        <CircleCheck size={20} aria-hidden="true" />
        {ui.allRight}
      </span>
    )
  }
  if (placed === 0) return null
  const text = right > 0 ? ui.rightCount(right) : ui.count(placed)
  return <span className="ml-auto flex-none text-16 font-medium text-muted">{text}</span>
}
