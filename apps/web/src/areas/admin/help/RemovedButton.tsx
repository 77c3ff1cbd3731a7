import { ApiError } from '@hakka/contract/api-error'
import { UNKNOWN_ERROR } from '@hakka/contract/errors'
import { Button } from '@hakka/ui/Button.tsx'
import { Dialog } from '@hakka/ui/Dialog.tsx'
import { Loading } from '@hakka/ui/Loading.tsx'
import { toast } from '@hakka/ui/toast.ts'
import { ArchiveRestore, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { FormAlert } from '../../../app/forms/FormAlert.tsx'
import { taipeiTime } from '../../../app/taipei-time.ts'
import type { Listed } from './errors-by-id.ts'

/** A category with what was removed of it, or as `whole` with all that stood in it; when, and by whom. */
export interface RemovedEntry<C extends Listed> {
  at: string
  by: string
  whole: boolean
  category: C
}

interface RemovedProps<C extends Listed> {
  load(): Promise<readonly RemovedEntry<C>[]>
  /** What stands in the form: that is not removed any more. */
  categories: readonly C[]
  nameOf(category: C): string
  nameOfItem(item: C['items'][number]): string
  /** Puts it into the form; it is on the site once that is saved. */
  onRestore(category: C): void
}

/** Entries that earlier versions had: what they said, who removed them, and the way back into the form. */
export function RemovedButton<C extends Listed>(props: RemovedProps<C>) {
  const [open, setOpen] = useState(false)
  const [found, setFound] = useState<readonly RemovedEntry<C>[] | string>()
  const show = async () => {
    setFound(undefined)
    setOpen(true)
    try {
      setFound(await props.load())
    } catch (error) {
      setFound(error instanceof ApiError ? error.message : UNKNOWN_ERROR)
    }
  }
  return (
    <>
      <Button kind="ghost" icon={<ArchiveRestore aria-hidden="true" />} onClick={() => void show()}>
        已刪除
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="已刪除的項目" kind="wide">
        {found === undefined && <Loading />}
        {typeof found === 'string' && <FormAlert>{found}</FormAlert>}
        {typeof found === 'object' && <RemovedRows {...props} removed={found} />}
      </Dialog>
    </>
  )
}

function RemovedRows<C extends Listed>({
  removed,
  categories,
  nameOf,
  nameOfItem,
  onRestore,
}: Omit<RemovedProps<C>, 'load'> & { removed: readonly RemovedEntry<C>[] }) {
  const rows = removed.filter(({ category }) => {
    const own = categories.find(({ id }) => id === category.id)
    return !own || category.items.some(({ id }) => !own.items.some((item) => item.id === id))
  })
  if (rows.length === 0) return <p>沒有已刪除的項目。移除並儲存的分類和項目，會列在這裡。</p>
  return (
    <>
      <p className="mb-3 text-muted">還原後先放回表單的最後面，儲存了才會出現在網站上。</p>
      <ul className="grid gap-2" aria-label="已刪除的項目">
        {rows.map(({ at, by, whole, category }) => {
          const items = category.items.map(nameOfItem)
          const name = whole ? `分類「${nameOf(category)}」` : items.join('、')
          return (
            <li
              key={`${category.id} ${at}`}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-option border border-line px-4 py-2"
            >
              <div className="min-w-0 flex-1 basis-60">
                <p className="font-medium">{name}</p>
                <p className="text-14 text-muted">
                  {whole
                    ? items.length > 0 && `內有：${items.join('、')}．`
                    : `原在「${nameOf(category)}」．`}
                  {taipeiTime(at)}
                  {by && `．${by}移除`}
                </p>
              </div>
              <Button
                kind="ghost"
                icon={<Undo2 aria-hidden="true" />}
                aria-label={`還原${name}`}
                onClick={() => {
                  onRestore(category)
                  toast({ type: 'success', body: `${name}已放回表單，記得儲存` })
                }}
              >
                還原
              </Button>
            </li>
          )
        })}
      </ul>
    </>
  )
}
