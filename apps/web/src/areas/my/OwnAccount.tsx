import type { AccountJoin } from '@hakka/contract/account-join'
import type { Account } from '@hakka/contract/my'
import { Button } from '@hakka/ui/Button.tsx'
import { toast } from '@hakka/ui/toast.ts'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '../../app/api.ts'
import { ConfirmDialog } from '../../app/desk/ConfirmDialog.tsx'
import { taipeiTime } from '../../app/taipei-time.ts'
import { JoinForm } from './JoinForm.tsx'

const LINK = 'text-brand underline'

/** How a class account becomes its pupil's own, or goes into the one she has; and for a day, how it comes out again. */
export function OwnAccount({
  account,
  classAccount,
  joins,
}: {
  account: Account
  classAccount: boolean
  joins: readonly AccountJoin[]
}) {
  return (
    <div className="grid gap-6">
      {joins.map((join) => (
        <Joined key={join.id} join={join} />
      ))}
      {classAccount && (
        <div className="grid gap-2">
          <h3 className="font-bold">還沒有自己的帳號</h3>
          <ol className="grid list-decimal gap-1 pl-6">
            <li>
              在
              <a href="#email" className={LINK}>
                更換電子郵件
              </a>
              填自己或家長的電子郵件，打開信裡的連結。
            </li>
            <li>
              在
              <a href="#password" className={LINK}>
                修改密碼
              </a>
              把 PIN 換成自己的密碼。也可以
              <a href="#bindings" className={LINK}>
                綁定教育雲端帳號
              </a>
              ，以後用它登入。
            </li>
          </ol>
          <p className="text-16 text-muted">
            學習紀錄和班級都不變，帳號卡上的帳號也還能用。有了自己的登入方式，老師就不能再發 PIN。
          </p>
        </div>
      )}
      <div className="grid gap-4">
        <div>
          <h3 className="font-bold">{classAccount ? '已經有自己的帳號' : '有帳號卡'}</h3>
          <p>
            {classAccount
              ? '把這個班級帳號併進去：兩邊的紀錄合在一起，以後用自己的帳號登入，帳號卡就不能再用。'
              : '把帳號卡上的班級帳號併進來：兩邊的紀錄合在一起，帳號卡就不能再用。'}
            一天之內可以分開，之後就不能了。
          </p>
        </div>
        <JoinForm account={account} classAccount={classAccount} />
      </div>
    </div>
  )
}

function Joined({ join: { id, username, name, final_at } }: { join: AccountJoin }) {
  const [asked, setAsked] = useState(false)
  const { revalidate } = useRevalidator()
  async function undo(): Promise<void> {
    const { message } = await api('DELETE /api/my/account-join', { body: { id } })
    toast({ type: 'success', body: message })
    await revalidate()
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-option bg-note px-5 py-4">
      <p>
        班級帳號
        <b translate="no">
          「{name}」（{username}）
        </b>
        併進來了。{taipeiTime(final_at)} 以前可以分開。
      </p>
      <Button kind="ghost" onClick={() => setAsked(true)}>
        分開
      </Button>
      <ConfirmDialog
        open={asked}
        onClose={() => setAsked(false)}
        title={`把「${name}」分出去？`}
        confirm="分開"
        danger={false}
        onConfirm={undo}
      >
        班級帳號原來的紀錄和班級回到班級帳號，可以再用帳號卡登入。併在一起以後新做的，留在這個帳號。
      </ConfirmDialog>
    </div>
  )
}
