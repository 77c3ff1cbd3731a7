import { cx } from '@hakka/ui/cx.ts'
import { Check, Triangle, X } from 'lucide-react'
import type { Mark } from './content.ts'

const SIGNS = {
  right: { icon: Check, look: 'bg-correct' },
  close: { icon: Triangle, look: 'bg-warning' },
  wrong: { icon: X, look: 'bg-wrong' },
}

/** The sign of a mark; its word stands beside it. */
export function MarkSign({ mark }: { mark: Mark }) {
  const { icon: Icon, look } = SIGNS[mark]
  return (
    <span
      aria-hidden="true"
      className={cx('flex size-7 flex-none items-center justify-center rounded-full text-white', look)}
    >
      <Icon size={18} strokeWidth={3} />
    </span>
  )
}
