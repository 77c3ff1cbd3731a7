import { Button } from '@hakka/ui/Button.tsx'
import { Plus } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { isNew } from './ranking.ts'
import { ui } from './ui.ts'

/** Where a question brings no options along, the class names what it ranks. */
export function AddAnswer({ texts, onAdd }: { texts: readonly string[]; onAdd(text: string): void }) {
  const id = useId()
  const [text, setText] = useState('')
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isNew(texts, text)) return
    onAdd(text.trim())
    setText('')
  }
  return (
    <form className="rounded-card bg-lighten p-4" onSubmit={submit}>
      <label htmlFor={id} className="text-18 font-bold">
        {ui.addLabel}
      </label>
      <div className="mt-2 flex flex-wrap gap-3">
        <input
          id={id}
          value={text}
          autoComplete="off"
          placeholder={ui.addPlaceholder}
          className="min-h-14 min-w-0 flex-[1_1_14rem] rounded-option border-[1.5px] border-control bg-white px-4 text-20 placeholder:text-muted"
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" disabled={!isNew(texts, text)} icon={<Plus aria-hidden="true" />}>
          {ui.add}
        </Button>
      </div>
    </form>
  )
}
