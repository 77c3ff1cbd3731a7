import { cx } from '@hakka/ui/cx.ts'
import { Check, X } from 'lucide-react'
import { ui } from '#kit/ui.ts'

/** The sign and word of a judged card, in its corner: it takes no room, so that nothing moves. */
export function PairMark({ right }: { right: boolean }) {
  const Icon = right ? Check : X
  return (
    <span
      className={cx(
        'absolute -top-3 right-1 inline-flex items-center gap-0.5 rounded-full py-0.5 pr-2 pl-1 text-14 leading-tight font-bold text-white',
        right ? 'bg-correct' : 'bg-wrong',
      )}
    >
      <Icon size={16} strokeWidth={3} aria-hidden="true" />
      {right ? ui.right : ui.wrong}
    </span>
  )
}

/** Looks of a card of a pair, by how it stands. */
export const CARD_LOOKS = {
  fixed: 'border-line bg-lighten',
  idle: 'border-control bg-white hover:border-brand',
  held: 'border-brand bg-note shadow-[inset_0_0_0_1.5px_var(--color-brand)]',
  right:
    'border-correct shadow-[inset_0_0_0_0.5px_var(--color-correct)] bg-correct-soft text-correct-deep [--color-primary:var(--color-correct-deep)]',
  wrong:
    'border-wrong shadow-[inset_0_0_0_0.5px_var(--color-wrong)] bg-wrong-soft text-wrong-deep [--color-primary:var(--color-wrong-deep)]',
} as const

export const CARD =
  '@container relative flex min-h-[min(5rem,8.5dvh)] w-full min-w-0 items-center justify-center rounded-option border-[1.5px] px-2 py-1 text-center [@media(height>=50rem)]:py-2.5'
