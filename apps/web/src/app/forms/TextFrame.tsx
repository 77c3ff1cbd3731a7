import { type ReactNode, useState } from 'react'
import { Field, type FieldProps, type Wiring } from './Field.tsx'
import { GraphemeCount } from './GraphemeCount.tsx'

/** What every field of text takes, beside what its control takes. */
export interface TextProps extends FieldProps {
  /** With `onValue`; without both the form itself keeps what is typed. */
  value?: string
  defaultValue?: string
  onValue?(value: string): void
  /** In graphemes: how many there are is shown, and said when they are too many. Nothing is cut off. */
  max?: number
}

/** What ties a control to its field and to what is typed. */
interface TextWiring extends Wiring {
  onChange(event: { target: { value: string } }): void
}

/**
 * The field around a control of text.
 * @param props.field all that was given; `children` gets what of it is the control's own
 */
export function TextFrame<P extends TextProps>({
  field,
  children,
}: {
  field: P
  children(
    control: Omit<P, 'label' | 'hint' | 'required' | 'errors' | 'max' | 'onValue'> & TextWiring,
  ): ReactNode
}) {
  const { label, hint, required, errors, max, onValue, ...own } = field
  const [typed, setTyped] = useState(own.defaultValue ?? '')
  return (
    <Field
      name={own.name}
      label={label}
      hint={hint}
      required={required}
      errors={errors}
      count={max !== undefined && <GraphemeCount text={own.value ?? typed} max={max} />}
    >
      {(wiring) =>
        children({
          ...own,
          ...wiring,
          onChange: ({ target }) => {
            if (max !== undefined) setTyped(target.value)
            onValue?.(target.value)
          },
        })
      }
    </Field>
  )
}
