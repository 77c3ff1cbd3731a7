import { cx } from '@hakka/ui/cx.ts'
import { glide } from '@hakka/ui/still.ts'
import { useLatest } from '@hakka/ui/use-latest.ts'
import { usePointerDrag } from '@hakka/ui/use-pointer-drag.ts'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import {
  type KeyboardEvent,
  memo,
  type PointerEvent,
  type RefObject,
  startTransition,
  useCallback,
  useRef,
  useState,
} from 'react'
import { Name } from './Name.tsx'
import { ingredientOf, type Names } from './ui.ts'
import { useDrift } from './use-drift.tsx'

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, PageUp: -6, PageDown: 6 }

/** The ingredients: they drift past, are tapped, dragged to the pot, or walked through with ← and →. */
export const Strip = memo(function Strip({
  content,
  strip,
  dialectId,
  drifts,
  pot,
  onAdd,
  inert,
}: {
  content: Names
  strip: readonly number[]
  dialectId: number
  drifts: boolean
  pot: RefObject<HTMLElement | null>
  onAdd(no: number, from: Element | null): void
  inert: boolean
}) {
  const box = useRef<HTMLDivElement>(null)
  const ghost = useRef<HTMLImageElement>(null)
  const [at, setAt] = useState(0)
  const [held, setHeld] = useState<number>()
  useDrift(box, drifts)
  const drag = usePointerDrag<number>({
    rests: true,
    onBegin: setHeld,
    onMove(_, { x, y }) {
      if (ghost.current) ghost.current.style.transform = `translate(${x - 40}px, ${y - 48}px)`
    },
    onEnd(no, point) {
      setHeld(undefined)
      const rect = pot.current?.getBoundingClientRect()
      if (!point || !rect) return
      const { x, y } = point
      if (x >= rect.left && x <= rect.right && y >= rect.top && y <= rect.bottom) onAdd(no, null)
    },
  })

  // Where Tab would lead is marked after the press was answered.
  const goHere = useCallback((place: number) => startTransition(() => setAt(place)), [])

  // What lies there keeps what it is given, so that touching one draws no other anew.
  const press = useLatest((event: PointerEvent, no: number) => drag(event, no))

  function page(way: number): void {
    const own = box.current
    own?.scrollBy({ left: way * own.clientWidth * 0.8, behavior: glide() })
  }
  function onKey(event: KeyboardEvent): void {
    const buttons = [...(box.current?.querySelectorAll('button') ?? [])]
    const from = buttons.findIndex((own) => own.matches(':focus'))
    const to =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? buttons.length - 1
          : from + (STEPS[event.key] ?? Number.NaN)
    if (Number.isNaN(to)) return
    event.preventDefault()
    buttons[(to + buttons.length) % buttons.length]?.focus()
  }
  return (
    <section className="chef-strip" aria-label="食材" data-lesson="strip" inert={inert}>
      <p className="chef-strip-head">
        <b>食材</b>
        <span>點一下就放進鍋子，拖過去也可以</span>
        <span className="chef-keys">
          <kbd>←</kbd>
          <kbd>→</kbd> 選　<kbd>Enter</kbd> 放　<kbd>E</kbd> 端　<kbd>R</kbd> 再聽　<kbd>S</kbd> 上菜
        </span>
      </p>
      <button type="button" className="chef-page" aria-label="前面的食材" onClick={() => page(-1)}>
        <ChevronLeft aria-hidden="true" />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows walk through the buttons inside. */}
      <div ref={box} className="chef-goods" onKeyDown={onKey}>
        <ol>
          {strip.map((no, index) => {
            const own = ingredientOf(content, no)
            if (!own) return null
            return (
              <Good
                key={no}
                no={no}
                place={index}
                good={own}
                dialectId={dialectId}
                held={held === no}
                here={index === at}
                onHere={goHere}
                onPress={press}
                onAdd={onAdd}
              />
            )
          })}
        </ol>
      </div>
      <button type="button" className="chef-page" aria-label="後面的食材" onClick={() => page(1)}>
        <ChevronRight aria-hidden="true" />
      </button>
      {held !== undefined && (
        <img
          ref={ghost}
          src={ingredientOf(content, held)?.image.url}
          alt=""
          width={80}
          height={80}
          className="chef-flying"
        />
      )}
    </section>
  )
})

const Good = memo(function Good({
  no,
  place,
  good: { image, name },
  dialectId,
  held,
  here,
  onHere,
  onPress,
  onAdd,
}: {
  no: number
  place: number
  good: Names['ingredients'][number]
  dialectId: number
  held: boolean
  /** The one that Tab leads to; from there arrows go on. */
  here: boolean
  onHere(place: number): void
  onPress(event: PointerEvent, no: number): void
  onAdd(no: number, from: Element | null): void
}) {
  return (
    <li>
      <button
        type="button"
        className={cx('chef-good', held && 'held')}
        data-no={no}
        tabIndex={here ? 0 : -1}
        onFocus={() => onHere(place)}
        onPointerDown={(event) => onPress(event, no)}
        onClick={(event) => onAdd(no, event.currentTarget.querySelector('img'))}
      >
        <img src={image.url} alt="" width={60} height={60} draggable={false} />
        <Name name={name} dialectId={dialectId} />
      </button>
    </li>
  )
})
