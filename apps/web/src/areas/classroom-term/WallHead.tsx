import type { ShownLines } from '@hakka/modules/study/classroom_term'
import { X } from 'lucide-react'
import { Link } from 'react-router'
import { LineToggles } from './LineToggles.tsx'

/** Over the wall: the way out, what is read, and which of its lines. */
export function WallHead({
  title,
  subtitle,
  close,
  lines,
  onShow,
}: {
  title: string
  subtitle: string
  /** Address of the list. */
  close: string
  lines: ShownLines
  onShow(change: Partial<ShownLines>): void
}) {
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-white px-3 py-3 md:px-6">
      <Link
        to={close}
        replace
        aria-label="結束投影"
        title="結束投影（Esc）"
        className="inline-flex size-14 flex-none items-center justify-center rounded-full border-[1.5px] border-control text-ink hover:border-ink md:size-16"
      >
        <X size={28} aria-hidden="true" />
      </Link>
      <h1 className="flex min-w-0 flex-wrap items-baseline gap-x-5 text-20 leading-snug font-bold md:text-26">
        {title}
        <span className="font-normal text-muted">{subtitle}</span>
      </h1>
      <LineToggles lines={lines} onShow={onShow} className="wall-toggles ml-auto" />
    </header>
  )
}
