import { IconButton } from '@hakka/ui/IconButton.tsx'
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'

const LOOKS = {
  error: { Icon: CircleAlert, look: 'border-wrong/40 border-l-wrong bg-wrong-soft text-wrong-deep' },
  success: {
    Icon: CircleCheck,
    look: 'border-correct/40 border-l-correct bg-correct-soft text-correct-deep',
  },
  warning: {
    Icon: CircleAlert,
    look: 'border-warning/40 border-l-warning bg-warning-soft text-warning-deep',
  },
}

/** What happened to the whole form; it can be put away, and the next one shows again. */
export function FormAlert({ type = 'error', children }: { type?: keyof typeof LOOKS; children: ReactNode }) {
  const [open, setOpen] = useState(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another message is not the one that was put away
  useEffect(() => setOpen(true), [children])
  if (!open) return null
  const { Icon, look } = LOOKS[type]
  return (
    <div
      role={type === 'error' ? 'alert' : 'status'}
      className={`flex items-start gap-3 rounded-option border border-l-8 py-1 pr-1 pl-4 font-medium ${look}`}
    >
      <Icon aria-hidden="true" className="mt-3 flex-none" />
      <div className="min-w-0 flex-1 py-2">{children}</div>
      <IconButton label="關閉訊息" kind="plain" onClick={() => setOpen(false)}>
        <X size={20} aria-hidden="true" />
      </IconButton>
    </div>
  )
}
