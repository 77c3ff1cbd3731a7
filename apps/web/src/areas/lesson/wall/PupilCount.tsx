import { Button } from '@hakka/ui/Button.tsx'
import { Dialog } from '@hakka/ui/Dialog.tsx'
import { useId, useState } from 'react'
import { type Draw, PUPILS_MAX } from './use-draw.ts'

/** Asks once on this device how many pupils there are to draw from. */
export function PupilCount({ draw }: { draw: Draw }) {
  const id = useId()
  const [text, setText] = useState('')
  const count = Number(text)
  const fits = Number.isInteger(count) && count >= 2 && count <= PUPILS_MAX
  return (
    <Dialog open onClose={draw.close} title="班上有幾位同學？">
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (fits) draw.begin(count)
        }}
      >
        <label htmlFor={id}>座號從 1 號到幾號？填一次就好，只記在這台電腦。</label>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={2}
          max={PUPILS_MAX}
          required
          value={text}
          className="min-h-12 w-32 rounded-option border-[1.5px] border-control bg-white px-3 text-22"
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <div>
          <Button type="submit" kind="primary">
            開始抽
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
