import type { Account } from '@hakka/contract/my'
import { Button } from '@hakka/ui/Button.tsx'
import { toast } from '@hakka/ui/toast.ts'
import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '../../app/api.ts'
import { FormAlert } from '../../app/forms/FormAlert.tsx'
import { PasswordField } from '../../app/forms/PasswordField.tsx'
import { useFocusOnErrors } from '../../app/forms/use-focus-on-errors.ts'
import { useSending } from './use-sending.ts'

const EMPTY = { old_password: '', password: '', password_confirmation: '' }

/** Another password; who has none yet, because another account opens this one, sets the first. */
export function PasswordForm({ account }: { account: Account }) {
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(EMPTY)
  const { busy, errors, alert, send } = useSending()
  const { revalidate } = useRevalidator()
  useFocusOnErrors(form, errors)
  const field = (name: keyof typeof EMPTY) => ({
    name,
    required: true,
    value: values[name],
    onValue: (value: string) => setValues({ ...values, [name]: value }),
    errors: errors[name],
  })
  const save = async () => {
    const { old_password, ...fresh } = values
    const saved = await send(async () => {
      const body = account.has_password ? values : fresh
      const { message } = await api('PUT /api/my/password', { body })
      toast({ type: 'success', body: message })
    })
    if (!saved) return
    setValues(EMPTY)
    await revalidate()
  }
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      {alert && <FormAlert>{alert}</FormAlert>}
      <input type="text" name="username" autoComplete="username" value={account.username} readOnly hidden />
      {account.has_password && <PasswordField {...field('old_password')} label="目前的密碼" />}
      <PasswordField
        {...field('password')}
        label="新密碼"
        autoComplete="new-password"
        hint="至少 8 個字元（編輯人員 12 個），也可以用中文或一整句話"
      />
      <PasswordField
        {...field('password_confirmation')}
        label="再輸入一次新密碼"
        autoComplete="new-password"
      />
      <div>
        <Button type="submit" kind="brand" busy={busy}>
          {account.has_password ? '更換密碼' : '設定密碼'}
        </Button>
      </div>
    </form>
  )
}
