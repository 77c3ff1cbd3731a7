import type { UserDetail } from '@hakka/contract/user'
import { Button } from '@hakka/ui/Button.tsx'
import { useState } from 'react'
import { api } from '../../../app/api.ts'
import { ConfirmDialog } from '../../../app/desk/ConfirmDialog.tsx'

/** Somebody says to be a teacher: whether that is so. */
export function TeacherBox({ user, onDone }: { user: UserDetail; onDone(): void }) {
  const [asking, setAsking] = useState<'confirm' | 'refuse'>()
  if (user.teacher === 'none') return null
  const pending = user.teacher === 'pending'
  const save = async (confirmed: boolean) => {
    await api('PUT /api/admin/users/{id}/teacher', { params: { id: user.id }, body: { confirmed } })
    onDone()
  }
  return (
    <section className="rounded-option border border-line bg-white p-5">
      <h2 className="text-20 font-bold">教師身分</h2>
      <p className="mt-1 text-muted">
        {pending
          ? '這個帳號以教師身分註冊。確認以前，看不到任何學生的資料。'
          : '已確認為教師，可以建立班級並查看自己班級的學習紀錄。'}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        {pending && (
          <Button kind="brand" onClick={() => setAsking('confirm')}>
            確認為教師
          </Button>
        )}
        <Button kind="ghost" onClick={() => setAsking('refuse')}>
          {pending ? '退回申請' : '取消教師身分'}
        </Button>
      </div>
      <ConfirmDialog
        open={asking === 'confirm'}
        onClose={() => setAsking(undefined)}
        title={`確認「${user.name}」為教師？`}
        confirm="確認為教師"
        danger={false}
        onConfirm={() => save(true)}
      >
        確認後就能建立班級、查看班上學生的學習紀錄，請先確定這個人在學校任教。
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'refuse'}
        onClose={() => setAsking(undefined)}
        title={pending ? `退回「${user.name}」的教師申請？` : `取消「${user.name}」的教師身分？`}
        confirm={pending ? '退回申請' : '取消教師身分'}
        onConfirm={() => save(false)}
      >
        帳號會改為一般民眾，學習紀錄不受影響。
      </ConfirmDialog>
    </section>
  )
}
