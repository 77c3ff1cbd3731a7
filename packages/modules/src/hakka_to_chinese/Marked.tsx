import { Button } from '@hakka/ui/Button.tsx'
import { ChevronRight, PencilLine } from 'lucide-react'
import { ResultMessage } from '#kit/round/ResultMessage.tsx'
import { ui } from './ui.ts'

/** The own translation with what the server said of it, and the ways on: another wording, the next sentence. */
export function Marked({
  mine,
  right,
  last,
  onRewrite,
  onNext,
}: {
  mine: string
  right: boolean
  last: boolean
  onRewrite(): void
  onNext(): void
}) {
  return (
    <div className="grid animate-enter gap-5">
      <section className="rounded-option border border-line bg-white px-5 py-4">
        <h4 className="text-16 font-bold text-muted">{ui.mine}</h4>
        <p className="text-22 leading-normal whitespace-pre-line">{mine}</p>
      </section>
      <ResultMessage kind={right ? 'right' : 'wrong'}>{right ? ui.same : ui.different}</ResultMessage>
      <div className="flex flex-wrap items-center justify-between gap-3 max-md:[&>*]:flex-auto">
        {!right && (
          <Button kind="ghost" icon={<PencilLine size={20} aria-hidden="true" />} onClick={onRewrite}>
            {ui.rewrite}
          </Button>
        )}
        <span className="ml-auto flex max-md:w-full max-md:[&>*]:flex-auto">
          <Button
            kind="primary"
            size="l"
            data-next
            iconEnd={<ChevronRight aria-hidden="true" />}
            onClick={onNext}
          >
            {last ? ui.finish : ui.next}
          </Button>
        </span>
      </div>
    </div>
  )
}
