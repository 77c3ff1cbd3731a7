import { cx } from '@hakka/ui/cx.ts'
import { type ComponentProps, useState } from 'react'
import { Field, type FieldProps } from './Field.tsx'
import { GraphemeCount } from './GraphemeCount.tsx'

export interface TextFieldProps
  extends FieldProps,
    Omit<ComponentProps<'input'>, keyof FieldProps | 'id' | 'value' | 'defaultValue' | 'max'> {
  /** With `onValue`; without both the form itself keeps what is typed. */
  value?: string
  defaultValue?: string
  onValue?(value: string): void
  /** In graphemes: how many there are is shown, and said when they are too many. */
  max?: number
}

/** A line of text. */
export function TextField({
  label,
  hint,
  required,
  errors,
  value,
  onValue,
  onChange,
  max,
  className,
  ...input
}: TextFieldProps) {
  const [typed, setTyped] = useState(input.defaultValue ?? '')
  return (
    <Field
      name={input.name}
      label={label}
      hint={hint}
      required={required}
      errors={errors}
      count={max !== undefined && <GraphemeCount text={value ?? typed} max={max} />}
    >
      {(wiring) => (
        <input
          {...input}
          {...wiring}
          value={value}
          onChange={(event) => {
            if (max !== undefined) setTyped(event.target.value)
            onValue?.(event.target.value)
            onChange?.(event)
          }}
          className={cx('field-input', className)}
        />
      )}
    </Field>
  )
}
