import type { Merged, Side } from '@hakka/contract/merge'
import { Button } from '@hakka/ui/Button.tsx'
import { cx } from '@hakka/ui/cx.ts'
import { Dialog } from '@hakka/ui/Dialog.tsx'
import { useId, useState } from 'react'
import { DifferingText } from '../../../app/desk/DifferingText.tsx'
import { entryIn, type Refused, saidOf, type Wording } from './clash.ts'
import type { Listed } from './errors-by-id.ts'
import type { Choices } from './use-help-form.ts'

/** Entries that both have changed, mine beside theirs, and whose of each is to stay. Everything else is put together. */
export function ClashDialog<C extends Listed>({
  refused,
  onClose,
  onSave,
  ...sides
}: {
  refused: Refused | undefined
  mine: Merged<C>
  theirs: Merged<C> | undefined
  words: Wording<C>
  onClose(): void
  onSave(choices: Choices): void
}) {
  const [choices, setChoices] = useState<Choices>({})
  const names = refused?.clashes ?? []
  const left = names.filter((name) => !choices[name]).length
  return (
    <Dialog
      open={refused !== undefined}
      onClose={onClose}
      title={`這 ${names.length} 項兩個人都改了`}
      kind="wide"
      footer={
        <>
          <Button kind="ghost" onClick={onClose}>
            回去繼續編輯
          </Button>
          <Button kind="brand" disabled={left > 0} onClick={() => onSave(choices)}>
            {left > 0 ? `還有 ${left} 項沒選` : '合在一起並儲存'}
          </Button>
        </>
      }
    >
      <p>你開始編輯以後，{refused && saidOf(refused.others)}。請選這幾項要留下哪一份，其他的都會合在一起。</p>
      {names.map((name) => (
        <Choice
          key={name}
          {...sides}
          entry={name}
          chosen={choices[name]}
          onChoose={(side) => setChoices((before) => ({ ...before, [name]: side }))}
        />
      ))}
    </Dialog>
  )
}

function Choice<C extends Listed>({
  entry,
  mine,
  theirs,
  words,
  chosen,
  onChoose,
}: {
  entry: string
  mine: Merged<C>
  theirs: Merged<C> | undefined
  words: Wording<C>
  chosen: Side | undefined
  onChoose(side: Side): void
}) {
  const group = useId()
  const own = entryIn(mine, entry, words)
  const other = theirs && entryIn(theirs, entry, words)
  const said = { mine: own?.text ?? GONE, theirs: other?.text ?? GONE }
  const side = (which: Side, label: string) => (
    <label
      className={cx(
        'block min-w-0 cursor-pointer rounded-option border-[1.5px] bg-white px-4 py-2 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand',
        chosen === which ? 'border-brand ring-2 ring-brand' : 'border-control hover:border-ink',
      )}
    >
      <span className="flex min-h-10 items-center gap-2.5 font-medium">
        <input
          type="radio"
          name={group}
          checked={chosen === which}
          onChange={() => onChoose(which)}
          className="size-6 flex-none accent-brand"
        />
        {label}
      </span>
      <DifferingText text={said[which]} other={said[which === 'mine' ? 'theirs' : 'mine']} />
    </label>
  )
  return (
    <fieldset className="mt-5">
      <legend className="mb-1.5 font-bold">{own?.name || other?.name || '未命名'}</legend>
      <div className="grid gap-3 md:grid-cols-2">
        {side('mine', '用我的')}
        {side('theirs', '用對方的')}
      </div>
    </fieldset>
  )
}

const GONE = '（已移除）'
