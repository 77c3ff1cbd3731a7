import { Repeat2 } from 'lucide-react'
import { ui } from '#kit/ui.ts'

/** Above a round that comes again: why, and which of them it is. */
export function AgainHead({ at, of }: { at: number; of: number }) {
  return (
    <p
      role="status"
      className="flex items-center gap-3 rounded-option max-lg:w-full bg-late-soft px-4 py-1 text-16 font-bold text-late-deep"
    >
      <Repeat2 size={22} aria-hidden="true" className="flex-none" />
      {ui.practising}
      <span className="ml-auto whitespace-nowrap">
        {at} / {of}
      </span>
    </p>
  )
}
