import { Check } from 'lucide-react'
import { useId } from 'react'
import { type FieldProps, isWrong, Required } from './Field.tsx'
import { FieldErrors } from './FieldErrors.tsx'

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
  name,
  label,
  hint,
  required,
  errors = [],
  options,
  value,
  onValue,
  single,
}: FieldProps & {
  options: readonly { id: V; name: string }[]
  value: readonly V[]
  onValue(value: V[]): void
  single?: boolean
}) {
  const id = useId()
  const wrong = isWrong(errors)
  const described = [wrong && `${id}-errors`, hint !== undefined && `${id}-hint`].filter(Boolean).join(' ')
  // Boxes are wrong each by itself: a group of them can't be.
  const group = single
    ? {
        role: 'radiogroup',
        'aria-labelledby': `${id}-label`,
        'aria-required': required || undefined,
        'aria-invalid': wrong || undefined,
      }
    : { role: 'group', 'aria-labelledby': `${id}-label` }
  return (
    <div
      {...group}
      data-field={name}
      aria-describedby={described || undefined}
      className="grid min-w-0 gap-1.5"
    >
      <div className="flex items-center gap-2 font-medium">
        <span id={`${id}-label`}>{label}</span>
        {required && <Required />}
      </div>
      <div className="flex flex-wrap gap-2.5">
        {options.map((option) => {
          const chosen = value.includes(option.id)
          const others = value.filter((own) => own !== option.id)
          return (
            <Chip
              key={option.id}
              label={option.name}
              type={single ? 'radio' : 'checkbox'}
              name={name}
              value={option.id}
              checked={chosen}
              aria-invalid={(!single && wrong) || undefined}
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
      <FieldErrors id={`${id}-errors`} errors={errors} />
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-16 text-muted">
          {hint}
        </p>
      )}
    </div>
  )
}
