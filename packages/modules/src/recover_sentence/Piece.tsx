import { cx } from '@hakka/ui/cx.ts'
import { X } from 'lucide-react'
import { type Either, EitherText } from '#kit/Hakka.tsx'
import { useHost } from '#kit/host-context.tsx'
import { ui } from './ui.ts'

/** A segment that can be picked. Picked, it says as which; picked wrongly, it shows so in sign, word and colour. */
export function Piece({
  id,
  value,
  place,
  failed,
  lit,
  onPick,
}: {
  id: number
  value: Either
  /** 1-based, where it is picked. */
  place: number | undefined
  failed: boolean
  /** It comes next: told after the third miss. */
  lit: boolean
  onPick(): void
}) {
  const { oneScreen } = useHost()
  return (
    <button
      type="button"
      data-piece={id}
      aria-pressed={place !== undefined}
      data-lit={lit || undefined}
      className={cx(
        'relative flex touch-manipulation items-center justify-center rounded-option border-[1.5px] leading-normal',
        oneScreen
          ? 'min-h-13 px-1.5 py-0.5 text-18 max-md:[&_.ruby]:[--ruby-gap:1px] max-md:[&_.ruby]:[--ruby-syllable:0.875rem] max-md:[&_.ruby]:[--ruby-text:1.25rem] md:min-h-18 md:px-4 md:text-22'
          : 'min-h-18 px-4 py-2 text-22',
        ' transition-[background-color,border-color,scale] duration-150 select-none active:scale-[0.98]',
        failed &&
          'border-wrong bg-wrong-soft text-wrong-deep shadow-[inset_0_0_0_0.5px_var(--color-wrong)] [--color-primary:var(--color-wrong-deep)]',
        !failed &&
          place !== undefined &&
          'border-brand bg-note shadow-[inset_0_0_0_1.5px_var(--color-brand)]',
        !failed &&
          place === undefined &&
          (lit ? 'animate-pulse border-late bg-late-soft' : 'border-control bg-white hover:border-brand'),
      )}
      onClick={onPick}
    >
      {place !== undefined && (
        <span
          aria-hidden="true"
          className="absolute -top-2.5 -left-2 flex size-7 items-center justify-center rounded-full bg-brand text-16 leading-none font-bold text-white"
        >
          {place}
        </span>
      )}
      {failed && (
        <span className="absolute -top-4 -left-2 flex h-7 items-center gap-1 rounded-full bg-wrong px-2 text-14 leading-none font-bold text-white">
          <X size={16} strokeWidth={3} aria-hidden="true" />
          {ui.failedSign}
        </span>
      )}
      <EitherText value={value} />
      {place !== undefined && <span className="sr-only">{ui.place(place)}</span>}
    </button>
  )
}
