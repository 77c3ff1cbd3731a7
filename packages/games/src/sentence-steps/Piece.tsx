import { PinyinLine } from '@hakka/ui/PinyinLine.tsx'
import type { PointerEvent } from 'react'

/** Pieces of so many characters are set as small as any. */
const LONGEST = 6

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
      data-ems={Math.min(text.length, LONGEST)}
      className="steps-piece"
      onClick={onPress}
      onPointerDown={(event) => onDrag(event, place)}
    >
      <span lang="hak-Hant-TW">{text}</span>
      <PinyinLine pinyin={pinyin} dialectId={dialectId} />
      <span className="sr-only">{says}</span>
    </button>
  )
}
