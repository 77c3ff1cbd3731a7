import { Button } from '@hakka/ui/Button.tsx'
import { RotateCcw } from 'lucide-react'
import { ui } from './ui.ts'

/** The foot of an exercise that is under way: begin anew, and submit. */
export function BoardFoot({
  again,
  submit,
  ready = true,
}: {
  again(): void
  submit(): void
  /** Whether there is something to submit. */
  ready?: boolean
}) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 max-md:[&>*]:flex-auto">
      <Button kind="ghost" icon={<RotateCcw size={20} aria-hidden="true" />} onClick={again}>
        {ui.again}
      </Button>
      <Button kind="primary" size="l" data-submit disabled={!ready} onClick={submit}>
        {ui.submit}
      </Button>
    </div>
  )
}
