import { Button } from '@hakka/ui/Button.tsx'
import { cx } from '@hakka/ui/cx.ts'

/** Opens the study assistant: the bird alone on phones, with its name beside the title elsewhere. */
export function AssistantButton({
  round,
  className,
  onOpen,
}: {
  round?: boolean
  className?: string
  onOpen(): void
}) {
  if (round) {
    return (
      <button
        type="button"
        aria-label="學習小幫手"
        title="學習小幫手"
        onClick={onOpen}
        className="flex size-14 flex-none items-center justify-center rounded-full border-[1.5px] border-brand bg-note"
      >
        <img src="/images/bird.svg" alt="" width={44} height={33} className="h-[33px] w-11" />
      </button>
    )
  }
  return (
    <Button
      kind="ghost"
      className={cx('whitespace-nowrap', className)}
      icon={<img src="/images/bird.svg" alt="" width={36} height={27} className="h-[27px] w-9" />}
      onClick={onOpen}
    >
      學習小幫手
    </Button>
  )
}
