import { DIALECTS } from '@hakka/contract/constants'
import { cx } from '@hakka/ui/cx.ts'
import { Check } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { type AskedSearch, searchUrl } from './search-url.ts'
import '../../app/forms/forms.css'

const CHOICES = [{ id: undefined, name: '全部腔調' }, ...DIALECTS.map(({ id, name }) => ({ id, name }))]

/** All dialects or one: links on a wide screen, which need no code, and a list on a narrow one. */
export function DialectChoice({ asked }: { asked: AskedSearch }) {
  const navigate = useNavigate()
  const to = (d: number | undefined) => searchUrl({ keyword: asked.keyword, d, type: asked.type })
  return (
    <>
      <nav aria-label="腔調" className="hidden lg:block">
        <ul className="grid grid-cols-7 gap-2">
          {CHOICES.map(({ id, name }) => {
            const chosen = id === asked.d
            return (
              <li key={name}>
                <Link
                  to={to(id)}
                  preventScrollReset
                  aria-current={chosen ? 'true' : undefined}
                  className={cx(
                    'flex min-h-12 items-center justify-center gap-2 rounded-option border-[1.5px] px-2 font-medium whitespace-nowrap no-underline',
                    chosen
                      ? 'border-brand bg-brand font-bold text-white'
                      : 'border-control bg-white text-ink hover:border-ink',
                  )}
                >
                  {chosen && <Check size={20} aria-hidden="true" />}
                  {name}
                </Link>
              </li>
            )
          })}
        </ul>
      </nav>
      <label className="flex items-center gap-3 lg:hidden">
        <span className="flex-none font-medium">腔調</span>
        <select
          name="d"
          value={asked.d ?? ''}
          onChange={({ target }) =>
            void navigate(to(Number(target.value) || undefined), { preventScrollReset: true })
          }
          className="field-input"
        >
          {CHOICES.map(({ id, name }) => (
            <option key={name} value={id ?? ''}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </>
  )
}
