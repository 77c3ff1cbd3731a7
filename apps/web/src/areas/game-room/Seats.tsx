import { TungBlossom } from '../../app/study-time/Blossom.tsx'

/** A blossom opens for each who has answered: the class sees how far it is, not who. */
export function Seats({ answered, of }: { answered: number; of: number }) {
  const seats = Math.min(48, Math.max(of, answered))
  // Of more than so many, a blossom is a share of the class.
  const open = of > seats ? Math.round((answered / of) * seats) : answered
  return (
    <div className="seats" role="img" aria-label={`${of} 人裡有 ${answered} 人答好了`}>
      {Array.from({ length: seats }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: seats have no other name than their place
        <span key={at} className="seat" data-open={at < open || undefined}>
          {at < open && (
            <svg viewBox="-40 -40 80 80" aria-hidden="true">
              <TungBlossom pale />
            </svg>
          )}
        </span>
      ))}
    </div>
  )
}
