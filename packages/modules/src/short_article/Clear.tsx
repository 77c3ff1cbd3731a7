import { Button } from '@hakka/ui/Button.tsx'
import { Dialog } from '@hakka/ui/Dialog.tsx'
import { Eraser, Undo2 } from 'lucide-react'
import { useState } from 'react'
import type { KeptText } from '#kit/kept/kept-text.tsx'
import { ui } from './ui.ts'

/** Empties the text after asking; what was cleared can be brought back until something new is written. */
export function Clear({ kept }: { kept: KeptText }) {
  const [asking, setAsking] = useState(false)
  const [cleared, setCleared] = useState('')
  const { text, write, field } = kept

  function clear(): void {
    setCleared(text)
    write('')
    setAsking(false)
  }
  function undo(): void {
    write(cleared)
    setCleared('')
    field.current?.focus()
  }
  return (
    <>
      {text === '' && cleared !== '' ? (
        <Button kind="ghost" data-undo icon={<Undo2 size={20} aria-hidden="true" />} onClick={undo}>
          <span className="in-[.check-bar]:max-sm:sr-only">{ui.undo}</span>
        </Button>
      ) : (
        <Button
          kind="ghost"
          data-clear
          disabled={text === ''}
          icon={<Eraser size={20} aria-hidden="true" />}
          onClick={() => setAsking(true)}
        >
          <span className="in-[.check-bar]:max-sm:sr-only">{ui.clear}</span>
        </Button>
      )}
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={ui.clearTitle}
        footer={
          <>
            <Button kind="ghost" onClick={() => setAsking(false)}>
              {ui.keep}
            </Button>
            <Button kind="primary" onClick={clear}>
              {ui.clear}
            </Button>
          </>
        }
      >
        <p>{ui.clearMore}</p>
      </Dialog>
    </>
  )
}
