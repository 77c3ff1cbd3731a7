import { ApiError } from '@hakka/contract/api-error'
import { LEVELS, type StudyKindName } from '@hakka/contract/constants'
import type { StudyDeskTheme } from '@hakka/contract/study-desk'
import { Button } from '@hakka/ui/Button.tsx'
import { toast } from '@hakka/ui/toast.ts'
import { FolderInput } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../../app/api.ts'
import { ConfirmDialog } from '../../../app/desk/ConfirmDialog.tsx'
import { SelectField } from '../../../app/forms/SelectField.tsx'
import { withLogin } from '../../../app/session/with-login.ts'
import { editUrl } from './kinds.ts'

interface Movable {
  kind: StudyKindName
  item: { id: number; title: string; version: number }
  dialectId: number
  form: { changed: readonly string[]; release(): void }
}

/** Brings an item to another theme. */
export function MoveItem(props: Movable) {
  const [asked, setAsked] = useState(false)
  return (
    <>
      <Button kind="ghost" icon={<FolderInput aria-hidden="true" />} onClick={() => setAsked(true)}>
        移到別的主題
      </Button>
      {asked && <MoveDialog {...props} onClose={() => setAsked(false)} />}
    </>
  )
}

/** A place where items stand: a theme, or a part of one. */
interface Place {
  id: number
  label: string
  theme: StudyDeskTheme
}

const placesOf = (themes: readonly StudyDeskTheme[], isParted: boolean): Place[] =>
  themes.flatMap((theme) => {
    const level = LEVELS.find(({ no }) => no === theme.level_no)?.name
    const name = [level, theme.name].filter(Boolean).join('　')
    return isParted
      ? theme.subcategories.map((own) => ({ id: own.id, label: `${name}：${own.name}`, theme }))
      : [{ id: theme.id, label: name, theme }]
  })

function MoveDialog({ kind, item, dialectId, form, onClose }: Movable & { onClose(): void }) {
  const [places, setPlaces] = useState<readonly Place[] | 'failed'>()
  const [to, setTo] = useState(0)
  const navigate = useNavigate()
  const isParted = kind === 'speaking' || kind === 'classroom_term'
  useEffect(() => {
    let isAsked = true
    const told = (found: readonly Place[] | 'failed') => isAsked && setPlaces(found)
    api('GET /api/admin/self_study/{type}', { params: { type: kind } }).then(
      ({ data }) => told(placesOf(data.themes, isParted)),
      () => told('failed'),
    )
    return () => {
      isAsked = false
    }
  }, [kind, isParted])
  const chosen = Array.isArray(places) ? places.find(({ id }) => id === to) : undefined
  const isDirty = form.changed.length > 0
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      danger={false}
      title={`把「${item.title}」移到別的主題`}
      confirm={isDirty ? '知道了' : '移過去'}
      onConfirm={async () => {
        if (isDirty) return
        if (!chosen) throw new ApiError(422, { message: '請選擇要移到哪裡' })
        const { data } = await withLogin(() =>
          api('POST /api/admin/self_study/{type}/move', {
            params: { type: kind },
            body: { id: item.id, version: item.version, category_id: chosen.id },
          }),
        )
        form.release()
        toast({ type: 'success', body: `已移到「${chosen.label}」，編號 ${data.no}` })
        void navigate(`${editUrl(kind, chosen.theme, dialectId)}&id=${item.id}`)
      }}
    >
      {isDirty && <p>還有沒儲存的修改。請先儲存，或放棄修改，再移過去。</p>}
      {!isDirty && places === undefined && <p role="status">正在找有哪些主題…</p>}
      {!isDirty && places === 'failed' && <p role="status">找不到有哪些主題，請稍後再試。</p>}
      {!isDirty && Array.isArray(places) && (
        <SelectField
          name="category_id"
          label={isParted ? '移到哪個子主題' : '移到哪個主題'}
          hint="排在那裡的最後，編號接著那裡的。學生學過的紀錄會留著"
          required
          value={to}
          onValue={setTo}
          options={[{ value: 0, label: '請選擇' }, ...places.map(({ id, label }) => ({ value: id, label }))]}
        />
      )}
    </ConfirmDialog>
  )
}
