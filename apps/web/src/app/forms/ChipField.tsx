import { Check } from 'lucide-react'
import { type FieldProps, isWrong } from './Field.tsx'
import { GroupField } from './GroupField.tsx'
import './forms.css'

/** One choice: a box or a radio that looks like a chip. */
export function Chip({
  label,
  ...input
}: { label: string } & Omit<React.ComponentProps<'input'>, 'className' | 'children'>) {
  return (
    <label className="chip-choice">
      <Check size={18} aria-hidden="true" />
      {label}
      <input {...input} />
    </label>
  )
}

/** Some of few, or one of them (`single`), all of them seen. The one that is chosen can be taken back by choosing it again. */
export function ChipField<V extends string | number>({
  options,
  value,
  onValue,
  single = false,
  ...field
}: FieldProps & {
  options: readonly { id: V; name: string }[]
  value: readonly V[]
  onValue(value: V[]): void
  single?: boolean
}) {
  return (
    <GroupField {...field} single={single} gap="gap-1.5">
      <div className="flex flex-wrap gap-2.5">
        {options.map((option) => {
          const chosen = value.includes(option.id)
          const others = value.filter((own) => own !== option.id)
          return (
            <Chip
              key={option.id}
              label={option.name}
              type={single ? 'radio' : 'checkbox'}
              name={field.name}
              value={option.id}
              checked={chosen}
              aria-invalid={(!single && isWrong(field.errors)) || undefined}
              onChange={() => onValue(single ? [option.id] : chosen ? others : [...value, option.id])}
              // A radio that is chosen already does not change when it is picked again, and some browsers tell
              // nothing at all of the space bar then.
              onClick={single && chosen ? () => onValue([]) : undefined}
              onKeyDown={(event) => {
                if (!single || !chosen || event.key !== ' ') return
                event.preventDefault()
                onValue([])
              }}
            />
          )
        })}
      </div>
    </GroupField>
  )
}
