import type { StudyKindName } from '@hakka/contract/constants'
import type { StudyUse } from '@hakka/contract/study-desk'
import { useEffect, useState } from 'react'
import { api } from '../../../app/api.ts'
import { DeleteDialog, type DeleteDialogProps } from '../../../app/desk/DeleteDialog.tsx'
import { usesText } from './uses-text.ts'

/** Says where an item is used, asks, and deletes it. */
export function DeleteItem({ kind, ...props }: DeleteDialogProps & { kind: StudyKindName }) {
  const id = props.item?.id
  const [found, setFound] = useState<{ id: number; uses: readonly StudyUse[] | 'failed' }>()
  useEffect(() => {
    if (id === undefined) return
    let isAsked = true
    const told = (uses: readonly StudyUse[] | 'failed') => isAsked && setFound({ id, uses })
    api('GET /api/admin/self_study/{type}/usage', { params: { type: kind }, query: { id } }).then(
      ({ data }) => told(data),
      () => told('failed'),
    )
    return () => {
      isAsked = false
    }
  }, [kind, id])
  const uses = found?.id === id ? found?.uses : undefined
  return (
    <DeleteDialog
      {...props}
      remove={(own) => api('DELETE /api/admin/self_study/{type}/{id}', { params: { type: kind, id: own } })}
      restore={(own) =>
        api('POST /api/admin/self_study/{type}/restore', { params: { type: kind }, body: { id: own } })
      }
      done="教材已刪除"
      isKept
    >
      <p>刪除後，學生在選單、搜尋和首頁都看不到它，學過的紀錄會留著。</p>
      <div role="status" className="mt-2">
        {uses === undefined && '正在查它用在哪裡…'}
        {uses === 'failed' && '查不到它用在哪裡，請稍後再試。'}
        {Array.isArray(uses) && (
          <ul className="list-disc pl-6">
            {usesText(uses).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </div>
    </DeleteDialog>
  )
}
