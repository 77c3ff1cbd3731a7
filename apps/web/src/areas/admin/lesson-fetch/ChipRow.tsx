import type { ReactNode } from 'react'
import { Chip } from '../../../app/forms/ChipField.tsx'

/** Some of a row of chips, with how many they are. */
export function ChipRow<V extends string | number>({
  label,
  unit,
  name,
  options,
  value,
  onValue,
  children,
}: {
  label: string
  /** What they are counted in. */
  unit: string
  name: string
  options: readonly { id: V; name: string }[]
  value: readonly V[]
  onValue(value: V[]): void
  /** What there is to say of them. */
  children?: ReactNode
}) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 flex w-full items-baseline justify-between gap-3 font-medium">
        {label}
        <span className="font-bold text-brand tabular-nums">
          {value.length} {unit}
        </span>
      </legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ id, name: text }) => {
          const isChosen = value.includes(id)
          return (
            <Chip
              key={id}
              label={text}
              type="checkbox"
              name={name}
              value={id}
              checked={isChosen}
              onChange={() => onValue(isChosen ? value.filter((own) => own !== id) : [...value, id])}
            />
          )
        })}
      </div>
      {children}
    </fieldset>
  )
}
