import { cx } from '@hakka/ui/cx.ts'
import { Picture } from '@hakka/ui/Picture.tsx'
import { ArrowRight, Pointer, X } from 'lucide-react'
import { Fragment, type RefObject, useEffect, useRef } from 'react'
import type { Move, Step } from './play.ts'
import { UI } from './ui.ts'
import { useDrag } from './use-drag.tsx'
import { Word } from './Word.tsx'

const DIGIT = /^(?:Digit|Numpad)([1-9])$/

/** Modes 5 and 6: options are laid into slots, in their order. */
export function Slots({
  step: { options },
  slots,
  held,
  dialectId,
  act,
}: {
  step: Step
  slots: readonly (number | null)[]
  held: number | null
  dialectId: number
  act(move: Move): void
}) {
  const root = useRef<HTMLDivElement>(null)
  const drag = useDrag({
    onDrop: (place, target) => {
      if (target?.slot !== undefined) act({ kind: 'put', place, slot: target.slot })
      else if (target) act({ kind: 'take', place })
    },
  })
  useKeys(root, slots.length, act)
  // A card that was laid has left the pool, and whoever walked by keys is nowhere.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something was laid or taken back.
  useEffect(() => {
    if (document.activeElement !== document.body) return
    const to = root.current?.querySelector<HTMLElement>('.song-pool [data-place]')
    const next = root.current?.closest('.song-card')?.querySelector<HTMLElement>('.song-next:enabled')
    ;(to ?? next)?.focus({ preventScroll: true })
  }, [slots])

  const next = slots.indexOf(null)
  const card = (place: number, says: string, onPress: () => void, laid: boolean) => {
    const own = options[place]
    if (!own) return null
    return (
      <button
        type="button"
        data-place={place}
        className={cx('song-piece', laid && 'laid', held === place && 'held')}
        aria-pressed={laid ? undefined : held === place}
        onClick={onPress}
        onPointerDown={(event) => drag(event, place)}
      >
        {own.image && (
          <Picture src={own.image.url} alt="" width={200} height={120} className="song-picture" eager />
        )}
        <Word text={own.text} pinyin={own.pinyin} dialectId={dialectId} />
        <span className="sr-only">{says}</span>
        {held === place && (
          <span className="song-held" aria-hidden="true">
            <Pointer size={18} />
            {UI.held}
          </span>
        )}
        {laid && (
          <span className="song-back" aria-hidden="true">
            <X size={18} strokeWidth={2.6} />
          </span>
        )}
      </button>
    )
  }
  return (
    <div ref={root} className="song-slots" data-count={slots.length}>
      <ol className="song-row" aria-label={UI.slots}>
        {slots.map((place, slot) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place.
          <Fragment key={slot}>
            {slot > 0 && (
              <li className="song-arrow" aria-hidden="true">
                <ArrowRight size={26} />
              </li>
            )}
            <li data-slot={slot}>
              <i aria-hidden="true">{slot + 1}</i>
              {place === null ? (
                <button
                  type="button"
                  className={cx('song-free', held !== null && 'hot')}
                  disabled={held === null}
                  onClick={() => act({ kind: 'slot', slot })}
                >
                  {held !== null && slot === next && <Pointer size={30} aria-hidden="true" />}
                  <span className="sr-only">{`第 ${slot + 1} 格，`}</span>
                  {UI.here}
                </button>
              ) : (
                card(
                  place,
                  `，第 ${slot + 1} 格，${held === null ? '收回' : '換成拿著的'}`,
                  () => act(held === null ? { kind: 'press', place } : { kind: 'slot', slot }),
                  true,
                )
              )}
            </li>
          </Fragment>
        ))}
      </ol>
      <ul className="song-pool" aria-label={UI.pool}>
        {options.map(({ text }, place) => (
          <li key={text}>
            {slots.includes(place) ? (
              <span className="song-gone" aria-hidden="true" />
            ) : (
              card(place, '，拿起來', () => act({ kind: 'press', place }), false)
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Arrows walk among the cards; a digit lays the one with the focus, Backspace takes it back. */
function useKeys(root: RefObject<HTMLElement | null>, count: number, act: (move: Move) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return
      const { activeElement: active } = document
      if (document.querySelector('dialog[open]')) return
      const cards = [
        ...(root.current?.querySelectorAll<HTMLElement>('[data-place], .song-free:enabled') ?? []),
      ]
      const at = active instanceof HTMLElement ? cards.indexOf(active) : -1
      const place = Number((active instanceof HTMLElement && active.dataset.place) || Number.NaN)
      const slot = Number(DIGIT.exec(event.code)?.[1] ?? 0) - 1
      const by = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (slot >= 0 && slot < count && at >= 0 && !Number.isNaN(place)) act({ kind: 'put', place, slot })
      else if (event.key === 'Backspace' && at >= 0 && !Number.isNaN(place)) act({ kind: 'take', place })
      else if (by && (at >= 0 || active?.tagName === 'H1')) {
        const pool = cards.findIndex((own) => own.closest('.song-pool'))
        cards[at < 0 ? Math.max(pool, 0) : (at + by + cards.length) % cards.length]?.focus()
      } else return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })
}
