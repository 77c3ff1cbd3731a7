import { Button } from '@hakka/ui/Button.tsx'
import { Dialog } from '@hakka/ui/Dialog.tsx'
import { differing } from './same.ts'
import { textOfValue } from './text-of-value.ts'
import type { DeskFormState } from './use-desk-form.ts'

/** Somebody else has saved the thing meanwhile: what differs, mine beside theirs, and which of them is to stay. */
export function ConflictDialog<T extends object>({ form }: { form: DeskFormState<T> }) {
  const { theirs, values, labels, show, conflict } = form
  return (
    <Dialog
      open={theirs !== undefined}
      onClose={conflict.later}
      title="這份資料剛被其他人改過"
      kind="wide"
      footer={
        <>
          <Button kind="ghost" onClick={conflict.takeTheirs}>
            改用對方的
          </Button>
          <Button kind="brand" onClick={conflict.overwrite}>
            用我的覆蓋
          </Button>
        </>
      }
    >
      <p>你開始編輯以後，有人先儲存了。請比較下列不同的地方，再決定留下哪一份。</p>
      {theirs &&
        differing(values, theirs.values).map((name) => {
          const text = (of: T) => {
            const own = show?.[name]
            return (own ? own(of[name]) : textOfValue(of[name])) || '（空白）'
          }
          return (
            <section key={name} className="mt-4">
              <h3 className="font-bold">{labels[name]}</h3>
              <div className="mt-1 grid gap-3 md:grid-cols-2">
                <Version title="我的" text={text(values)} />
                <Version title="對方的" text={text(theirs.values)} />
              </div>
            </section>
          )
        })}
    </Dialog>
  )
}

function Version({ title, text }: { title: string; text: string }) {
  return (
    <div className="min-w-0 rounded-option border border-line bg-pool px-4 py-2">
      <p className="text-14 text-muted">{title}</p>
      <p className="break-words whitespace-pre-wrap">{text}</p>
    </div>
  )
}
