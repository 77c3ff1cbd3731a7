import type { Account } from '@hakka/contract/my'
import { Button } from '@hakka/ui/Button.tsx'
import { Dialog } from '@hakka/ui/Dialog.tsx'
import { useRef, useState } from 'react'
import { api } from '../../app/api.ts'
import { FormAlert } from '../../app/forms/FormAlert.tsx'
import { PasswordField } from '../../app/forms/PasswordField.tsx'
import { TextField } from '../../app/forms/TextField.tsx'
import { useFocusOnErrors } from '../../app/forms/use-focus-on-errors.ts'
import { forget } from '../../app/shell/leave.ts'
import { useSending } from './use-sending.ts'

/** Erasing one's account: what goes, what stays, and two things to type before it does. */
export function Erase({ account }: { account: Account }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <p>
        刪除以後，帳號、個人資料、學習歷程、課程進度、綁定和登入紀錄都會立刻消失，
        <strong>沒有辦法救回</strong>。
      </p>
      <p className="mt-2 text-muted">
        會留下的只有你回報過的問題內容和回覆（電子郵件、電話和截圖會刪掉，看不出是誰寫的），以及管理後台的操作紀錄。
      </p>
      <p className="mt-2 text-muted">建議先下載自己的資料。</p>
      <Button kind="ghost" className="mt-4 border-wrong text-wrong-deep" onClick={() => setOpen(true)}>
        刪除帳號
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="刪除帳號">
        <EraseForm account={account} onCancel={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function EraseForm({ account, onCancel }: { account: Account; onCancel(): void }) {
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState('')
  const [password, setPassword] = useState('')
  const { busy, errors, alert, send } = useSending()
  useFocusOnErrors(form, errors)
  if (!account.has_password && !account.fresh_login) {
    return <p>為了確認是你本人，請先登出，用綁定的帳號重新登入，再在十分鐘內回到這裡刪除帳號。</p>
  }
  const erase = async () => {
    const erased = await send(() =>
      api('DELETE /api/my/account', {
        body: { account: typed, ...(account.has_password ? { password } : {}) },
      }),
    )
    if (erased) forget()
  }
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        void erase()
      }}
    >
      {alert && <FormAlert>{alert}</FormAlert>}
      <p>
        要刪除的帳號是 <strong translate="no">{account.username}</strong>
        ，刪除後沒有辦法救回。
      </p>
      <TextField
        name="account"
        label="請輸入你的帳號"
        required
        autoComplete="off"
        value={typed}
        onValue={setTyped}
        errors={errors.account}
      />
      {account.has_password && (
        <PasswordField
          name="password"
          label="密碼"
          required
          value={password}
          onValue={setPassword}
          errors={errors.password}
        />
      )}
      {!account.has_password && errors.password && <FormAlert>{errors.password.join('')}</FormAlert>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button kind="ghost" onClick={onCancel}>
          取消
        </Button>
        <Button type="submit" kind="danger" busy={busy} disabled={typed.trim() === ''}>
          確認刪除
        </Button>
      </div>
    </form>
  )
}
