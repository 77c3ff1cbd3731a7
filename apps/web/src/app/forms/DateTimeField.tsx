import { useState } from 'react'
import { fromTaipeiInput, toTaipeiInput } from '../taipei-time.ts'
import { Field, type FieldProps } from './Field.tsx'
import { taipeiWords } from './taipei-words.ts'
import './forms.css'

/**
 * A moment: picked and shown in Taiwan's time, given and posted as ISO in UTC. Browsers show it in the order and with the
 * clock of their own language: below it stands in words which day and hour it is.
 */
export function DateTimeField({
  name,
  label,
  hint = '臺灣時間',
  required,
  errors,
  value,
  defaultValue = null,
  onValue,
}: FieldProps & {
  value?: string | null
  defaultValue?: string | null
  /** `null` while it is empty or half typed. */
  onValue?(value: string | null): void
}) {
  const [local, setLocal] = useState(toTaipeiInput(value ?? defaultValue))
  const [told, setTold] = useState(value)
  // A value that did not come from here (changes given up, a conflict) takes the place of what stands in the field.
  if (value !== undefined && value !== told) {
    setTold(value)
    setLocal(toTaipeiInput(value))
  }
  const words = taipeiWords(fromTaipeiInput(local))
  return (
    <Field
      name={name}
      label={label}
      hint={
        <>
          {words && <span className="block text-ink tabular-nums">{words}</span>}
          {hint}
        </>
      }
      required={required}
      errors={errors}
    >
      {(wiring) => (
        <>
          <input
            {...wiring}
            type="datetime-local"
            value={local}
            onChange={(event) => {
              const moment = fromTaipeiInput(event.target.value)
              setLocal(event.target.value)
              if (value !== undefined) setTold(moment)
              onValue?.(moment)
            }}
            className="field-input tabular-nums"
          />
          <input type="hidden" name={name} value={fromTaipeiInput(local) ?? ''} />
        </>
      )}
    </Field>
  )
}
