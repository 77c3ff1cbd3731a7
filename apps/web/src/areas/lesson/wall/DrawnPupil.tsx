import { Button } from '@hakka/ui/Button.tsx'
import { IconButton } from '@hakka/ui/IconButton.tsx'
import { Shuffle, X } from 'lucide-react'

/** Who answers, until another one is drawn or the card is closed. */
export function DrawnPupil({
  no,
  left,
  next,
  close,
}: {
  no: number
  /** How many have not been drawn yet. */
  left: number
  next(): void
  close(): void
}) {
  return (
    <aside
      aria-label="抽一位"
      className="fixed top-16 right-8 z-20 grid justify-items-center gap-1 rounded-card border-2 border-light bg-white px-6 py-4 shadow-pop"
    >
      <p className="text-18 text-muted">請這位同學回答</p>
      <p role="status" className="text-18 text-muted">
        <b className="mr-1 text-[5rem] leading-none font-bold text-brand tabular-nums">{no}</b>號
      </p>
      <div className="flex gap-2">
        <Button kind="ghost" icon={<Shuffle size={20} aria-hidden="true" />} onClick={next}>
          {left > 0 ? '再抽' : '從頭再抽'}
        </Button>
        <IconButton label="收起來" onClick={close}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
    </aside>
  )
}
