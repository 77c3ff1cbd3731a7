import { EVENT } from '@hakka/contract/constants/event'
import { toast } from '@hakka/ui/toast.ts'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '../../../app/api.ts'
import { ConfirmDialog } from '../../../app/desk/ConfirmDialog.tsx'
import { TextAreaField } from '../../../app/forms/TextAreaField.tsx'
import { withLogin } from '../../../app/session/with-login.ts'

/** Asks why, and takes a play out of the ranking. */
export function ReviewDialog({
  play,
  onClose,
}: {
  /** `undefined`: nothing is asked about. */
  play: { uuid: string; name: string } | undefined
  onClose(): void
}) {
  const [reason, setReason] = useState('')
  const { revalidate } = useRevalidator()
  return (
    <ConfirmDialog
      open={play !== undefined}
      onClose={onClose}
      title={`取消「${play?.name ?? ''}」這一局的成績？`}
      confirm="取消成績"
      onConfirm={async () => {
        if (!play) return
        await withLogin(() =>
          api('POST /api/event/review', { body: { uuid: play.uuid, verdict: 'disqualify', reason } }),
        )
        setReason('')
        toast({ type: 'success', body: '已取消這一局的成績' })
        await revalidate()
      }}
    >
      <p className="mb-4">這一局不再列入排行榜；同一個人有別局成績時，會換成那一局。之後可以恢復。</p>
      <TextAreaField
        name="reason"
        label="原因"
        hint="只有後台看得到；記在操作紀錄"
        required
        rows={3}
        max={EVENT.reason}
        value={reason}
        onValue={setReason}
      />
    </ConfirmDialog>
  )
}
