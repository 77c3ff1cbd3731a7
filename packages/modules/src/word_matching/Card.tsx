import { cx } from '@hakka/ui/cx.ts'
import type { PointerEvent } from 'react'
import { PairFace } from '#kit/pair/PairFace.tsx'
import { CARD, CARD_LOOKS, PairMark } from '#kit/pair/PairMark.tsx'
import type { Face } from '#kit/public.ts'

export type CardLook = 'idle' | 'held' | 'placed' | 'right' | 'wrong'

/** A card of a column. Judged right it is no button any more. */
export function Card({
  item,
  side,
  id,
  look,
  label,
  loose,
  onPress,
  onPointerDown,
}: {
  item: Face
  side: '1' | '2'
  id: number
  look: CardLook
  label: string
  /** No line ends here. */
  loose: boolean
  onPress(byKey: boolean): void
  /** A line may be drawn from here. */
  onPointerDown(event: PointerEvent): void
}) {
  const card = cx(CARD, look === 'placed' ? 'border-brand bg-white' : CARD_LOOKS[look])
  if (look === 'right') {
    return (
      <div className={card}>
        <PairMark right />
        <PairFace item={item} />
      </div>
    )
  }
  return (
    <button
      type="button"
      data-side={side}
      data-pair={id}
      data-loose={loose || undefined}
      data-option={`${side}-${id}`}
      aria-pressed={look === 'held'}
      className={cx(
        card,
        'touch-none transition-[background-color,border-color,scale] duration-150 select-none active:scale-[0.98]',
      )}
      // A picture of the card would be dragged away by itself.
      onDragStart={(event) => event.preventDefault()}
      onPointerDown={onPointerDown}
      onClick={(event) => onPress(event.detail === 0)}
    >
      {look === 'wrong' && <PairMark right={false} />}
      <PairFace item={item} />
      <span className="sr-only">{label}</span>
    </button>
  )
}
