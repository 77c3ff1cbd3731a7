import type { Child } from '@hakka/contract/child'
import { Button } from '@hakka/ui/Button.tsx'
import { toast } from '@hakka/ui/toast.ts'
import { Eye } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../app/api.ts'
import { ConfirmDialog } from '../../app/desk/ConfirmDialog.tsx'
import { givenName } from './given-name.ts'

/** What a parent can and can't, and how it ends. */
export function Unlink({ child: { id, name } }: { child: Child }) {
  const [asked, setAsked] = useState(false)
  const navigate = useNavigate()
  async function unlink(): Promise<void> {
    const { message } = await api('DELETE /api/my/child/{id}', { params: { id } })
    toast({ type: 'success', body: message })
    await navigate('/my/child')
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-16 text-muted">
      <span>
        <Eye size={20} aria-hidden="true" className="mr-2 inline-block align-[-4px]" />
        家長只看得到學習時間、內容和作業做完了沒有，看不到答案和分數，也不能改；
        <span translate="no">{givenName(name)}</span>隨時可以收回。
      </span>
      <Button kind="plain" onClick={() => setAsked(true)}>
        解除連結
      </Button>
      <ConfirmDialog
        open={asked}
        onClose={() => setAsked(false)}
        title={`不再看${name}的學習？`}
        confirm="解除連結"
        onConfirm={unlink}
      >
        解除以後馬上看不到；想再看，請孩子再給一次代碼。
      </ConfirmDialog>
    </div>
  )
}
