import { cx } from '@hakka/ui/cx.ts'
import { usePointerDrag } from '@hakka/ui/use-pointer-drag.ts'
import { type PointerEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import type { FilmLine } from './captions-edit.ts'
import { ui } from './film-ui.ts'

/** Pixels a second. */
const SCALE = 44

type Grip = 'whole' | 'start' | 'end'

/** The film's lines along its time: moved and stretched by pointer; the list below does the same by keys. */
export function Track({
  lines,
  seconds,
  length,
  open,
  faulty,
  onOpen,
  onGrip,
  onSeek,
}: {
  lines: readonly FilmLine[]
  /** Where the film is. */
  seconds: number
  /** Of the film, or at least of its lines. */
  length: number
  open: number | undefined
  faulty: ReadonlySet<number>
  onOpen(key: number): void
  /** A line, or one of its ends, was carried so many seconds on. */
  onGrip(key: number, grip: Grip, by: number): void
  onSeek(seconds: number): void
}) {
  const scroller = useRef<HTMLDivElement>(null)
  const held = useRef<{ left: number; width: number }>(undefined)
  const elementOf = (key: number) => scroller.current?.querySelector<HTMLElement>(`[data-line="${key}"]`)
  const grab = usePointerDrag<{ key: number; grip: Grip }>({
    rests: true,
    onBegin({ key }) {
      const own = elementOf(key)
      held.current = own ? { left: own.offsetLeft, width: own.offsetWidth } : undefined
    },
    onMove({ key, grip }, { dx }) {
      const own = elementOf(key)
      if (!own || !held.current) return
      const { left, width } = held.current
      own.style.left = `${grip === 'end' ? left : left + dx}px`
      if (grip !== 'whole') own.style.width = `${Math.max(8, grip === 'end' ? width + dx : width - dx)}px`
    },
    onEnd({ key, grip }, at) {
      const own = elementOf(key)
      if (own && held.current) {
        own.style.left = `${held.current.left}px`
        own.style.width = `${held.current.width}px`
      }
      held.current = undefined
      if (at) onGrip(key, grip, at.dx / SCALE)
    },
  })
  useEffect(() => {
    const box = scroller.current
    if (!box) return
    const x = seconds * SCALE
    if (x < box.scrollLeft || x > box.scrollLeft + box.clientWidth - 40) box.scrollLeft = x - 40
  }, [seconds])
  return (
    <section
      ref={scroller}
      aria-label={ui.track}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
      tabIndex={0}
      className="overflow-x-auto rounded-option border border-line bg-pool"
    >
      <Along from={0} long={length} className="relative h-20">
        <svg
          aria-hidden="true"
          className="absolute inset-0 size-full cursor-pointer text-control"
          onPointerDown={(event) => {
            const { left } = event.currentTarget.getBoundingClientRect()
            onSeek((event.clientX - left) / SCALE)
          }}
        >
          {Array.from({ length: Math.ceil(length) + 1 }, (_, at) => at).map((at) => (
            <line
              key={at}
              x1={at * SCALE}
              x2={at * SCALE}
              y1={0}
              y2={at % 5 === 0 ? 14 : 7}
              stroke="currentColor"
              strokeWidth={1.5}
            />
          ))}
        </svg>
        {lines.map(({ key, value }) => (
          <Along
            key={key}
            from={value.start}
            long={value.end - value.start}
            line={key}
            className={cx(
              'absolute top-5 flex h-12 min-w-2 items-stretch overflow-hidden rounded-option border-2',
              faulty.has(key)
                ? 'border-warning bg-warning-soft'
                : open === key
                  ? 'border-brand bg-note'
                  : 'border-primary bg-white',
            )}
          >
            <Handle onGrab={(event) => grab(event, { key, grip: 'start' })} />
            <button
              type="button"
              tabIndex={-1}
              className="min-w-0 flex-1 cursor-grab truncate px-1 text-16 active:cursor-grabbing"
              onPointerDown={(event) => grab(event, { key, grip: 'whole' })}
              onClick={() => onOpen(key)}
            >
              {value.hakka.text || ui.unwritten}
            </button>
            <Handle onGrab={(event) => grab(event, { key, grip: 'end' })} />
          </Along>
        ))}
        <Along
          from={seconds}
          long={0}
          className="pointer-events-none absolute top-0 h-full min-w-0.5 bg-wrong"
        />
      </Along>
    </section>
  )
}

const Handle = ({ onGrab }: { onGrab(event: PointerEvent): void }) => (
  <span
    aria-hidden="true"
    className="w-3 flex-none cursor-ew-resize touch-none bg-primary/25 hover:bg-primary/50"
    onPointerDown={onGrab}
  />
)

/** Stands at its time, as long as it lasts. */
function Along({
  from,
  long,
  line,
  className,
  children,
}: {
  from: number
  long: number
  line?: number
  className: string
  children?: ReactNode
}) {
  const own = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!own.current) return
    own.current.style.left = `${from * SCALE}px`
    own.current.style.width = `${long * SCALE}px`
  }, [from, long])
  return (
    <div ref={own} data-line={line} className={className}>
      {children}
    </div>
  )
}
