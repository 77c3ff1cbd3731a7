import type { ReactNode } from 'react'
import { Field, type FieldProps } from './Field.tsx'
import './forms.css'

/** `null` stands for the first line, 請選擇 or 全部; a form posts it as an empty text. */
export interface SelectOption<V> {
  value: V
  label: string
  /** Somebody's name: no browser translates it. */
  verbatim?: boolean
}

/** One of a list. */
export function SelectField<V extends string | number | null>({
  name,
  label,
  hint,
  required,
  errors,
  options,
  value,
  defaultValue,
  onValue,
  disabled,
  after,
}: FieldProps & {
  options: readonly SelectOption<V>[]
  value?: V
  defaultValue?: V
  onValue?(value: NoInfer<V>): void
  disabled?: boolean
  /** Below the field, at its end. */
  after?: ReactNode
}) {
  const text = (own: V | undefined) => (own === undefined ? undefined : String(own ?? ''))
  return (
    <Field name={name} label={label} hint={hint} required={required} errors={errors} count={after}>
      {(wiring) => (
        <select
          {...wiring}
          name={name}
          disabled={disabled}
          value={text(value)}
          defaultValue={text(defaultValue)}
          onChange={(event) => {
            const chosen = options.find((option) => text(option.value) === event.target.value)
            if (chosen) onValue?.(chosen.value)
          }}
          className="field-input"
        >
          {options.map((option) => (
            <option
              key={text(option.value)}
              value={text(option.value)}
              translate={option.verbatim ? 'no' : undefined}
            >
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
