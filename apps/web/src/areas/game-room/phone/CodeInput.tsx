import { ROOM } from '@hakka/contract/constants/room'
import { digitsOf } from '../code.ts'

const BOXES = Array.from({ length: ROOM.codeDigits }, (_, at) => at)

/** Nine digits, each in its box; it is one field for whoever types, pastes or listens. */
export function CodeInput({
  id,
  value,
  wrong,
  describedBy,
  onValue,
}: {
  id: string
  value: string
  wrong: boolean
  describedBy: string
  onValue(code: string): void
}) {
  return (
    <div className="code-input" data-wrong={wrong || undefined}>
      <input
        id={id}
        name="code"
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="next"
        value={value}
        aria-invalid={wrong || undefined}
        aria-describedby={describedBy}
        onChange={(event) => onValue(digitsOf(event.target.value))}
      />
      <div className="code-boxes" aria-hidden="true">
        {BOXES.map((at) => (
          <span key={at} data-next={at === Math.min(value.length, BOXES.length - 1) || undefined}>
            {value[at]}
          </span>
        ))}
      </div>
    </div>
  )
}
