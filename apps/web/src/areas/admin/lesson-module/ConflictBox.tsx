import type { OpenedModule } from '@hakka/contract/lesson-module'
import { whereOf } from '@hakka/modules/editor'
import { Button } from '@hakka/ui/Button.tsx'
import { Dialog } from '@hakka/ui/Dialog.tsx'
import { GitMerge } from 'lucide-react'
import { useState } from 'react'
import { ClashValue } from './ClashValue.tsx'
import type { ModuleState } from './use-module.ts'

/** What two editors have changed alike: mine beside theirs, chosen field by field. All else is put together already. */
export function ConflictBox({
  state: { conflict, resolve },
  opened: { lesson, counted },
}: {
  state: Pick<ModuleState, 'conflict' | 'resolve'>
  opened: Pick<OpenedModule, 'counted'> & { lesson: Pick<OpenedModule['lesson'], 'dialect_id'> }
}) {
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set())
  /** The one that was put off: it waits, and nothing is saved over it. */
  const [later, setLater] = useState<typeof conflict>()
  const isPutOff = conflict !== undefined && later === conflict
  const choose = (path: string, isTheirs: boolean) => {
    const next = new Set(theirs)
    if (isTheirs) next.add(path)
    else next.delete(path)
    setTheirs(next)
  }
  const done = () => {
    resolve((path) => theirs.has(path))
    setTheirs(new Set())
  }
  const dialog = (
    <Dialog
      open={conflict !== undefined && !isPutOff}
      onClose={() => setLater(conflict)}
      title={`${conflict?.by ?? ''}剛改了同一個地方`}
      kind="wide"
      footer={
        <>
          <Button kind="ghost" onClick={() => setLater(conflict)}>
            等一下再選
          </Button>
          <Button kind="brand" onClick={done}>
            照這樣存
          </Button>
        </>
      }
    >
      <p>其他的修改已經合在一起。下面這幾個地方兩個人都改了，請選要留哪一個。</p>
      {conflict?.clashes.map(({ path, mine, theirs: other }) => (
        <fieldset key={path} className="mt-4">
          <legend className="font-bold">{whereOf(path, counted) || '內容'}</legend>
          <div className="mt-1 grid gap-3 md:grid-cols-2">
            {[
              { title: '我的', value: mine, isTheirs: false },
              { title: '對方的', value: other, isTheirs: true },
            ].map(({ title, value, isTheirs }) => (
              <label
                key={title}
                className="flex min-h-12 cursor-pointer items-start gap-3 rounded-option border border-control bg-white px-4 py-2 has-checked:border-brand has-checked:bg-note"
              >
                <input
                  type="radio"
                  name={`clash ${path}`}
                  className="mt-1.5 size-5 flex-none accent-brand"
                  checked={theirs.has(path) === isTheirs}
                  onChange={() => choose(path, isTheirs)}
                />
                <span className="min-w-0 flex-1">
                  <span className="block text-14 text-muted">{title}</span>
                  <ClashValue value={value} dialectId={lesson.dialect_id} />
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </Dialog>
  )
  return (
    <>
      {isPutOff && (
        <section
          role="alert"
          className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-option border border-l-8 border-warning/40 border-l-warning bg-warning-soft px-4 py-3 text-warning-deep"
        >
          <GitMerge aria-hidden="true" className="flex-none" />
          <p className="min-w-40 flex-1">
            {conflict.by}和你都改了 {conflict.clashes.length} 個地方。選好要留哪一個，才會存到伺服器。
          </p>
          <Button kind="ghost" onClick={() => setLater(undefined)}>
            現在選
          </Button>
        </section>
      )}
      {dialog}
    </>
  )
}
