import { Button } from '@hakka/ui/Button.tsx'
import { ListChecks } from 'lucide-react'
import { ui } from '#kit/ui.ts'

/** Between sorting word by word and putting all in their places first. */
export function AtOnce({ on, onChange }: { on: boolean; onChange(on: boolean): void }) {
  return (
    <Button
      kind="ghost"
      size="l"
      className="max-sm:w-14 max-sm:px-0"
      icon={<ListChecks size={20} aria-hidden="true" />}
      onClick={() => onChange(!on)}
    >
      <span className="max-sm:sr-only">{on ? ui.oneByOne : ui.atOnce}</span>
    </Button>
  )
}
