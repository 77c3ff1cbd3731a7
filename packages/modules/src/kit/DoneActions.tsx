import { Button } from '@hakka/ui/Button.tsx'
import { ChevronRight, RotateCcw } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useHost } from './host-context.tsx'
import { ui } from './ui.ts'

/** What can be done after an exercise: once more, and the way on, where the focus goes. */
export function DoneActions({ again, onward }: { again(): void; onward: ReactNode }) {
  const actions = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const buttons = actions.current?.querySelectorAll('button') ?? []
    Array.from(buttons).at(-1)?.focus({ preventScroll: true })
  }, [])
  return (
    <div ref={actions} className="flex flex-wrap items-center justify-between gap-3 max-md:[&>*]:flex-auto">
      <Button kind="ghost" icon={<RotateCcw size={20} aria-hidden="true" />} onClick={again}>
        {ui.onceMore}
      </Button>
      {onward}
    </div>
  )
}

/** The button to what follows, within the module or after it. */
export function Onward({ label, onClick }: { label: string; onClick(): void }) {
  return (
    <Button kind="primary" size="l" iconEnd={<ChevronRight aria-hidden="true" />} onClick={onClick}>
      {label}
    </Button>
  )
}

/** On to the next activity, where the page offers one. */
export function NextActivity() {
  const { next } = useHost()
  return next ? <Onward label={next.label} onClick={next.go} /> : null
}
