import { cx } from '@hakka/ui/cx.ts'

/** Opens the study assistant: the bird. */
export function AssistantButton({ className, onOpen }: { className?: string; onOpen(): void }) {
  return (
    <button
      type="button"
      aria-label="學習小幫手"
      title="學習小幫手"
      onClick={onOpen}
      className={cx(
        'flex size-12 flex-none items-center justify-center rounded-full border-[1.5px] border-light bg-white hover:bg-note',
        className,
      )}
    >
      <img src="/images/bird.svg" alt="" width={36} height={27} className="h-[27px] w-9" />
    </button>
  )
}
