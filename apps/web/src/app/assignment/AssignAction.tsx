import { lazyExtra } from '@hakka/ui/at-rest.ts'
import { Button } from '@hakka/ui/Button.tsx'
import { Live } from '@hakka/ui/early-taps.tsx'
import { ClipboardPlus } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { lineIsGone } from '../line-is-gone.ts'
import type { AssignmentSource } from './source.ts'

/** Fetched when a teacher asks for it: nobody else needs it. */
const AssignDialog = lazyExtra(() => import('./AssignDialog.tsx'), lineIsGone)

const LINK = 'flex min-h-11 items-center gap-2 text-16 font-medium text-darken'

export interface Assigned {
  source: AssignmentSource
  look: 'link' | 'icon' | 'button'
}

/**
 * The button itself: `link` stands among the links of a menu, `icon` in a bar. It is a part of its own: its code comes
 * after the page's.
 */
export default function AssignAction({ source, look }: Assigned) {
  const [open, setOpen] = useState(false)
  const [asked, setAsked] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const part = { ref: button, 'data-part': '' }
  const show = () => {
    setAsked(true)
    setOpen(true)
  }
  return (
    <>
      {look === 'link' && (
        <button {...part} type="button" aria-haspopup="dialog" className={LINK} onClick={show}>
          <ClipboardPlus size={20} aria-hidden="true" className="flex-none" />
          <span className="underline decoration-ghost underline-offset-4">指派作業</span>
        </button>
      )}
      {look === 'icon' && (
        <button
          {...part}
          type="button"
          aria-haspopup="dialog"
          className="inline-flex min-h-12 flex-none items-center gap-2 rounded-full px-3 font-bold text-brand hover:bg-note max-md:hidden"
          onClick={show}
        >
          <ClipboardPlus size={22} aria-hidden="true" />
          指派
        </button>
      )}
      {look === 'button' && (
        <Button
          {...part}
          kind="ghost"
          aria-haspopup="dialog"
          icon={<ClipboardPlus aria-hidden="true" />}
          onClick={show}
        >
          指派作業
        </Button>
      )}
      <Live part={button} />
      {asked && (
        <Suspense>
          <AssignDialog source={source} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
