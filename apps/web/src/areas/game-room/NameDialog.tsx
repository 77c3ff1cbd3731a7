import { graphemes } from '@hakka/hakka/characters'
import { Button } from '@hakka/ui/Button.tsx'
import { Dialog } from '@hakka/ui/Dialog.tsx'
import { type FormEvent, useId, useState } from 'react'

/** Asks a teacher for a few characters: a group's name, or something more to rank. */
export function NameDialog({
  title,
  label,
  first = '',
  max,
  confirm,
  remove,
  onName,
  onClose,
}: {
  title: string
  label: string
  /** What stands there already. */
  first?: string
  /** Graphemes. */
  max: number
  confirm: string
  /** What has this name can go. */
  remove?: { label: string; press(): void } | undefined
  onName(name: string): void
  onClose(): void
}) {
  const id = useId()
  const [text, setText] = useState(first)
  const count = graphemes(text.trim()).length
  const fits = count > 0 && count <= max
  function submit(event: FormEvent) {
    event.preventDefault()
    if (fits) onName(text.trim())
  }
  return (
    <Dialog open title={title} onClose={onClose}>
      <form className="grid gap-3" onSubmit={submit}>
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        <input
          id={id}
          autoFocus
          autoComplete="off"
          value={text}
          aria-describedby={`${id}-count`}
          aria-invalid={count > max || undefined}
          onChange={(event) => setText(event.target.value)}
          className="min-h-14 rounded-option border-[1.5px] border-control bg-white px-4 text-20"
        />
        <p id={`${id}-count`} className="text-16 text-muted">
          {count > max ? `太長了，最多 ${max} 個字。` : `${count} / ${max} 字`}
        </p>
        <div className="flex flex-wrap justify-end gap-3">
          {remove && (
            <Button kind="ghost" onClick={remove.press}>
              {remove.label}
            </Button>
          )}
          <Button type="submit" kind="brand" disabled={!fits}>
            {confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
