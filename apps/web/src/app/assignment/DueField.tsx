import { CalendarDays } from 'lucide-react'
import { useState } from 'react'
import { dayWithWeekday, dueChoices, todayInTaipei } from './days.ts'
import { PillField } from './PillField.tsx'

const OTHER = 'other'

/** The day to whose end it is on time: one of three near ones, or any. */
export function DueField({
  value,
  errors,
  onValue,
}: {
  value: string
  errors?: readonly string[] | undefined
  onValue(day: string): void
}) {
  const today = todayInTaipei()
  const choices = dueChoices(today)
  const isListed = choices.some(({ day }) => day === value)
  const [picks, setPicks] = useState(!isListed)
  const isOther = picks || !isListed
  return (
    <PillField
      name="due_on"
      label="什麼時候到期"
      options={choices.map(({ day, label }) => ({ value: day, label }))}
      value={isOther ? null : value}
      errors={errors}
      onValue={(day) => {
        setPicks(false)
        onValue(day)
      }}
    >
      <label className="assign-pill">
        <CalendarDays size={20} aria-hidden="true" />
        {isOther && value ? dayWithWeekday(value) : '選日期'}
        <input type="radio" name="due_on" value={OTHER} checked={isOther} onChange={() => setPicks(true)} />
      </label>
      {isOther && (
        <input
          type="date"
          aria-label="到期日"
          min={today}
          value={value}
          onChange={(event) => event.target.value && onValue(event.target.value)}
          className="field-input max-w-52"
        />
      )}
    </PillField>
  )
}
