import { cx } from '@hakka/ui/cx.ts'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useHost } from '#kit/host-context.tsx'
import { ui } from '#kit/ui.ts'
import { useBarHeight } from './use-bar-height.tsx'

/**
 * The lower edge of an exercise: what to do or how it went, and the way on. Where the exercise has the screen to
 * itself it stays in view, and its button in its place; elsewhere it ends the exercise.
 */
export function CheckBar({
  before,
  message,
  told,
  after,
  slim = false,
}: {
  /** Begins anew. */
  before?: ReactNode
  /** A `ResultMessage`: its kind gives the bar its colour. */
  message?: ReactNode
  /** What was said wrong or right, with its sound and meaning. */
  told?: ReactNode
  /** The one way on. */
  after?: ReactNode
  /** Of one height whatever it says, so that cards which fill the screen stay as they are. */
  slim?: boolean
}) {
  const { oneScreen, wall } = useHost()
  if (!oneScreen || wall)
    return (
      <div className="grid gap-5">
        {message}
        {told}
        <div className="flex flex-wrap items-center justify-between gap-3 max-md:[&>*]:flex-auto">
          {before}
          {after}
        </div>
      </div>
    )
  return <FixedBar {...{ before, message, told, after, slim }} />
}

/** What a bar may take of a phone's height before its cards are folded: it is about what stands above it. */
const SHARE = 0.3

function FixedBar({
  before,
  message,
  told,
  after,
  slim,
}: {
  before: ReactNode
  message: ReactNode
  told: ReactNode
  after: ReactNode
  slim: boolean
}) {
  const bar = useRef<HTMLElement>(null)
  const [long, setLong] = useState(false)
  const [open, setOpen] = useState(false)
  const hasTold = told !== undefined && told !== null && told !== false
  // On a phone what is said and its cards would cover what they are about.
  useLayoutEffect(() => {
    const isPhone = matchMedia('(width < 40rem)').matches
    setLong(hasTold && isPhone && (bar.current?.offsetHeight ?? 0) > innerHeight * SHARE)
    if (!hasTold) setOpen(false)
  }, [hasTold])
  useBarHeight(bar)
  const folded = long && !slim && !open
  return (
    <section ref={bar} aria-label={ui.bar} className={cx('check-bar', slim && 'slim')}>
      <div className={cx('check-bar-in', hasTold && 'has-told', folded && 'is-folded')}>
        {before && <div className="check-bar-before flex gap-3">{before}</div>}
        <div className="check-bar-say">{message}</div>
        {hasTold && (
          <div className="check-bar-told" hidden={folded}>
            {told}
          </div>
        )}
        {long && !slim && (
          <button
            type="button"
            aria-expanded={open}
            aria-label={open ? ui.foldTold : ui.unfoldTold}
            className="check-bar-fold rounded-pill border border-line-strong bg-white text-16 font-bold"
            onClick={() => setOpen(!open)}
          >
            {ui.compare}
            <ChevronDown size={20} aria-hidden="true" className={cx(open && 'rotate-180')} />
          </button>
        )}
        <div className="check-bar-after">{after}</div>
      </div>
    </section>
  )
}
