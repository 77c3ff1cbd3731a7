import { cx } from '@hakka/ui/cx.ts'
import { ArrowDownUp } from 'lucide-react'
import { Listen } from '#kit/Listen.tsx'
import { PairFace } from '#kit/PairFace.tsx'
import { CARD, CARD_LOOKS, PairMark } from '#kit/PairMark.tsx'
import { nameOf, type Pair } from '#kit/pairs.ts'
import { ui } from './ui.ts'

export interface RowProps {
  row: number
  /** The pair whose first card stands here, and the one whose second card does. */
  pair: Pair
  laid: Pair
  look: 'idle' | 'held' | 'right' | 'wrong'
  over: boolean
  onPick(): void
}

/** A row: the first card, which stays, and the second card that stands beside it now. */
export function Row({ row, pair, laid, look, over, onPick }: RowProps) {
  const one = nameOf(pair.one, pair.index + 1)
  const two = nameOf(laid.two, laid.index + 1)
  const card = cx(CARD, CARD_LOOKS[over ? 'held' : look])
  return (
    <>
      <div className={cx(CARD, CARD_LOOKS[look === 'right' ? 'right' : 'fixed'])}>
        <PairFace item={{ ...pair.one, sound: undefined }} />
        <Listen sound={pair.one.sound} says={one} iconOnly />
      </div>
      <span
        aria-hidden="true"
        className={cx(
          'h-1 self-center rounded-full transition-colors',
          look === 'right' ? 'bg-correct' : look === 'wrong' ? 'bg-wrong' : 'bg-track',
        )}
      />
      <div data-area={String(row)} className="flex min-w-0">
        {look === 'right' ? (
          <div key="right" className={card}>
            <PairMark right />
            <PairFace item={laid.two} />
          </div>
        ) : (
          <button
            key={laid.index}
            type="button"
            data-option={laid.index}
            data-card={laid.index}
            aria-pressed={look === 'held'}
            className={cx(
              card,
              'touch-manipulation transition-[background-color,border-color] duration-150 select-none data-dragging:opacity-40',
            )}
            onClick={onPick}
          >
            {look === 'wrong' && <PairMark right={false} />}
            <PairFace item={laid.two} />
            <span className="sr-only">{ui.row(row + 1, one, two)}</span>
          </button>
        )}
      </div>
    </>
  )
}

/** Exchanges the cards of two rows that follow each other; it stands half-way between them. */
export function SwapButton({
  label,
  between,
  onPress,
}: {
  label: string
  between: boolean
  onPress(): void
}) {
  return (
    <button
      type="button"
      data-swap
      aria-label={label}
      title={label}
      className={cx(
        'absolute left-0 flex size-12 touch-manipulation items-center justify-center rounded-full border-[1.5px] border-control bg-white text-brand transition-[background-color,border-color,scale] duration-150 hover:border-brand hover:bg-note active:scale-95',
        between ? '-bottom-2 translate-y-1/2' : 'top-1/2 -translate-y-1/2',
      )}
      onClick={onPress}
    >
      <ArrowDownUp size={22} aria-hidden="true" />
    </button>
  )
}
