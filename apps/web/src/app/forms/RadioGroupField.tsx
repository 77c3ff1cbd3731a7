import { useId } from 'react'
import { type FieldProps, isWrong, Required } from './Field.tsx'
import { FieldErrors } from './FieldErrors.tsx'
import type { SelectOption } from './SelectField.tsx'

/** One of few, all of them seen. */
export function RadioGroupField<V extends string | number>({
  name,
  label,
  hint,
  required,
  errors = [],
  options,
  value,
  defaultValue,
  onValue,
}: FieldProps & {
  options: readonly (SelectOption<V> & { hint?: string })[]
  /** `null`: none is chosen yet. */
  value?: V | null
  defaultValue?: V
  onValue?(value: V): void
}) {
  const id = useId()
  const wrong = isWrong(errors)
  const described = [wrong && `${id}-errors`, hint !== undefined && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div
      role="radiogroup"
      data-field={name}
      aria-labelledby={`${id}-label`}
      aria-required={required || undefined}
      aria-invalid={wrong || undefined}
      aria-describedby={described || undefined}
      className="grid min-w-0 gap-1"
    >
      <div className="flex items-center gap-2 font-medium">
        <span id={`${id}-label`}>{label}</span>
        {required && <Required />}
      </div>
      <div className="flex flex-wrap gap-x-6 gap-y-1">
        {options.map((option) => (
          <label key={option.value} className="inline-flex min-h-10 items-center gap-2.5">
            <input
              type="radio"
              name={name}
              value={String(option.value)}
              checked={value === undefined ? undefined : option.value === value}
              defaultChecked={defaultValue === undefined ? undefined : option.value === defaultValue}
              onChange={() => onValue?.(option.value)}
              className="size-6 flex-none accent-brand"
            />
            <span>
              {option.label}
              {option.hint && <span className="block text-16 leading-snug text-muted">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldErrors id={`${id}-errors`} errors={errors} />
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-16 text-muted">
          {hint}
        </p>
      )}
    </div>
  )
}
