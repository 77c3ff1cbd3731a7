import { cx } from '@hakka/ui/cx.ts'
import { Plus } from 'lucide-react'

/** A place of a board where something can be added. */
export function AddSpot({
  label,
  text,
  disabled,
  className,
  onAdd,
}: {
  /** What is added, and where. */
  label: string
  /** Shown beside the plus; it stands in the label. */
  text?: string
  disabled?: boolean
  className?: string
  onAdd(): void
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={disabled}
      className={cx(
        'inline-flex min-h-12 min-w-12 items-center justify-center gap-1.5 rounded-option border-[1.5px] border-dashed border-control bg-white/80 px-3 text-16 font-medium text-darken hover:border-ink hover:bg-note disabled:border-line disabled:text-disabled',
        className,
      )}
      onClick={onAdd}
    >
      <Plus size={20} aria-hidden="true" className="flex-none" />
      {text}
    </button>
  )
}
