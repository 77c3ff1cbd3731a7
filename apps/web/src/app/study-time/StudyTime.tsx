import { timeParts } from './time-parts.ts'

/** Days, hours and minutes, their numbers large. */
export function StudyTime({ minutes }: { minutes: number }) {
  return (
    <p className="font-medium tabular-nums">
      {timeParts(minutes).map(({ amount, unit }) => (
        <span key={unit} className="mr-2 whitespace-nowrap">
          <b className="text-40 leading-tight text-brand">{amount}</b> {unit}
        </span>
      ))}
    </p>
  )
}
