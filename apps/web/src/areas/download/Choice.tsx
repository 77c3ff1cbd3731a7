import { cx } from '@hakka/ui/cx.ts'
import { Check } from 'lucide-react'
import { type ReactNode, useId } from 'react'

export interface ChoiceOption {
  value: number
  label: string
  /** A second line in muted letters. */
  note?: string
  /** Sets the colours of a level. */
  level?: number
}

/** One of several as large radio buttons: arrow keys move, the chosen one shows a tick and the level's colour. */
export function Choice({
  legend,
  value,
  options,
  onChange,
  className,
  children,
}: {
  legend: ReactNode
  value: number | null
  options: readonly ChoiceOption[]
  onChange(value: number): void
  /** How the options are laid out. */
  className: string
  /** Stands in place of options where there are none. */
  children?: ReactNode
}) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 font-reading text-26 leading-snug text-brand">{legend}</legend>
      {options.length === 0 && children}
      <div className={className}>
        {options.map((option) => {
          const on = option.value === value
          return (
            <label
              key={option.value}
              data-level={option.level}
              className={cx(
                'relative flex min-h-14 items-center gap-3 rounded-option border-2 bg-white px-4 py-2 leading-snug has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand',
                on
                  ? 'border-primary bg-lighten font-bold text-darken'
                  : 'border-line font-medium hover:border-control',
              )}
            >
              <input
                type="radio"
                name={name}
                value={option.value}
                checked={on}
                onChange={() => onChange(option.value)}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              <span
                aria-hidden="true"
                className={cx(
                  'grid size-6 flex-none place-items-center rounded-full border-2',
                  on ? 'border-primary bg-primary text-white' : 'border-control bg-white',
                )}
              >
                {on && <Check size={16} strokeWidth={3.5} />}
              </span>
              <span className="min-w-0">
                {option.label}
                {option.note && <span className="block text-16 font-normal text-muted">{option.note}</span>}
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
