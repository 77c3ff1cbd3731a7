import type { Account } from '@hakka/contract/my'
import { Button } from '@hakka/ui/Button.tsx'
import { Dialog } from '@hakka/ui/Dialog.tsx'
import { useState } from 'react'
import { api } from '../../app/api.ts'
import { FormAlert } from '../../app/forms/FormAlert.tsx'
import { SendForm } from '../../app/forms/SendForm.tsx'
import { TextField } from '../../app/forms/TextField.tsx'
import { useSending } from '../../app/forms/use-sending.ts'
import { dropPupil } from '../../app/session/device-pupils.ts'
import { forget } from '../../app/shell/leave.ts'
import { ProofField } from './ProofField.tsx'

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
  const [typed, setTyped] = useState('')
  const [password, setPassword] = useState('')
  const sending = useSending()
  const { busy, errors, send } = sending
  if (!account.has_password && !account.fresh_login) {
    return <p>為了確認是你本人，請先登出，用綁定的帳號重新登入，再在十分鐘內回到這裡刪除帳號。</p>
  }
  const erase = async () => {
    const erased = await send(() =>
      api('DELETE /api/my/account', {
        body: { account: typed, ...(account.has_password ? { password } : {}) },
      }),
    )
    if (!erased) return
    dropPupil(account.username)
    forget()
  }
  return (
    <SendForm sending={sending} onSend={erase}>
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
      <ProofField account={account} value={password} onValue={setPassword} errors={errors.password} />
      {!account.has_password && errors.password && <FormAlert>{errors.password.join('')}</FormAlert>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button kind="ghost" onClick={onCancel}>
          取消
        </Button>
        <Button type="submit" kind="danger" busy={busy} disabled={typed.trim() === ''}>
          確認刪除
        </Button>
      </div>
    </SendForm>
  )
}
