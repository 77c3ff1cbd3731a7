import type { StudyKindName } from '@hakka/contract/constants'
import { useRevalidator } from 'react-router'
import { api } from '../../../app/api.ts'
import { DeleteDialog } from '../../../app/desk/DeleteDialog.tsx'
import { withLogin } from '../../../app/session/with-login.ts'
import { Uses } from './Uses.tsx'
import { useUses } from './use-uses.ts'

/** A theme, or a part of one, that somebody would delete. */
export interface LeavingTheme {
  id: number
  version: number
  name: string
  isPart: boolean
  /** What is in it: 四縣腔 8 項. */
  filled: readonly string[]
}

/** Says what is in a theme and who uses it, asks, and deletes it with all of that: it comes back as a whole. */
export function DeleteTheme({
  kind,
  theme,
  onClose,
}: {
  kind: StudyKindName
  theme: LeavingTheme | undefined
  onClose(): void
}) {
  const { revalidate } = useRevalidator()
  const uses = useUses(kind, 'theme', theme?.filled.length ? theme.id : undefined)
  const what = theme?.isPart ? '子主題' : '主題'
  const params = { type: kind }
  return (
    <DeleteDialog
      item={theme && { id: theme.id, title: theme.name }}
      ask={`刪除${what}「${theme?.name ?? ''}」？`}
      onClose={onClose}
      onDeleted={() => void revalidate()}
      remove={(id) =>
        withLogin(() =>
          api('DELETE /api/admin/self_study/{type}/theme/{id}', {
            params: { ...params, id },
            query: { version: theme?.version },
          }),
        )
      }
      restore={(id) =>
        api('POST /api/admin/self_study/{type}/restore', { params, body: { id, of: 'theme' } })
      }
      done={`已刪除${what}`}
      isKept
    >
      {theme && theme.filled.length > 0 ? (
        <>
          <p>{`裡面的內容一起刪除：${theme.filled.join('、')}。學生看不到它們，學過的紀錄會留著。`}</p>
          <Uses uses={uses} />
          <p className="mt-2">還原的時候，這些內容跟著回來。</p>
        </>
      ) : (
        <p>{theme?.isPart ? '這個子主題裡沒有內容。' : '這個主題裡沒有內容，空的子主題也會一起刪除。'}</p>
      )}
    </DeleteDialog>
  )
}
