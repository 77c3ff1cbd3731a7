import { IconButton } from '@hakka/ui/IconButton.tsx'
import { CircleAlert, X } from 'lucide-react'
import { useState } from 'react'

/** What went wrong with the whole form; it can be put away. */
export function LoginAlert({ message }: { message: string }) {
  const [open, setOpen] = useState(true)
  if (!open) return null
  return (
    <div
      role="alert"
      className="mt-4 flex items-center gap-3 rounded-option border border-wrong/40 border-l-8 border-l-wrong bg-wrong-soft py-1 pr-1 pl-4 font-medium text-wrong-deep"
    >
      <CircleAlert aria-hidden="true" className="flex-none" />
      <p className="flex-1 py-2">{message}</p>
      <IconButton label="關閉訊息" kind="plain" onClick={() => setOpen(false)}>
        <X size={20} aria-hidden="true" />
      </IconButton>
    </div>
  )
}
