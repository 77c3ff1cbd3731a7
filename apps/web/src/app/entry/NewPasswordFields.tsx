import { cx } from '@hakka/ui/cx.ts'
import { useState } from 'react'
import { PasswordField } from '../forms/PasswordField.tsx'
import { type Strength, strengthOf, strengthText } from './password-strength.ts'

const BARS: Record<Strength, number> = { empty: 0, short: 1, weak: 1, fair: 2, strong: 3 }
const COLOUR: Record<Strength, string> = {
  empty: 'bg-track',
  short: 'bg-wrong',
  weak: 'bg-warning',
  fair: 'bg-brand',
  strong: 'bg-correct',
}

/** The strength in words; the three bars only repeat it. */
function StrengthLine({ password }: { password: string }) {
  const strength = strengthOf(password)
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-16 text-muted" aria-live="polite">
      {strength !== 'empty' && (
        <>
          <span className="flex gap-1" aria-hidden="true">
            {[1, 2, 3].map((bar) => (
              <span
                key={bar}
                className={cx(
                  'h-1.5 w-8 rounded-full',
                  bar <= BARS[strength] ? COLOUR[strength] : 'bg-track',
                )}
              />
            ))}
          </span>
          密碼強度：{strengthText(strength)}
        </>
      )}
    </p>
  )
}

/** A new password and the same once more. */
export function NewPasswordFields({
  errors,
  label = '密碼',
}: {
  errors: Record<string, string[]>
  label?: string
}) {
  const [password, setPassword] = useState('')
  return (
    <>
      <div>
        <PasswordField
          name="password"
          label={label}
          required
          autoComplete="new-password"
          hint="至少 8 個字元，也可以用中文或一整句話"
          errors={errors.password}
          onValue={setPassword}
        />
        <StrengthLine password={password} />
      </div>
      <PasswordField
        name="password_confirmation"
        label={`再輸入一次${label}`}
        required
        autoComplete="new-password"
        errors={errors.password_confirmation}
      />
    </>
  )
}
