import { Button } from '@hakka/ui/Button.tsx'
import { toast } from '@hakka/ui/toast.ts'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '../../app/api.ts'
import { SendForm } from '../../app/forms/SendForm.tsx'
import { TextField } from '../../app/forms/TextField.tsx'
import { useSending } from '../../app/forms/use-sending.ts'

/** Where a pupil types the code that her teacher has told. */
export function CodeForm({ button }: { button: string }) {
  const sending = useSending()
  const { revalidate } = useRevalidator()
  const [code, setCode] = useState('')
  async function join(): Promise<void> {
    const joined = await sending.send(async () => {
      const { message } = await api('POST /api/my/learning-class/join', { body: { code } })
      toast({ type: 'success', body: message })
    })
    if (!joined) return
    setCode('')
    await revalidate()
  }
  return (
    <SendForm sending={sending} onSend={join}>
      <TextField
        name="code"
        label="老師給的班級代碼"
        hint="例如 K7Q4MN。輸入代碼要等老師同意；掃 QR Code 就直接加入。"
        autoCapitalize="characters"
        autoComplete="off"
        value={code}
        errors={sending.errors.code}
        onValue={setCode}
      />
      <Button type="submit" kind="brand" busy={sending.busy} className="justify-self-start max-sm:w-full">
        {button}
      </Button>
    </SendForm>
  )
}
