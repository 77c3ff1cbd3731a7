import { cx } from '@hakka/ui/cx.ts'
import { Check, CircleCheck, CircleX, Hand, Lightbulb, WifiOff, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useHost } from '#kit/host-context.tsx'

const KINDS = {
  hint: { icon: Lightbulb, look: 'bg-note text-brand', sign: Lightbulb, tone: 'text-muted' },
  held: { icon: Hand, look: 'bg-note text-brand', sign: Hand, tone: 'text-brand' },
  wrong: { icon: CircleX, look: 'bg-wrong-soft text-wrong-deep', sign: X, tone: 'bg-wrong' },
  right: { icon: CircleCheck, look: 'bg-correct-soft text-correct-deep', sign: Check, tone: 'bg-correct' },
  told: { icon: Lightbulb, look: 'bg-late-soft text-late-deep', sign: Lightbulb, tone: 'bg-late' },
  problem: {
    icon: WifiOff,
    look: 'bg-warning-soft text-warning-deep',
    sign: WifiOff,
    tone: 'text-warning-deep',
  },
}
const TITLES: Partial<Record<keyof typeof KINDS, string>> = {
  wrong: 'text-wrong-deep',
  right: 'text-correct-deep',
  told: 'text-late-deep',
}

/** The line below an exercise that says what to do or how it went; read aloud when it changes. */
export function ResultMessage({
  kind,
  title,
  children,
}: {
  kind: keyof typeof KINDS
  /** How it went, before what there is to say of it. */
  title?: string
  children?: ReactNode
}) {
  const { oneScreen } = useHost()
  const { icon: Icon, look, sign: Sign, tone } = KINDS[kind]
  const titled = TITLES[kind]
  if (oneScreen && titled)
    return (
      <div role={kind === 'right' ? 'status' : 'alert'} data-kind={kind} className="flex items-center gap-4">
        <span
          className={cx(
            'flex size-12 flex-none items-center justify-center rounded-2xl text-white sm:size-16',
            tone,
          )}
        >
          <Sign size={36} strokeWidth={3} aria-hidden="true" className="max-sm:size-7" />
        </span>
        <div className="min-w-0">
          {title && <p className={cx('text-22 leading-snug font-bold sm:text-26', titled)}>{title}</p>}
          <div className={cx('leading-normal', title ? 'text-16 sm:text-18' : `text-20 font-bold ${titled}`)}>
            {children}
          </div>
        </div>
      </div>
    )
  if (oneScreen)
    return (
      <div
        role="status"
        data-kind={kind}
        className={cx('flex items-center gap-2.5 text-16 leading-normal', tone)}
      >
        <Icon size={22} className="flex-none text-primary" aria-hidden="true" />
        <p>{children}</p>
      </div>
    )
  return (
    <div
      role="status"
      className={cx(
        'flex min-h-16 items-start gap-3.5 rounded-option px-4 py-3.5 text-18 leading-relaxed font-medium md:items-center md:px-5 md:py-3',
        look,
      )}
    >
      <Icon size={26} className="mt-0.5 flex-none md:mt-0" aria-hidden="true" />
      <div>
        {title && <b>{title}</b>}
        {children}
      </div>
    </div>
  )
}
