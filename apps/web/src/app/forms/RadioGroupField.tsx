import type { FieldProps } from './Field.tsx'
import { GroupField } from './GroupField.tsx'
import type { SelectOption } from './SelectField.tsx'

/** One of few, all of them seen. */
export function RadioGroupField<V extends string | number>({
  options,
  value,
  defaultValue,
  onValue,
  ...field
}: FieldProps & {
  options: readonly (SelectOption<V> & { hint?: string })[]
  /** `null`: none is chosen yet. */
  value?: V | null
  defaultValue?: V
  onValue?(value: V): void
}) {
  return (
    <GroupField {...field} single gap="gap-1">
      <div className="flex flex-wrap gap-x-6 gap-y-1">
        {options.map((option) => (
          <label key={option.value} className="inline-flex min-h-10 items-center gap-2.5">
            <input
              type="radio"
              name={field.name}
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
    </GroupField>
  )
}
