import { Button } from '@hakka/ui/Button.tsx'
import { toast } from '@hakka/ui/toast.ts'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '../../../app/api.ts'
import { ConfirmDialog } from '../../../app/desk/ConfirmDialog.tsx'

/** Sends a mail again: one that failed, waits, or has not reached its reader. */
export function ResendButton({ id, to }: { id: string; to: string }) {
  const [asking, setAsking] = useState(false)
  const { revalidate } = useRevalidator()
  const resend = async () => {
    const { message } = await api('POST /api/admin/outbox/{id}/resend', { params: { id } })
    toast({ type: 'success', body: message })
    await revalidate()
  }
  return (
    <>
      <Button kind="ghost" icon={<Send aria-hidden="true" />} onClick={() => setAsking(true)}>
        重寄
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="重寄這封信？"
        confirm="重寄"
        danger={false}
        onConfirm={resend}
      >
        會再寄一次給 <code className="font-ui break-all">{to}</code>
        。信裡的連結 30 分鐘後失效：過了時間，請對方在網站上重新申請。
      </ConfirmDialog>
    </>
  )
}
