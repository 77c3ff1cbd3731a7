import { type ReactNode, useId } from 'react'
import { cx } from './cx.ts'

export interface SegmentedProps<T extends string> {
  /** Names the group; shown unless the look around it says the same. */
  label: string
  hideLabel?: boolean
  value: T
  onChange(value: T): void
  options: readonly { value: T; label: string; icon?: ReactNode; disabled?: boolean }[]
  /** As wide as its container, options of equal width; `phone`: only on narrow screens. */
  fill?: boolean | 'phone'
}

/** One of few, always one chosen: radio buttons that look like one control. */
export function Segmented<T extends string>({
  label,
  hideLabel,
  value,
  onChange,
  options,
  fill,
}: SegmentedProps<T>) {
  const name = useId()
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${name}-label`}
      className={cx(
        'items-center gap-3',
        fill === true && 'flex min-w-0 flex-1',
        fill === 'phone' && 'flex min-w-0 max-md:flex-1',
        !fill && 'inline-flex',
      )}
    >
      <span id={`${name}-label`} className={hideLabel ? 'sr-only' : 'text-18 font-bold whitespace-nowrap'}>
        {label}
      </span>
      <span className="segmented" data-fill={fill || undefined}>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            {option.icon}
            {option.label}
          </label>
        ))}
      </span>
    </div>
  )
}
