import { type ReactNode, useId } from 'react'
import { type FieldProps, isWrong, Required } from './Field.tsx'
import { describedBy, FieldNotes } from './FieldNotes.tsx'

/** Several controls under one label: label above, the controls, then their errors and a hint. */
export function GroupField({
  name,
  label,
  hint,
  required,
  errors = [],
  single,
  gap,
  children,
}: FieldProps & {
  /** One of them is to be chosen. Boxes are required and wrong each by itself: a group of them can't be. */
  single: boolean
  gap: 'gap-1' | 'gap-1.5'
  children: ReactNode
}) {
  const id = useId()
  const group = {
    role: single ? 'radiogroup' : 'group',
    'aria-labelledby': `${id}-label`,
    'aria-required': (single && required) || undefined,
    'aria-invalid': (single && isWrong(errors)) || undefined,
  }
  return (
    <div
      {...group}
      data-field={name}
      aria-describedby={describedBy({ id, errors, hint })}
      className={`grid min-w-0 ${gap}`}
    >
      <div className="flex items-center gap-2 font-medium">
        <span id={`${id}-label`}>{label}</span>
        {required && <Required />}
      </div>
      {children}
      <FieldNotes id={id} errors={errors} hint={hint} />
    </div>
  )
}
