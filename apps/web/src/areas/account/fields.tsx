import { cx } from '@hakka/ui/cx.ts'
import { CircleAlert, Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useId, useState } from 'react'

interface FieldProps extends Omit<ComponentProps<'input'>, 'name' | 'id'> {
  name: string
  label: string
  hint?: string
  errors?: string[] | undefined
}

const INPUT = 'min-h-14 w-full rounded-option border-[1.5px] bg-white px-4 text-18'

/** A labelled text field; its errors stand below it and are tied to it for screen readers. */
export function TextField({ label, hint, errors = [], className, ...input }: FieldProps) {
  const id = useId()
  const wrong = errors.length > 0
  return (
    <div>
      <label htmlFor={id} className="mb-1 block">
        {label}
      </label>
      <input
        {...input}
        id={id}
        aria-invalid={wrong || undefined}
        aria-describedby={cx(hint && `${id}-hint`, wrong && `${id}-errors`) || undefined}
        className={cx(INPUT, wrong ? 'border-wrong bg-wrong-soft' : 'border-control', className)}
      />
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-16 text-muted">
          {hint}
        </p>
      )}
      <FieldErrors id={`${id}-errors`} errors={errors} />
    </div>
  )
}

/** A password with a button that shows what was typed. */
export function PasswordField({ label, errors = [], ...input }: FieldProps) {
  const id = useId()
  const [shown, setShown] = useState(false)
  const wrong = errors.length > 0
  const Icon = shown ? EyeOff : Eye
  return (
    <div>
      <label htmlFor={id} className="mb-1 block">
        {label}
      </label>
      <div className="relative">
        <input
          {...input}
          id={id}
          type={shown ? 'text' : 'password'}
          autoComplete="current-password"
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? `${id}-errors` : undefined}
          className={cx(INPUT, 'pr-28', wrong ? 'border-wrong bg-wrong-soft' : 'border-control')}
        />
        <button
          type="button"
          aria-pressed={shown}
          aria-label={shown ? '隱藏密碼' : '顯示密碼'}
          onClick={() => setShown(!shown)}
          className="absolute top-1 right-1 inline-flex min-h-12 items-center gap-2 rounded-xl px-3 text-brand"
        >
          <Icon size={20} aria-hidden="true" />
          {shown ? '隱藏' : '顯示'}
        </button>
      </div>
      <FieldErrors id={`${id}-errors`} errors={errors} />
    </div>
  )
}

function FieldErrors({ id, errors }: { id: string; errors: string[] }) {
  if (errors.length === 0) return null
  return (
    <ul id={id} className="mt-1 text-16 text-wrong">
      {errors.map((message) => (
        <li key={message} className="flex items-center gap-1.5">
          <CircleAlert size={18} aria-hidden="true" />
          {message}
        </li>
      ))}
    </ul>
  )
}
