import { cx } from '@hakka/ui/cx.ts'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Move, Step } from './play.ts'
import { ENDS } from './ui.ts'
import { useDrag } from './use-drag.tsx'
import { Word } from './Word.tsx'

/** Mode 7: each on the left is joined with one on the right by a line. */
export function Links({
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
  const half = slots.length
  const root = useRef<HTMLDivElement>(null)
  const lines = useRef<SVGSVGElement>(null)
  /** The line that follows the pointer: from which card, to where, in percent of the room between the columns. */
  const [loose, setLoose] = useState<{ from: number; x: number; y: number }>()
  const drag = useDrag({
    stays: true,
    onMove: (from, { x, y }) => {
      const room = lines.current?.getBoundingClientRect()
      if (room)
        setLoose({ from, x: ((x - room.left) / room.width) * 100, y: ((y - room.top) / room.height) * 100 })
    },
    onDrop: (from, target) => {
      setLoose(undefined)
      const to = target?.place
      if (to === undefined || from < half === to < half) return
      act({ kind: 'put', slot: Math.min(from, to), place: Math.max(from, to) })
    },
  })
  useKeys(root, half)

  const height = (row: number) => ((row + 0.5) / half) * 100
  const card = (place: number) => {
    const own = options[place]
    if (!own) return null
    const isLeft = place < half
    const left = isLeft ? place : slots.indexOf(place)
    const joined = left >= 0 && slots[left] !== null
    const other = joined ? options[isLeft ? (slots[left] ?? -1) : left]?.text : undefined
    const canJoin = held !== null && held < half !== isLeft
    const knot = (
      <i className="song-knot" aria-hidden="true">
        {joined ? ENDS[left] : ''}
      </i>
    )
    return (
      <li key={own.text}>
        <button
          type="button"
          data-place={place}
          className={cx('song-end', joined && 'joined', held === place && 'held', canJoin && 'can')}
          aria-pressed={held === place}
          onClick={() => act({ kind: 'press', place })}
          onPointerDown={(event) => drag(event, place)}
        >
          {!isLeft && knot}
          <Word text={own.text} pinyin={own.pinyin} dialectId={dialectId} />
          <span className="sr-only">{other ? `，連到「${other}」` : '，還沒連'}</span>
          {isLeft && knot}
        </button>
      </li>
    )
  }
  const places = [...options.keys()]
  return (
    <div ref={root} className="song-links">
      <ul aria-label="左邊">{places.slice(0, half).map(card)}</ul>
      <svg ref={lines} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {slots.map((right, left) =>
          right === null ? null : (
            <path
              key={options[right]?.text}
              className="song-line"
              d={`M0 ${height(left)}C55 ${height(left)} 45 ${height(right - half)} 100 ${height(right - half)}`}
            />
          ),
        )}
        {loose && (
          <path
            className="song-loose"
            d={`M${loose.from < half ? 0 : 100} ${height(loose.from % half)}L${loose.x} ${loose.y}`}
          />
        )}
      </svg>
      <ul aria-label="右邊">{places.slice(half).map(card)}</ul>
    </div>
  )
}

/** Up and down in a column, left and right to the other. */
function useKeys(root: RefObject<HTMLElement | null>, half: number): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { activeElement: active } = document
      if (event.altKey || event.ctrlKey || event.metaKey || !event.key.startsWith('Arrow')) return
      if (document.querySelector('dialog[open]')) return
      const own = active instanceof HTMLElement ? active.dataset.place : undefined
      if (own === undefined && active?.tagName !== 'H1') return
      event.preventDefault()
      const place = Number(own ?? 0)
      const row = place % half
      const column = place < half ? 0 : half
      const to =
        own === undefined
          ? 0
          : event.key === 'ArrowRight'
            ? half + row
            : event.key === 'ArrowLeft'
              ? row
              : column + ((row + (event.key === 'ArrowDown' ? 1 : half - 1)) % half)
      root.current?.querySelector<HTMLElement>(`[data-place="${to}"]`)?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })
}
