import { Eye, EyeOff } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Field } from './Field.tsx'
import type { TextFieldProps } from './TextField.tsx'

/** A password with a button that shows what was typed. */
export function PasswordField({
  label,
  hint,
  required,
  errors,
  value,
  onValue,
  onChange,
  max: _max,
  after,
  ...input
}: TextFieldProps & {
  /** Below the field, as how strong the password is. */
  after?: ReactNode
}) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <Field name={input.name} label={label} hint={hint} required={required} errors={errors} count={after}>
      {(wiring) => (
        <div className="relative">
          <input
            autoComplete="current-password"
            {...input}
            {...wiring}
            type={shown ? 'text' : 'password'}
            value={value}
            onChange={(event) => {
              onValue?.(event.target.value)
              onChange?.(event)
            }}
            className="field-input pr-28"
          />
          <button
            type="button"
            aria-pressed={shown}
            aria-label={shown ? '隱藏密碼' : '顯示密碼'}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-1 right-1 inline-flex items-center gap-2 rounded-xl px-3 text-brand"
          >
            <Icon size={20} aria-hidden="true" />
            {shown ? '隱藏' : '顯示'}
          </button>
        </div>
      )}
    </Field>
  )
}
