import { dialectName } from '@hakka/contract/constants'
import { cx } from '@hakka/ui/cx.ts'
import { Check, ChevronDown } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'

export interface DialectChoice {
  dialect_id: number
  to: string
  /** This dialect has not what is shown now; its page says so and offers what there is. */
  missing: boolean
}

/** The dialect of what is shown, and the others. Each is a link that keeps the reader's place. */
export function DialectMenu({
  current,
  choices,
  side = 'right',
}: {
  current: number
  choices: readonly DialectChoice[]
  /** Of the screen that the button stands at: the list unfolds away from it. */
  side?: 'left' | 'right'
}) {
  const details = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` is not read, it tells that another address has opened, and the list closes with it
  useEffect(() => {
    if (details.current) details.current.open = false
  }, [key])
  return (
    <details
      ref={details}
      className="group relative flex-none"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !details.current?.open) return
        details.current.open = false
        details.current.querySelector('summary')?.focus()
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) event.currentTarget.open = false
      }}
    >
      <summary className="inline-flex min-h-12 list-none items-center gap-1 rounded-button px-2 text-16 leading-tight font-medium whitespace-nowrap text-brand hover:bg-note md:gap-1.5 md:px-4 [&::-webkit-details-marker]:hidden">
        <span>
          <span className="sr-only">腔調</span>
          {dialectName(current).replace(/腔$/, '')}
          <span className="max-md:sr-only">腔</span>
        </span>
        <ChevronDown size={20} aria-hidden="true" className="group-open:rotate-180" />
      </summary>
      <ul
        className={cx(
          'absolute z-30 mt-2 w-56 rounded-card border border-line bg-white p-2 shadow-pop md:w-64',
          side === 'left' ? 'left-0' : 'right-0',
        )}
      >
        {choices.map(({ dialect_id, to, missing }) => (
          <li key={dialect_id}>
            <Link
              to={to}
              preventScrollReset={!missing}
              aria-current={dialect_id === current ? 'true' : undefined}
              className={cx(
                'flex min-h-12 items-center gap-2 rounded-option px-4 no-underline hover:bg-note',
                dialect_id === current ? 'font-bold text-brand' : missing ? 'text-muted' : 'text-ink',
              )}
            >
              {dialectName(dialect_id)}
              {missing && <span className="ml-auto text-14 leading-tight">尚無內容</span>}
              {dialect_id === current && <Check size={20} aria-hidden="true" className="ml-auto" />}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
