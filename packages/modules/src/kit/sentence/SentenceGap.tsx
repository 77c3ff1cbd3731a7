import { cx } from '@hakka/ui/cx.ts'
import { ArrowDown } from 'lucide-react'
import type { OptionState } from '#kit/board/answer-area.ts'
import type { BoardOption } from '#kit/board/board.ts'
import { OptionChip } from '#kit/board/OptionChip.tsx'
import { OptionFace } from '#kit/board/OptionFace.tsx'
import { ui } from './sentence-ui.ts'

/** A gap of a sentence: as wide as the longest word from the beginning, so that nothing moves when it is filled. */
export function SentenceGap({
  id,
  no,
  widest,
  long,
  placed,
  state,
  next,
  aimed,
  over,
  onPress,
  onTakeBack,
}: {
  id: string
  /** 1-based, said and shown. */
  no: number
  widest: BoardOption | undefined
  long: boolean
  placed: BoardOption | undefined
  state: OptionState
  /** The next word goes here. */
  next: boolean
  /** The learner has chosen this gap. */
  aimed: boolean
  over: boolean
  onPress(): void
  onTakeBack(): void
}) {
  return (
    <span data-area={id} className="inline-grid max-w-full min-w-20 rounded-option [&>*]:[grid-area:1/1]">
      <span aria-hidden="true" className="invisible flex items-center gap-2 px-1 md:px-4">
        <span className="w-8 flex-none" />
        {widest && <OptionFace option={widest.option} long={long} />}
      </span>
      {placed ? (
        <OptionChip fill option={placed.option} long={long} state={state} onPress={onTakeBack} />
      ) : (
        <button
          type="button"
          data-slot={id}
          aria-label={ui.gap(no)}
          aria-pressed={aimed}
          className={cx(
            'flex min-h-18 w-full touch-manipulation items-center justify-center gap-1 rounded-option border-2 text-18 font-bold transition-colors duration-150 select-none hover:border-brand',
            over || aimed ? 'border-brand bg-note text-brand' : 'border-dashed bg-pool',
            !over && !aimed && (next ? 'border-brand text-brand' : 'border-control text-muted'),
          )}
          onClick={onPress}
        >
          {aimed && <ArrowDown size={18} aria-hidden="true" />}
          {no}
        </button>
      )}
    </span>
  )
}
