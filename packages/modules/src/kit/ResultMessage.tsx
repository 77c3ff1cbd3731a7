import { cx } from '@hakka/ui/cx.ts'
import { CircleCheck, CircleX, Hand, Lightbulb } from 'lucide-react'
import type { ReactNode } from 'react'

const KINDS = {
  hint: { icon: Lightbulb, look: 'bg-note text-brand' },
  held: { icon: Hand, look: 'bg-note text-brand' },
  wrong: { icon: CircleX, look: 'bg-wrong-soft text-wrong-deep' },
  right: { icon: CircleCheck, look: 'bg-correct-soft text-correct-deep' },
}

/** The line below an exercise that says what to do or how it went; read aloud when it changes. */
export function ResultMessage({ kind, children }: { kind: keyof typeof KINDS; children: ReactNode }) {
  const { icon: Icon, look } = KINDS[kind]
  return (
    <div
      role="status"
      className={cx(
        'flex min-h-16 items-start gap-3.5 rounded-option px-4 py-3.5 text-18 leading-relaxed font-medium md:items-center md:px-5 md:py-3',
        look,
      )}
    >
      <Icon size={26} className="mt-0.5 flex-none md:mt-0" aria-hidden="true" />
      <p>{children}</p>
    </div>
  )
}
