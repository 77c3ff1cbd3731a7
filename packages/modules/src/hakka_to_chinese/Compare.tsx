import { Button } from '@hakka/ui/Button.tsx'
import { cx } from '@hakka/ui/cx.ts'
import { PencilLine } from 'lucide-react'
import { ResultMessage } from '#kit/round/ResultMessage.tsx'
import type { Mark } from './content.ts'
import { MarkSign } from './MarkSign.tsx'
import { isSame } from './score.ts'
import { ui } from './ui.ts'

const MARKS: readonly { mark: Mark; look: string }[] = [
  { mark: 'right', look: 'border-correct bg-correct-soft text-correct-deep' },
  { mark: 'close', look: 'border-warning bg-warning-soft text-warning-deep' },
  { mark: 'wrong', look: 'border-wrong bg-wrong-soft text-wrong-deep' },
]

/** The own translation beside the reference, and the three ways to judge it. */
export function Compare({
  mine,
  reference,
  onMark,
  onRewrite,
}: {
  mine: string
  reference: string
  onMark(mark: Mark): void
  onRewrite(): void
}) {
  return (
    <div className="grid animate-enter gap-5">
      <div className="grid gap-4 md:grid-cols-2">
        <section className="rounded-option border border-line bg-white px-5 py-4">
          <h4 className="text-16 font-bold text-muted">{ui.mine}</h4>
          <p className="text-22 leading-normal whitespace-pre-line">{mine}</p>
        </section>
        <section data-reference className="rounded-option bg-pool px-5 py-4">
          <h4 className="text-16 font-bold text-muted">{ui.reference}</h4>
          <p className="text-22 leading-normal">{reference}</p>
        </section>
      </div>
      {isSame(mine, reference) ? (
        <ResultMessage kind="right">{ui.same}</ResultMessage>
      ) : (
        <ResultMessage kind="hint">{ui.judge}</ResultMessage>
      )}
      <div className="grid gap-3 sm:grid-cols-3">
        {MARKS.map(({ mark, look }) => (
          <button
            key={mark}
            type="button"
            data-mark={mark}
            className={cx(
              'flex min-h-16 touch-manipulation items-center justify-center gap-2.5 rounded-option border-2 px-4 py-2 text-20 leading-tight font-bold transition-[scale] duration-150 active:scale-[0.98]',
              look,
            )}
            onClick={() => onMark(mark)}
          >
            <MarkSign mark={mark} />
            {ui.marks[mark]}
          </button>
        ))}
      </div>
      <div>
        <Button kind="ghost" icon={<PencilLine size={20} aria-hidden="true" />} onClick={onRewrite}>
          {ui.rewrite}
        </Button>
      </div>
    </div>
  )
}
