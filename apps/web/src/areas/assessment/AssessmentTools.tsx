import { DIALECTS } from '@hakka/contract/constants'
import { cx } from '@hakka/ui/cx.ts'
import { Check } from 'lucide-react'
import { useId } from 'react'
import { Link, useNavigate, useNavigation } from 'react-router'
import { ASSESSMENTS, assessmentsUrl, type Place, placeOf } from './unit-name.ts'

interface Option {
  value: number
  label: string
}

const years = (prefix: string, from: number, to: number, first: number): Option[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({
    value: from + index,
    label: `${prefix} ${first + index} 年級`,
  }))

/** School years as a family says them: the third year of 國中 is the ninth of twelve. */
const YEARS = [...years('國小', 1, 6, 1), ...years('國中', 7, 9, 7), ...years('高中', 10, 12, 10)]
const SEMESTERS = [
  { value: 1, label: '上學期' },
  { value: 2, label: '下學期' },
]

/** School year, semester and dialect: pills on wide screens, lists on narrow ones. Each choice is an address. */
export function AssessmentTools({ at: shown }: { at: Place }) {
  // Who chooses a year and at once a semester means both: the second choice builds on the one under way.
  const next = useNavigation().location
  const at =
    next?.pathname === ASSESSMENTS ? placeOf(Object.fromEntries(new URLSearchParams(next.search))) : shown
  return (
    <div className="my-5 grid gap-5 md:my-7">
      <Pick label="年級" options={YEARS} value={at.step_no} to={(step_no) => ({ ...at, step_no })} />
      <div className="flex flex-wrap gap-x-10 gap-y-5">
        <Pick
          label="學期"
          options={SEMESTERS}
          value={at.semester_no}
          to={(semester_no) => ({ ...at, semester_no })}
        />
        <Pick
          label="腔調"
          options={DIALECTS.map(({ id, name }) => ({ value: id, label: name }))}
          value={at.dialect_id}
          to={(dialect_id) => ({ ...at, dialect_id })}
        />
      </div>
    </div>
  )
}

interface PickProps {
  label: string
  options: readonly Option[]
  value: number
  to(value: number): Place
}

function Pick({ label, options, value, to }: PickProps) {
  const id = useId()
  const navigate = useNavigate()
  return (
    <nav aria-labelledby={id} className="w-full md:w-auto">
      <span id={id} className="mb-2 block text-16 font-bold">
        {label}
      </span>
      <ul className="hidden flex-wrap gap-2 md:flex">
        {options.map((option) => {
          const on = option.value === value
          return (
            <li key={option.value}>
              <Link
                to={assessmentsUrl(to(option.value))}
                preventScrollReset
                aria-current={on ? 'true' : undefined}
                className={cx(
                  'inline-flex min-h-12 items-center gap-1.5 rounded-pill px-5 no-underline',
                  on
                    ? 'bg-primary font-bold text-white'
                    : 'border-[1.5px] border-control bg-white font-medium text-ink hover:border-ink',
                )}
              >
                {on && <Check size={20} aria-hidden="true" />}
                {option.label}
              </Link>
            </li>
          )
        })}
      </ul>
      <select
        aria-labelledby={id}
        className="select-field md:hidden"
        value={value}
        onChange={(event) =>
          navigate(assessmentsUrl(to(Number(event.target.value))), { preventScrollReset: true })
        }
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </nav>
  )
}
