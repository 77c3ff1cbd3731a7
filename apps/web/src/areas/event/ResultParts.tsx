import { effect } from '@hakka/games/web'
import { cx } from '@hakka/ui/cx.ts'
import { Check, X } from 'lucide-react'
import { useEffect } from 'react'

const STAR =
  'M0-26C3-26 5-22 8-14C9-12 10-11 12-11C21-10 25-9 26-6C27-3 23 0 17 5C15 7 15 8 15 10C17 18 18 22 15 24C13 26 9 24 3 20C1 18-1 18-3 20C-9 24-13 26-15 24C-18 22-17 18-15 10C-15 8-15 7-17 5C-23 0-27-3-26-6C-25-9-21-10-12-11C-10-11-9-12-8-14C-5-22-3-26 0-26Z'

/** One star pops after the other. */
const POP_MS = 120
const MANY = 4

/** Five stars, so many of them won. */
export function Stars({ stars }: { stars: number }) {
  useEffect(() => {
    const pops = Array.from({ length: stars }, (_, no) => setTimeout(() => effect('star'), POP_MS * (no + 1)))
    const won = setTimeout(() => stars >= MANY && effect('fanfare'), POP_MS * (stars + 2))
    return () => {
      for (const timer of [...pops, won]) clearTimeout(timer)
    }
  }, [stars])
  return (
    <p className="result-stars" role="img" aria-label={`5 顆星得 ${stars} 顆`}>
      {[1, 2, 3, 4, 5].map((no) => (
        <svg
          key={no}
          className={cx(no <= stars && 'won')}
          width="56"
          height="56"
          viewBox="-30 -30 60 60"
          aria-hidden="true"
        >
          <path d={STAR} />
        </svg>
      ))}
    </p>
  )
}

/** Right and wrong of each question, in their order. */
export function Marks({ rights }: { rights: readonly boolean[] }) {
  if (rights.length === 0) return null
  return (
    <ol className="trail" aria-label="每一題的對錯">
      {rights
        .map((right, index) => ({ right, no: index + 1 }))
        .map(({ right, no }) => (
          <li key={no} className={right ? 'right' : 'wrong'}>
            <span className="sr-only">{`第 ${no} 題${right ? '答對' : '答錯'}`}</span>
            {right ? (
              <Check size={16} strokeWidth={3.4} aria-hidden="true" />
            ) : (
              <X size={16} strokeWidth={3.4} aria-hidden="true" />
            )}
          </li>
        ))}
    </ol>
  )
}

/** Petals over the sky, once. */
export const Petals = () => (
  <img src="/images/events/petals.svg" alt="" width={1440} height={480} className="result-petals" />
)
