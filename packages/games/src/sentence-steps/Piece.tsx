import { cx } from '@hakka/ui/cx.ts'
import { PinyinLine } from '@hakka/ui/PinyinLine.tsx'
import type { PointerEvent } from 'react'

/** A card with a piece of the sentence: pressed or dragged. */
export function Piece({
  place,
  text,
  pinyin,
  dialectId,
  says,
  onPress,
  onDrag,
}: {
  /** In the pool. */
  place: number
  text: string
  pinyin: string
  dialectId: number
  /** What pressing it does. */
  says: string
  onPress(): void
  onDrag(event: PointerEvent, place: number): void
}) {
  return (
    <button
      type="button"
      data-piece={place}
      className={cx('steps-piece', text.length > 4 && 'long')}
      onClick={onPress}
      onPointerDown={(event) => onDrag(event, place)}
    >
      <span lang="hak-Hant-TW">{text}</span>
      <PinyinLine pinyin={pinyin} dialectId={dialectId} />
      <span className="sr-only">{says}</span>
    </button>
  )
}
