import { toast } from '@hakka/ui/toast.ts'
import { useState } from 'react'
import { ConfirmDialog } from '../../../app/desk/ConfirmDialog.tsx'
import { taipeiTime } from '../../../app/taipei-time.ts'
import type { ModuleState } from './use-module.ts'

/** The versions of a module; another one takes the place of what is written, once that was confirmed. */
export function VersionSelect({ state, versionId }: { state: ModuleState; versionId: number }) {
  const [wanted, setWanted] = useState<number>()
  const { versions } = state
  const present =
    versions.find(({ is_draft }) => is_draft === 1) ?? versions.find(({ is_seen }) => is_seen === 1)
  const value = state.isDraft ? (present?.id ?? versionId) : versionId
  return (
    <>
      <select
        aria-label="版本"
        className="field-input min-w-0 max-w-80 md:w-auto"
        value={versions.some(({ id }) => id === value) ? value : (versions[0]?.id ?? '')}
        onChange={(event) => setWanted(Number(event.target.value))}
      >
        {versions.map((own) => (
          <option key={own.id} value={own.id}>
            {[
              own.is_draft === 1 ? '草稿' : `版本 ${own.id}${own.is_seen === 1 ? '（已發布）' : ''}`,
              taipeiTime(own.created_at).slice(5),
              own.note || own.title_memo,
            ]
              .filter(Boolean)
              .join('・')}
          </option>
        ))}
      </select>
      <ConfirmDialog
        open={wanted !== undefined}
        onClose={() => setWanted(undefined)}
        title={`切換到版本 ${wanted ?? ''}？`}
        confirm="切換版本"
        onConfirm={async () => {
          if (wanted === undefined) return
          try {
            await state.switchTo(wanted)
          } catch (error) {
            toast({ type: 'error', body: '切換版本失敗' })
            throw error
          }
        }}
      >
        切換以後，還沒送出的內容會不見；剛切換完可以按「復原」找回來。
      </ConfirmDialog>
    </>
  )
}
