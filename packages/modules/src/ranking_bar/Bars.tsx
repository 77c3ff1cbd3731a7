import { Crown } from 'lucide-react'
import { EitherText } from '#kit/Hakka.tsx'
import type { Choice } from './choices.ts'
import { type Ballot, barsOf } from './ranking.ts'
import { ui } from './ui.ts'

/** What everybody's orders add up to, the most points first. */
export function Bars({ choices, ballots }: { choices: readonly Choice[]; ballots: readonly Ballot[] }) {
  const bars = barsOf(
    choices.map(({ id }) => id),
    ballots,
  )
  const most = Math.max(1, ...bars.map(({ points }) => points))
  return (
    <section aria-label={ui.bars} className="rounded-card border border-line bg-white p-4 md:p-6">
      <h4 className="flex flex-wrap items-baseline justify-between gap-x-4 text-20 font-bold">
        {ui.bars}
        <span className="text-16 font-medium text-muted">{ui.people(ballots.length)}</span>
      </h4>
      <ol className="mt-4 grid gap-4">
        {bars.flatMap(({ id, points, place }) => {
          const choice = choices.find((own) => own.id === id)
          if (!choice) return []
          return [
            <li key={id} data-bar={id} className="animate-enter">
              <p className="flex items-end gap-3">
                <span className="flex min-h-9 min-w-[calc(5.75rem*var(--scale))] flex-none items-center gap-1.5 rounded-code bg-lighten px-2 text-16 font-bold text-darken">
                  {place === 1 && points > 0 && <Crown size={20} aria-hidden="true" />}
                  {ui.place(place)}
                </span>
                <span className="min-w-0 flex-1 text-20 leading-normal">
                  <EitherText value={choice} size="line" />
                </span>
                <b className="flex-none text-18">{ui.points(points)}</b>
              </p>
              <svg className="mt-1 block h-5 w-full" aria-hidden="true">
                <rect width="100%" height="100%" rx="10" className="fill-neutral" />
                <rect
                  width={`${(points / most) * 100}%`}
                  height="100%"
                  rx="10"
                  className="fill-primary transition-[width] duration-350"
                />
              </svg>
            </li>,
          ]
        })}
      </ol>
      <p className="mt-4 text-16 text-muted">{ui.howCounted(choices.length)}</p>
    </section>
  )
}
