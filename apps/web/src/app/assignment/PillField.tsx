import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import type { FieldProps } from '../forms/Field.tsx'
import { GroupField } from '../forms/GroupField.tsx'

/** One of few as pills, always one chosen: radios, walked by the arrow keys. */
export function PillField<V extends string | number>({
  options,
  value,
  onValue,
  children,
  ...field
}: FieldProps & {
  options: readonly { value: V; label: string }[]
  value: V | null
  onValue(value: V): void
  /** After the pills. */
  children?: ReactNode
}) {
  return (
    <GroupField {...field} single gap="gap-1.5">
      <div className="flex flex-wrap gap-2.5">
        {options.map((option) => (
          <label key={option.value} className="assign-pill">
            {option.value === value && <Check size={20} aria-hidden="true" />}
            {option.label}
            <input
              type="radio"
              name={field.name}
              value={String(option.value)}
              checked={option.value === value}
              onChange={() => onValue(option.value)}
            />
          </label>
        ))}
        {children}
      </div>
    </GroupField>
  )
}
