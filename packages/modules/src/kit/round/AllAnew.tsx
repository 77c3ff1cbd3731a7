import { ListRestart } from 'lucide-react'
import { ui } from '#kit/ui.ts'

/** Begins all rounds of an exercise anew, once they are done; on a phone its sign is enough. */
export function AllAnew({ onClick }: { onClick(): void }) {
  return (
    <button
      type="button"
      className="inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-full px-2 text-16 font-medium text-muted hover:bg-note hover:text-ink"
      onClick={onClick}
    >
      <ListRestart size={18} aria-hidden="true" />
      <span className="max-sm:sr-only">{ui.allAnew}</span>
    </button>
  )
}
