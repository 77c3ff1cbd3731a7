import { Delete, Space, X } from 'lucide-react'
import type { PointerEvent, RefObject } from 'react'
import { KEY_GROUPS, unitsBefore } from './keys.ts'

/** The field keeps its cursor, and on a phone the system's keyboard stays away. */
const keepFocus = (event: PointerEvent) => event.preventDefault()

/** Changes the field as typing does, so that React and the cursor both follow. */
function put(input: HTMLInputElement | null, text: string, units = 0): void {
  if (!input) return
  const end = input.selectionEnd ?? input.value.length
  const start = input.selectionStart ?? end
  input.setRangeText(text, start === end ? start - units : start, end, 'end')
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Tone marks and punctuation that a keyboard may lack; they go to where the field's cursor stands. */
export function Keypad({
  id,
  input,
  onClose,
}: {
  id: string
  input: RefObject<HTMLInputElement | null>
  onClose(): void
}) {
  const erase = () => {
    const own = input.current
    if (own) put(own, '', unitsBefore(own.value, own.selectionStart ?? own.value.length))
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups what a form sends, and these keys send nothing
    <div id={id} role="group" aria-label="拼音鍵盤" className="keypad" onPointerDown={keepFocus}>
      {KEY_GROUPS.map(({ label, keys }) => (
        // biome-ignore lint/a11y/useSemanticElements: as above
        <div key={label} role="group" aria-label={label}>
          <p aria-hidden="true" className="keypad-label">
            {label}
          </p>
          <div className="keypad-keys">
            {keys.map(({ text, name }) => (
              <button
                key={text}
                type="button"
                aria-label={name}
                className="keypad-key"
                onClick={() => put(input.current, text)}
              >
                {text}
              </button>
            ))}
          </div>
        </div>
      ))}
      <div className="keypad-keys keypad-wide">
        <button type="button" className="keypad-key" onClick={() => put(input.current, ' ')}>
          <Space aria-hidden="true" />
          空格
        </button>
        <button type="button" className="keypad-key" onClick={erase}>
          <Delete aria-hidden="true" />
          退格
        </button>
        <button type="button" className="keypad-key" onClick={onClose}>
          <X aria-hidden="true" />
          關閉
        </button>
      </div>
    </div>
  )
}
