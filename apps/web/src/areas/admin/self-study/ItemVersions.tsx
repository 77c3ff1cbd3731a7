import { ApiError } from '@hakka/contract/api-error'
import type { StudyKindName } from '@hakka/contract/constants'
import type { Revision } from '@hakka/contract/desk'
import { UNKNOWN_ERROR } from '@hakka/contract/errors'
import { Button } from '@hakka/ui/Button.tsx'
import { toast } from '@hakka/ui/toast.ts'
import { History } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { api } from '../../../app/api.ts'
import { Revisions } from '../../../app/desk/Revisions.tsx'
import { useAnew } from '../../../app/desk/use-anew.ts'
import { withLogin } from '../../../app/session/with-login.ts'
import { type Lines, lineLabel, linesOf } from './version-lines.ts'

interface Item {
  id: number
  /** What a person calls it. */
  title: string
  version: number
}

/** Opens the earlier versions of an item: what each said, line by line, and the way back. */
export function ItemVersions({
  kind,
  item: { id, title, version },
  isDirty,
  onReverted,
}: {
  kind: StudyKindName
  item: Item
  isDirty: boolean
  onReverted(): void
}) {
  const [shown, setShown] = useState<{ versions: readonly Revision[]; now: Lines }>()
  const [busy, setBusy] = useState(false)
  const params = { type: kind }
  const read = async (own: number): Promise<Lines> => {
    const query = { id, version: own }
    const { data } = await api('GET /api/admin/self_study/{type}/revision', { params, query })
    return linesOf(data.content)
  }
  const open = async () => {
    setBusy(true)
    try {
      const { data: versions } = await withLogin(() =>
        api('GET /api/admin/self_study/{type}/revisions', { params, query: { id } }),
      )
      // The newest one is how it stands; of what nobody has edited none is kept.
      const [newest] = versions
      setShown({ versions, now: newest ? await read(newest.version) : {} })
    } catch (error) {
      toast({ type: 'error', body: error instanceof ApiError ? error.message : UNKNOWN_ERROR })
    } finally {
      setBusy(false)
    }
  }
  // Lines of both: what one of them lacks is told as empty.
  const [other, setOther] = useState<Lines>({})
  const paths = Object.keys({ ...shown?.now, ...other })
  return (
    <>
      <Button kind="ghost" icon={<History aria-hidden="true" />} busy={busy} onClick={() => void open()}>
        先前的版本
      </Button>
      <Revisions<Lines>
        open={shown !== undefined}
        onClose={() => setShown(undefined)}
        title={title}
        present={{ values: shown?.now ?? {}, version }}
        labels={Object.fromEntries(paths.map((path) => [path, lineLabel(path)]))}
        list={async () => shown?.versions ?? []}
        read={async (own) => {
          const lines = await read(own)
          setOther(lines)
          return lines
        }}
        revert={(revision, seen) =>
          withLogin(() =>
            api('POST /api/admin/self_study/{type}/revert', {
              params,
              body: { id, revision, version: seen },
            }),
          )
        }
        onReverted={onReverted}
        isDirty={isDirty}
      />
    </>
  )
}

/** Draws an item's form anew when an earlier version has come back. Give it the item's id as `key`. */
export function ItemEditor({
  version,
  children,
}: {
  /** None of a new one. */
  version: number | undefined
  children(onReverted: () => void): ReactNode
}) {
  const [begun, anew] = useAnew(version)
  return (
    <div key={begun} className="min-w-0">
      {children(anew)}
    </div>
  )
}
