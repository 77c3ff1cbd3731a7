import type { StudyKindName } from '@hakka/contract/constants'
import { Button } from '@hakka/ui/Button.tsx'
import { Dialog } from '@hakka/ui/Dialog.tsx'
import { toast } from '@hakka/ui/toast.ts'
import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '../../../app/api.ts'
import { ConfirmDialog } from '../../../app/desk/ConfirmDialog.tsx'
import { withLogin } from '../../../app/session/with-login.ts'

/** A theme, or a part of one, that somebody would delete. */
export interface LeavingTheme {
  id: number
  version: number
  name: string
  isPart: boolean
  /** What is in it: 四縣腔 8 項. */
  filled: readonly string[]
}

/** Asks before an empty theme is deleted; of one that is not it says what is in it. */
export function DeleteTheme({
  kind,
  theme: { id, version, name, isPart, filled },
  onClose,
}: {
  kind: StudyKindName
  theme: LeavingTheme
  onClose(): void
}) {
  const { revalidate } = useRevalidator()
  const isGone = useRef(false)
  // The button that asked goes with its row: the focus is the page's then.
  useEffect(() => () => void (isGone.current && document.getElementById('main')?.focus()), [])
  const what = isPart ? '子主題' : '主題'
  if (filled.length > 0)
    return (
      <Dialog
        open
        onClose={onClose}
        title={`還不能刪除「${name}」`}
        footer={
          <Button kind="brand" onClick={onClose}>
            知道了
          </Button>
        }
      >
        <p>{`這個${what}裡還有內容：${filled.join('、')}。`}</p>
        <p className="mt-2">{`學生正在用它們，請先一項一項刪除，再刪除${what}。`}</p>
      </Dialog>
    )
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`刪除${what}「${name}」？`}
      confirm="刪除"
      onConfirm={async () => {
        await withLogin(() =>
          api('DELETE /api/admin/self_study/{type}/theme/{id}', {
            params: { type: kind, id },
            query: { version },
          }),
        )
        isGone.current = true
        toast({ type: 'success', body: `已刪除「${name}」` })
        await revalidate()
      }}
    >
      <p>{isPart ? '這個子主題裡沒有內容。' : '這個主題裡沒有內容，空的子主題也會一起刪除。'}</p>
      <p className="mt-2 text-muted">以前放在裡面的內容還原時，它會跟著回來。</p>
    </ConfirmDialog>
  )
}
