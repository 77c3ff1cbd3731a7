import { DIALECTS } from '@hakka/contract/constants'
import { cx } from '@hakka/ui/cx.ts'
import { Check } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { DialectMenu } from '../../app/container/DialectMenu.tsx'
import { keepReaderDialect } from '../../app/reader-dialect.ts'

/** The dialect that readings are shown in: six links where there is room, a list on phones. */
export function DialectChoice({ current }: { current: number }) {
  const { pathname, search } = useLocation()
  const to = (id: number) => {
    const params = new URLSearchParams(search)
    params.set('dialect_id', String(id))
    return `${pathname}?${params}`
  }
  return (
    <>
      <nav aria-label="腔調" className="max-md:hidden">
        <ul className="flex flex-wrap gap-2">
          {DIALECTS.map(({ id, name }) => (
            <li key={id}>
              <Link
                to={to(id)}
                preventScrollReset
                onClick={() => keepReaderDialect(id)}
                aria-current={id === current ? 'true' : undefined}
                className={cx(
                  'inline-flex min-h-12 items-center gap-1.5 rounded-button border-[1.5px] px-4 leading-tight no-underline',
                  id === current
                    ? 'border-brand bg-brand font-bold text-white'
                    : 'border-control bg-white text-ink hover:border-ink',
                )}
              >
                {id === current && <Check size={18} aria-hidden="true" />}
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="md:hidden">
        <DialectMenu
          side="left"
          current={current}
          choices={DIALECTS.map(({ id }) => ({ dialect_id: id, to: to(id), missing: false }))}
        />
      </div>
    </>
  )
}
