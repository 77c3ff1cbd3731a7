import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import type { TextFieldProps } from './TextField.tsx'
import { TextFrame } from './TextFrame.tsx'
import './forms.css'

/** A password with a button that shows what was typed. */
export function PasswordField(props: Omit<TextFieldProps, 'max' | 'type' | 'className'>) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <TextFrame field={props}>
      {(input) => (
        <div className="relative">
          <input
            autoComplete="current-password"
            {...input}
            type={shown ? 'text' : 'password'}
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
    </TextFrame>
  )
}
