import type { StudyKindName } from '@hakka/contract/constants'
import { Button } from '@hakka/ui/Button.tsx'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { DeleteItem } from './DeleteItem.tsx'
import { ItemVersions } from './ItemVersions.tsx'
import { MoveItem } from './MoveItem.tsx'

/** What can be done to a whole item, above its form: earlier versions, and its deletion. */
export function ItemHead({
  kind,
  item,
  what,
  canDelete,
  dialectId,
  form,
  onReverted,
  back,
}: {
  kind: StudyKindName
  item: { id: number; title: string; version: number }
  /** 這段對話 */
  what: string
  canDelete: boolean
  /** Of what stands in a theme: whoever may delete it may bring it to another one. */
  dialectId?: number
  form: { changed: readonly string[]; release(): void }
  onReverted(): void
  /** Where its editor goes on when it is deleted. */
  back: string
}) {
  const [asked, setAsked] = useState(false)
  const navigate = useNavigate()
  return (
    <div className="mb-4 flex flex-wrap justify-end gap-3">
      <ItemVersions kind={kind} item={item} isDirty={form.changed.length > 0} onReverted={onReverted} />
      {canDelete && dialectId !== undefined && (
        <MoveItem kind={kind} item={item} dialectId={dialectId} form={form} />
      )}
      {canDelete && (
        <>
          <Button
            kind="ghost"
            className="text-wrong-deep"
            icon={<Trash2 aria-hidden="true" />}
            onClick={() => setAsked(true)}
          >
            刪除{what}
          </Button>
          <DeleteItem
            kind={kind}
            item={asked ? item : undefined}
            onClose={() => setAsked(false)}
            onDeleted={() => {
              form.release()
              void navigate(back)
            }}
          />
        </>
      )}
    </div>
  )
}
