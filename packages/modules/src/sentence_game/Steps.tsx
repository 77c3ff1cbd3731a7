import { cx } from '@hakka/ui/cx.ts'
import { Check, Minus } from 'lucide-react'
import { keyed } from '#kit/kept/keyed.ts'

/** How a question of the row went: right at once, right later, being asked, or still to come. */
export type Step = 'right' | 'later' | 'now' | 'open'

const LOOKS: Record<Step, string> = {
  right: 'bg-correct text-white',
  later: 'bg-warning-soft text-warning-deep',
  now: 'bg-primary',
  open: 'bg-track',
}

/** The game's questions in a row, one mark each; the counter beside says the same in words. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <span
      aria-hidden="true"
      className="flex min-w-0 gap-px overflow-hidden sm:gap-1.5 max-md:order-last max-md:w-full md:flex-1"
    >
      {keyed(steps, (step) => step).map(({ key, item: step }) => (
        <span
          key={key}
          className={cx(
            'flex h-6 min-w-1 flex-1 md:max-w-14 items-center justify-center rounded-full transition-colors',
            LOOKS[step],
          )}
        >
          {step === 'right' && <Check size={16} strokeWidth={3} />}
          {step === 'later' && <Minus size={16} strokeWidth={3} />}
        </span>
      ))}
    </span>
  )
}
