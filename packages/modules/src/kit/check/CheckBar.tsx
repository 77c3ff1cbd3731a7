import { cx } from '@hakka/ui/cx.ts'
import type { ReactNode } from 'react'
import { useHost } from '#kit/host-context.tsx'
import { ui } from '#kit/ui.ts'

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
  return (
    <section aria-label={ui.bar} className={cx('check-bar', slim && 'slim')}>
      <div className={cx('check-bar-in', told ? 'has-told' : '')}>
        {before && <div className="check-bar-before flex gap-3">{before}</div>}
        <div className="check-bar-say">{message}</div>
        {told && <div className="check-bar-told">{told}</div>}
        <div className="check-bar-after">{after}</div>
      </div>
    </section>
  )
}
