import type { Account } from '@hakka/contract/my'
import { Button } from '@hakka/ui/Button.tsx'
import { toast } from '@hakka/ui/toast.ts'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '../../app/api.ts'
import { PasswordField } from '../../app/forms/PasswordField.tsx'
import { SendForm } from '../../app/forms/SendForm.tsx'
import { useSending } from '../../app/forms/use-sending.ts'

const EMPTY = { old_password: '', password: '', password_confirmation: '' }

/** Another password; who has none yet, because another account opens this one, sets the first. */
export function PasswordForm({ account }: { account: Account }) {
  const [values, setValues] = useState(EMPTY)
  const sending = useSending()
  const { busy, errors, send } = sending
  const { revalidate } = useRevalidator()
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
    <SendForm sending={sending} onSend={save}>
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
    </SendForm>
  )
}
