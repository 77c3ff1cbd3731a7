import { type ComponentProps, useState } from 'react'
import { Field, type FieldProps } from './Field.tsx'
import { GraphemeCount } from './GraphemeCount.tsx'

interface Props
  extends FieldProps,
    Omit<ComponentProps<'textarea'>, keyof FieldProps | 'id' | 'value' | 'defaultValue' | 'onChange'> {
  value?: string
  defaultValue?: string
  onValue?(value: string): void
  /** In graphemes. Nothing is cut off: what was pasted too long stays to be shortened. */
  max?: number
}

/** Text of several lines, with how much of what may be written. */
export function TextAreaField({
  label,
  hint,
  required,
  errors,
  max,
  value,
  onValue,
  rows = 5,
  ...area
}: Props) {
  const [typed, setTyped] = useState(area.defaultValue ?? '')
  return (
    <Field
      name={area.name}
      label={label}
      hint={hint}
      required={required}
      errors={errors}
      count={max !== undefined && <GraphemeCount text={value ?? typed} max={max} />}
    >
      {(wiring) => (
        <textarea
          {...area}
          {...wiring}
          rows={rows}
          value={value}
          onChange={(event) => {
            setTyped(event.target.value)
            onValue?.(event.target.value)
          }}
          className="field-input"
        />
      )}
    </Field>
  )
}
