import type { ReactNode } from 'react'
import { cx } from './cx.ts'

const TONES = {
  level: 'bg-lighten text-darken',
  neutral: 'bg-neutral text-neutral-ink',
  right: 'bg-correct-soft text-correct-deep',
  wrong: 'bg-wrong-soft text-wrong-deep',
  warning: 'bg-warning-soft text-warning-deep',
}

/** A small label; it does nothing when pressed. */
export function Chip({
  tone = 'neutral',
  icon,
  children,
}: {
  tone?: keyof typeof TONES
  icon?: ReactNode
  children: ReactNode
}) {
  return (
    <span
      className={cx(
        'inline-flex min-h-8 items-center gap-1.5 rounded-option px-3 text-16 font-medium leading-none whitespace-nowrap',
        TONES[tone],
      )}
    >
      {icon}
      {children}
    </span>
  )
}
