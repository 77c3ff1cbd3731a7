import { cx } from '@hakka/ui/cx.ts'
import { Star } from 'lucide-react'
import { STARS_MAX } from './stars.ts'
import { ui } from './ui.ts'

/** Each star a moment after the one before. */
const STAR_DELAYS = [
  '[animation-delay:0ms]',
  '[animation-delay:120ms]',
  '[animation-delay:240ms]',
  '[animation-delay:360ms]',
  '[animation-delay:480ms]',
]

/**
 * One to five stars of five.
 * @param kept they were earned before: small, and nothing moves
 */
export function Stars({ count, kept = false }: { count: number; kept?: boolean }) {
  return (
    <span role="img" aria-label={ui.stars(count)} className="inline-flex flex-none gap-1">
      {STAR_DELAYS.slice(0, STARS_MAX).map((delay, at) => (
        <Star
          key={delay}
          size={kept ? 22 : 32}
          strokeWidth={2}
          aria-hidden="true"
          className={
            at < count
              ? cx(
                  'fill-star stroke-star-deep',
                  !kept && 'animate-pop motion-reduce:animate-none',
                  !kept && delay,
                )
              : 'fill-none stroke-control'
          }
        />
      ))}
    </span>
  )
}
