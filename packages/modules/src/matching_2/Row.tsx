import { cx } from '@hakka/ui/cx.ts'
import { ArrowDownUp } from 'lucide-react'
import { Listen } from '#kit/Listen.tsx'
import { PairFace } from '#kit/pair/PairFace.tsx'
import { CARD, CARD_LOOKS, PairMark } from '#kit/pair/PairMark.tsx'
import { nameOf } from '#kit/pair/pairs.ts'
import type { ShownCard } from '#kit/pair/pairs-public.ts'
import { ui } from './ui.ts'

export interface RowProps {
  row: number
  /** The first card that stands here, and the second one that lies beside it. */
  one: ShownCard
  laid: ShownCard
  look: 'idle' | 'held' | 'right' | 'wrong'
  over: boolean
  onPick(): void
}

/** A row: the first card, which stays, and the second card that stands beside it now. */
export function Row({ row, one, laid, look, over, onPick }: RowProps) {
  const name = nameOf(one, one.id + 1)
  const card = cx(CARD, CARD_LOOKS[over ? 'held' : look])
  return (
    <>
      <div className={cx(CARD, CARD_LOOKS[look === 'right' ? 'right' : 'fixed'])}>
        <PairFace item={{ ...one, sound: undefined }} />
        <Listen sound={one.sound} says={name} iconOnly />
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
            <PairFace item={laid} />
          </div>
        ) : (
          <button
            key={laid.id}
            type="button"
            data-option={laid.id}
            data-card={laid.id}
            aria-pressed={look === 'held'}
            className={cx(
              card,
              'touch-manipulation transition-[background-color,border-color] duration-150 select-none data-dragging:opacity-40',
            )}
            onClick={onPick}
          >
            {look === 'wrong' && <PairMark right={false} />}
            <PairFace item={laid} />
            <span className="sr-only">{ui.row(row + 1, name, nameOf(laid, laid.id + 1))}</span>
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
