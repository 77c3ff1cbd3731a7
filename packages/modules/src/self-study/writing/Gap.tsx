import { GAP_MARKS } from '@hakka/hakka/gaps'
import { cx } from '@hakka/ui/cx.ts'
import type { OptionState } from '#kit/board/answer-area.ts'
import type { BoardOption } from '#kit/board/board.ts'
import { Sign } from '#kit/board/OptionChip.tsx'
import { OptionFace } from '#kit/board/OptionFace.tsx'
import { ui } from './ui.ts'

const LOOKS: Record<OptionState, string> = {
  idle: 'border-dashed border-control bg-white text-muted hover:border-brand',
  held: 'border-control bg-white',
  placed: 'border-control bg-white hover:border-brand',
  right: 'border-correct bg-correct-soft text-correct-deep [--color-primary:var(--color-correct-deep)]',
  wrong: 'border-wrong bg-wrong-soft text-wrong-deep [--color-primary:var(--color-wrong-deep)]',
}

/** A gap in running text. It shows its number also when it is filled. */
export function Gap({
  no,
  placed,
  state,
  next,
  over,
  onPress,
}: {
  no: number
  placed: BoardOption | undefined
  state: OptionState
  /** The next word goes here. */
  next: boolean
  over: boolean
  onPress(): void
}) {
  const look = cx(
    'inline-flex min-h-15.5 min-w-23 max-w-full items-center justify-center gap-1.5 rounded-option border-2 px-2 py-1 align-top md:min-w-28 md:gap-2',
    LOOKS[placed ? state : 'idle'],
    (over || (next && !placed)) && 'border-solid border-brand! bg-note! text-brand',
  )
  const face = (
    <>
      <span aria-hidden="true" className="text-18 leading-none">
        {GAP_MARKS[no - 1]}
      </span>
      {placed && <OptionFace option={placed.option} long={false} />}
      {placed && (state === 'right' || state === 'wrong') && <Sign right={state === 'right'} />}
    </>
  )
  const area = `gap-${no}`
  if (placed && state === 'right')
    return (
      <span data-area={area} className={look}>
        <span className="sr-only">{ui.gapName(no)}：</span>
        {face}
      </span>
    )
  return (
    <button
      type="button"
      data-area={area}
      data-slot={placed ? undefined : area}
      data-option={placed?.id}
      aria-label={placed ? undefined : ui.gap(no)}
      className={cx(look, 'touch-manipulation transition-colors duration-150 select-none')}
      onClick={onPress}
    >
      {placed && <span className="sr-only">{ui.gapName(no)}：</span>}
      {face}
    </button>
  )
}
