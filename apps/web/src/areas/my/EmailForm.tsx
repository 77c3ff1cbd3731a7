import type { Account } from '@hakka/contract/my'
import { Button } from '@hakka/ui/Button.tsx'
import { useState } from 'react'
import { api } from '../../app/api.ts'
import { FormAlert } from '../../app/forms/FormAlert.tsx'
import { SendForm } from '../../app/forms/SendForm.tsx'
import { TextField } from '../../app/forms/TextField.tsx'
import { useSending } from '../../app/forms/use-sending.ts'
import { ProofField } from './ProofField.tsx'

/** Another address for the account: it is the new one when the link sent there was opened. */
export function EmailForm({ account }: { account: Account }) {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [sent, setSent] = useState<string>()
  const sending = useSending()
  const { busy, errors, send } = sending
  const save = async () => {
    setSent(undefined)
    const saved = await send(async () => {
      const body = { email, ...(account.has_password ? { password } : {}) }
      const { message } = await api('PUT /api/my/email', { body })
      setSent(message)
    })
    if (saved) setPassword('')
  }
  return (
    <SendForm sending={sending} onSend={save}>
      {sent && <FormAlert type="success">{sent}</FormAlert>}
      <p>
        目前的電子郵件：
        {account.email ? <span translate="no">{account.email}</span> : '未設定'}
        {account.email && !account.email_verified && '（還沒確認）'}
      </p>
      <TextField
        name="email"
        label="新的電子郵件"
        required
        type="email"
        autoComplete="email"
        value={email}
        onValue={setEmail}
        errors={errors.email}
      />
      <ProofField
        account={account}
        hint="為了確認是你本人"
        value={password}
        onValue={setPassword}
        errors={errors.password}
      />
      <div>
        <Button type="submit" kind="brand" busy={busy}>
          寄出確認信
        </Button>
      </div>
    </SendForm>
  )
}
