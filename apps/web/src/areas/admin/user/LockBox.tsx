import type { UserDetail } from '@hakka/contract/user'
import { Button } from '@hakka/ui/Button.tsx'
import { useState } from 'react'
import { api } from '../../../app/api.ts'
import { ConfirmDialog } from '../../../app/desk/ConfirmDialog.tsx'

/** Shuts an account and opens it again. */
export function LockBox({ user, onDone }: { user: UserDetail; onDone(): void }) {
  const [asking, setAsking] = useState(false)
  const { locked } = user
  const save = async () => {
    await api('PUT /api/admin/users/{id}/lock', { params: { id: user.id }, body: { locked: !locked } })
    onDone()
  }
  return (
    <section className="rounded-option border border-line bg-white p-5">
      <h2 className="text-20 font-bold">帳號狀態</h2>
      <p className="mt-1 text-muted">
        {locked ? '這個帳號已停用，無法登入。' : '這個帳號可以正常登入。發現盜用或濫用時，可以先停用。'}
      </p>
      <Button kind="ghost" className="mt-4" onClick={() => setAsking(true)}>
        {locked ? '恢復帳號' : '停用帳號'}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={locked ? `恢復「${user.name}」的帳號？` : `停用「${user.name}」的帳號？`}
        confirm={locked ? '恢復帳號' : '停用帳號'}
        danger={!locked}
        onConfirm={save}
      >
        {locked
          ? '恢復後可以用原來的方式登入，權限也和停用前一樣。'
          : '所有裝置會立刻登出，恢復以前都無法登入；資料都會保留。'}
      </ConfirmDialog>
    </section>
  )
}
