import { DIALECTS, LESSON_TYPES } from '@hakka/contract/constants'
import type { LessonMenu } from '@hakka/contract/lesson'
import { cx } from '@hakka/ui/cx.ts'
import { Check } from 'lucide-react'
import { useId } from 'react'
import { Link, useNavigate } from 'react-router'
import { menuUrl } from './menu-url.ts'

const PILL = 'inline-flex min-h-14 items-center gap-1.5 rounded-pill px-5 no-underline'

/** Dialect and lesson type: pills on wide screens, a list on narrow ones. Each choice is a link that can be shared. */
export function MenuTools({ menu }: { menu: LessonMenu }) {
  const id = useId()
  const navigate = useNavigate()
  const at = (change: { dialect_id?: number; type_no?: number }) =>
    menuUrl({ ...menu, level_no: menu.level_no ?? 1, part: menu.part_no ?? undefined, ...change })
  return (
    <div className="my-5 flex flex-wrap items-end justify-between gap-4 md:my-7 md:gap-6">
      <nav aria-labelledby={`${id}-dialect`} className="w-full md:w-auto">
        <span id={`${id}-dialect`} className="mb-2 block text-16 font-bold">
          腔調
        </span>
        <ul className="hidden flex-wrap gap-2 md:flex">
          {DIALECTS.map((dialect) => {
            const on = dialect.id === menu.dialect_id
            return (
              <li key={dialect.id}>
                <Link
                  to={at({ dialect_id: dialect.id })}
                  preventScrollReset
                  aria-current={on ? 'true' : undefined}
                  className={cx(
                    PILL,
                    on
                      ? 'bg-primary font-bold text-white'
                      : 'border-[1.5px] border-control bg-white font-medium text-ink hover:border-ink',
                  )}
                >
                  {on && <Check size={20} aria-hidden="true" />}
                  {dialect.name}
                </Link>
              </li>
            )
          })}
        </ul>
        <select
          aria-labelledby={`${id}-dialect`}
          className="select-field md:hidden"
          value={menu.dialect_id}
          onChange={(event) =>
            navigate(at({ dialect_id: Number(event.target.value) }), { preventScrollReset: true })
          }
        >
          {DIALECTS.map((dialect) => (
            <option key={dialect.id} value={dialect.id}>
              {dialect.name}
            </option>
          ))}
        </select>
      </nav>
      <nav aria-labelledby={`${id}-type`} className="w-full md:w-auto">
        <span id={`${id}-type`} className="mb-2 block text-16 font-bold">
          課程類型
        </span>
        <ul className="flex rounded-pill border-[1.5px] border-control bg-white p-[3px]">
          {LESSON_TYPES.map((type) => {
            const on = type.no === menu.type_no
            return (
              <li key={type.no} className="flex-1">
                <Link
                  to={at({ type_no: type.no })}
                  preventScrollReset
                  aria-current={on ? 'true' : undefined}
                  className={cx(
                    'flex min-h-12 items-center justify-center gap-2 rounded-button px-5 whitespace-nowrap no-underline',
                    on ? 'bg-primary font-bold text-white' : 'font-medium text-ink hover:bg-lighten',
                  )}
                >
                  {on && <Check size={20} aria-hidden="true" />}
                  {type.name}
                </Link>
              </li>
            )
          })}
        </ul>
      </nav>
    </div>
  )
}
