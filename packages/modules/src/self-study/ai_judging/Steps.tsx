import { cx } from '@hakka/ui/cx.ts'
import { Check } from 'lucide-react'
import type { Round } from './round.ts'
import { ui } from './ui.ts'

/** The sentences of a round: said, open, to come. Each opens when it is pressed. */
export function Steps({ round, onOpen }: { round: Round; onOpen(index: number): void }) {
  return (
    <ol aria-label={ui.steps} className="flex gap-1.5 md:gap-2">
      {round.ids.map((id, index) => {
        const said = round.said[id] !== undefined
        const open = !round.over && index === round.at
        return (
          <li key={id}>
            <button
              type="button"
              aria-current={open ? 'step' : undefined}
              aria-label={ui.step(index + 1, said)}
              className={cx(
                'inline-flex size-12 items-center justify-center rounded-full border-2 text-18 font-bold',
                open
                  ? 'border-primary bg-primary text-white'
                  : said
                    ? 'border-primary bg-lighten text-darken'
                    : 'border-control bg-white text-ink hover:border-ink',
              )}
              onClick={() => onOpen(index)}
            >
              {said && !open ? <Check size={22} aria-hidden="true" /> : index + 1}
            </button>
          </li>
        )
      })}
    </ol>
  )
}
