import { ApiError } from '@hakka/contract/api-error'
import type { Revision } from '@hakka/contract/desk'
import { UNKNOWN_ERROR } from '@hakka/contract/errors'
import { Button } from '@hakka/ui/Button.tsx'
import { Dialog } from '@hakka/ui/Dialog.tsx'
import { Loading } from '@hakka/ui/Loading.tsx'
import { toast } from '@hakka/ui/toast.ts'
import { RotateCcw } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { FormAlert } from '../forms/FormAlert.tsx'
import { taipeiTime } from '../taipei-time.ts'
import { RevisionFields } from './RevisionFields.tsx'
import { RevisionList } from './RevisionList.tsx'

export interface RevisionsProps<T extends object> {
  open: boolean
  onClose(): void
  /** What a person calls the thing. */
  title: string
  /** The thing as it is saved now, in the shape that {@link read} gives of another version. */
  present: { values: T; version: number }
  /** What is told of it, in this order. */
  labels: { readonly [K in keyof T]?: string }
  /** How a value reads; texts, numbers and 是／否 need none. As `useDeskForm` has it. */
  show?: { readonly [K in keyof T]?: (value: T[K]) => string }
  /** Which versions are kept, the newest first. */
  list(): Promise<readonly Revision[]>
  read(version: number): Promise<T>
  /** Makes an earlier one the newest. `version` is the present one, for the server to compare. */
  revert(revision: number, version: number): Promise<unknown>
  /** The thing has another version now: load it anew. */
  onReverted(): void
  /** Below what a version says: the whole of it as its readers see it, its file. */
  more?(values: T): ReactNode
  /** Whether the page has changes that are not saved: going back would lose them. */
  isDirty?: boolean
}

/**
 * The earlier versions of a thing of the desk: who wrote them and when, what each said and how the present one differs,
 * and the way back to it.
 * @example
 * <Revisions open={open} onClose={…} title={item.title} present={keptOf(item)} labels={LABELS} show={SHOW}
 *   list={async () => (await api('GET /api/news/revisions', { query: { id } })).data} read={…} revert={…} onReverted={…} />
 */
export function Revisions<T extends object>({ open, onClose, title, ...props }: RevisionsProps<T>) {
  return (
    <Dialog open={open} onClose={onClose} title="先前的版本" kind="wide">
      <p className="mb-4 font-bold break-words">{title}</p>
      <Versions {...props} onClose={onClose} />
    </Dialog>
  )
}

const messageOf = (error: unknown) => (error instanceof ApiError ? error.message : UNKNOWN_ERROR)

function Versions<T extends object>({
  present,
  labels,
  show,
  list,
  read,
  revert,
  onReverted,
  onClose,
  more,
  isDirty,
}: Omit<RevisionsProps<T>, 'open' | 'title'>) {
  const [versions, setVersions] = useState<readonly Revision[]>()
  const [chosen, setChosen] = useState<Revision>()
  const [values, setValues] = useState<T>()
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)

  const asked = useRef(0)

  const choose = async (revision: Revision) => {
    asked.current = revision.version
    setChosen(revision)
    setFailure(undefined)
    try {
      const found = await read(revision.version)
      if (asked.current === revision.version) setValues(found)
    } catch (error) {
      if (asked.current === revision.version) setFailure(messageOf(error))
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the dialog is opened
  useEffect(() => {
    list().then(
      (found) => {
        const earlier = found.filter(({ version }) => version !== present.version)
        setVersions(earlier)
        if (earlier[0]) void choose(earlier[0])
      },
      (error: unknown) => setFailure(messageOf(error)),
    )
  }, [])

  const goBack = async ({ version, at }: Revision) => {
    setBusy(true)
    setFailure(undefined)
    try {
      await revert(version, present.version)
      toast({ type: 'success', body: `已回到 ${taipeiTime(at)} 的版本` })
      onReverted()
      onClose()
    } catch (error) {
      setFailure(messageOf(error))
    } finally {
      setBusy(false)
    }
  }

  if (versions?.length === 0) return <p>還沒有先前的版本。每次儲存，前一個版本都會留在這裡。</p>
  return (
    <div className="grid gap-5 md:grid-cols-[240px_minmax(0,1fr)]">
      {versions && (
        <RevisionList versions={versions} chosen={chosen?.version} onChoose={(own) => void choose(own)} />
      )}
      <div className="min-w-0">
        {failure && <FormAlert>{failure}</FormAlert>}
        {!failure && !values && <Loading />}
        {chosen && values && (
          <>
            <RevisionFields own={values} present={present.values} labels={labels} show={show} />
            {more && <div className="mt-4">{more(values)}</div>}
            <div className="sticky -bottom-6 -mb-6 mt-5 flex flex-wrap items-center justify-end gap-3 border-t border-line bg-white py-3">
              {isDirty && <p className="text-wrong-deep">這一頁還沒儲存的變更會不見。</p>}
              <Button
                kind="brand"
                icon={<RotateCcw aria-hidden="true" />}
                busy={busy}
                onClick={() => void goBack(chosen)}
              >
                回到這一版
              </Button>
            </div>
          </>
        )}
      </div>
    </div>
  )
}
