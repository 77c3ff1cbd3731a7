import { Button } from '@hakka/ui/Button.tsx'
import { ChevronRight, RotateCcw } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { CheckBar } from '#kit/check/CheckBar.tsx'
import { useHost } from '#kit/host-context.tsx'
import { ui } from '#kit/ui.ts'
import { ResultMessage } from './ResultMessage.tsx'
import { useRound } from './round-context.tsx'

/** Begins anew; on the bar of a phone or tablet its sign is enough. */
export function Again({
  label,
  disabled = false,
  onClick,
}: {
  label: string
  disabled?: boolean
  onClick(): void
}) {
  const { oneScreen } = useHost()
  return (
    <Button
      kind="ghost"
      size={oneScreen ? 'l' : 'm'}
      className={oneScreen ? 'max-lg:w-14 max-lg:px-0' : ''}
      icon={<RotateCcw size={20} aria-hidden="true" />}
      disabled={disabled}
      onClick={onClick}
    >
      <span className={oneScreen ? 'max-lg:sr-only' : ''}>{label}</span>
    </Button>
  )
}

/** After an exercise: how it went, once more, and the way on, where the focus goes. */
export function DoneActions({
  again,
  onward,
  title = ui.allDone,
  told,
  before = false,
  children,
}: {
  again(): void
  onward: ReactNode
  /** It was done when the learner came back to it: the focus stays where it is. */
  before?: boolean
  /** How it went, said where the exercise has the screen to itself; elsewhere a banner says it. */
  title?: string | undefined
  /** What of it is worth to be heard again. */
  told?: ReactNode
  children?: ReactNode
}) {
  const { oneScreen, wall } = useHost()
  const actions = useRef<HTMLDivElement>(null)
  const takesFocus = useRef(!before)
  useEffect(() => {
    if (!takesFocus.current) return
    const buttons = actions.current?.querySelectorAll<HTMLElement>('button, a') ?? []
    Array.from(buttons).at(-1)?.focus({ preventScroll: true })
  }, [])
  // The teacher has opened the answers, and nobody is done with anything.
  if (wall?.answers) return null
  return (
    <div ref={actions}>
      <CheckBar
        before={<Again label={ui.onceMore} onClick={again} />}
        message={
          oneScreen && (
            <ResultMessage kind="right" title={title}>
              {children}
            </ResultMessage>
          )
        }
        told={told}
        after={onward}
      />
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

/** On to the rounds that come again, then to the next activity, where the page offers one. */
export function NextActivity() {
  const host = useHost()
  const { onward } = useRound()
  const next = onward ?? host.next
  return next ? <Onward label={next.label} onClick={next.go} /> : null
}
