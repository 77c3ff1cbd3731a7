import { type ReactNode, useId } from 'react'
import { type FieldProps, isWrong, Required } from './Field.tsx'
import { FieldErrors } from './FieldErrors.tsx'
import { describedBy } from './FieldNotes.tsx'
import './forms.css'

/** A box to tick; a form posts `1` for a ticked one and nothing else. `switch` for what is on or off, like 公開. */
export function CheckField({
  name,
  label,
  hint,
  required,
  errors = [],
  value,
  defaultValue,
  onValue,
  look = 'box',
  disabled,
  children,
}: Omit<FieldProps, 'label'> & {
  label: string
  value?: boolean
  defaultValue?: boolean
  onValue?(value: boolean): void
  look?: 'box' | 'switch'
  disabled?: boolean
  /** In the label's place where it holds links. */
  children?: ReactNode
}) {
  const id = useId()
  return (
    <div className="grid gap-1">
      <div className="flex items-start gap-3">
        <input
          type="checkbox"
          role={look === 'switch' ? 'switch' : undefined}
          id={id}
          name={name}
          data-field={name}
          value="1"
          disabled={disabled}
          checked={value}
          defaultChecked={defaultValue}
          onChange={(event) => onValue?.(event.target.checked)}
          aria-required={required || undefined}
          aria-invalid={isWrong(errors) || undefined}
          aria-describedby={describedBy({ id, errors, hint })}
          className={look === 'switch' ? 'switch-input' : 'mt-1 size-6 flex-none accent-brand'}
        />
        <div className="min-w-0">
          <span className="flex flex-wrap items-center gap-2">
            <label htmlFor={id} className="py-0.5">
              {children ?? label}
            </label>
            {required && <Required />}
          </span>
          {hint !== undefined && (
            <p id={`${id}-hint`} className="text-16 leading-snug text-muted">
              {hint}
            </p>
          )}
        </div>
      </div>
      <FieldErrors id={`${id}-errors`} errors={errors} />
    </div>
  )
}
