import { useState } from 'react'
import { fromTaipeiInput, toTaipeiInput } from '../taipei-time.ts'
import { Field, type FieldProps } from './Field.tsx'
import { taipeiWords } from './taipei-words.ts'
import './forms.css'

const DAY_MINUTES = 24 * 60
const two = (number: number) => String(number).padStart(2, '0')

/**
 * A moment on the steps of a clock: the day is picked, the time chosen. In Taiwan's time, given as ISO in UTC. A time
 * between the steps stays among the choices until another one is chosen.
 */
export function StepTimeField({
  name,
  label,
  hint = '臺灣時間',
  required,
  errors,
  value,
  onValue,
  minutes,
  usual = 'first',
}: FieldProps & {
  value: string | null
  /** `null` while day or time is missing. */
  onValue(value: string | null): void
  /** Between two times. */
  minutes: number
  /** The time that a day gets when it is picked before one was chosen: the day's first, or its last. */
  usual?: 'first' | 'last'
}) {
  const [local, setLocal] = useState(() => partsOf(value))
  const [told, setTold] = useState(value)
  // A value that did not come from here (changes given up, a conflict) takes the place of what stands in the field.
  if (value !== told) {
    setTold(value)
    setLocal(partsOf(value))
  }
  const times = Array.from({ length: DAY_MINUTES / minutes }, (_, at) => {
    const minute = at * minutes
    return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`
  })
  const usualTime = times.at(usual === 'first' ? 0 : -1) ?? ''
  if (local.time && !times.includes(local.time)) times.push(local.time)
  const change = (next: { day: string; time: string }) => {
    const moment = fromTaipeiInput(`${next.day}T${next.time}`)
    setLocal(next)
    setTold(moment)
    onValue(moment)
  }
  const words = taipeiWords(value)
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
        <div className="flex flex-wrap gap-2">
          <input
            {...wiring}
            type="date"
            value={local.day}
            max="2199-12-31"
            onChange={({ target }) => change({ day: target.value, time: local.time || usualTime })}
            className="field-input min-w-0 flex-1 basis-40 tabular-nums"
          />
          <select
            aria-label={`${label}的時刻`}
            aria-invalid={wiring['aria-invalid']}
            aria-describedby={wiring['aria-describedby']}
            value={local.time}
            onChange={({ target }) => change({ ...local, time: target.value })}
            className="field-input w-28! flex-none tabular-nums"
          >
            <option value="">時刻</option>
            {times.map((time) => (
              <option key={time} value={time}>
                {time}
              </option>
            ))}
          </select>
        </div>
      )}
    </Field>
  )
}

function partsOf(value: string | null): { day: string; time: string } {
  const [day = '', time = ''] = toTaipeiInput(value).split('T')
  return { day, time }
}
