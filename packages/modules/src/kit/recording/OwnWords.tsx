import { Button } from '@hakka/ui/Button.tsx'
import { Mic } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Practice } from './Practice.tsx'
import { ui } from './ui.ts'

/**
 * An answer said in one's own words: nothing to be compared with and nobody to judge it. Once opened it stays: to fold
 * it would lose what was recorded.
 * @param onHeard whether there is a recording with a voice in it
 */
export function OwnWords({ says, onHeard }: { says: string; onHeard(heard: boolean): void }) {
  const [open, setOpen] = useState(false)
  const place = useRef<HTMLElement>(null)
  // The pressed button is gone.
  useEffect(() => {
    if (open) place.current?.focus({ preventScroll: true })
  }, [open])
  if (!open) {
    return (
      <div>
        <Button icon={<Mic size={24} aria-hidden="true" />} onClick={() => setOpen(true)}>
          {ui.sayIt}
        </Button>
      </div>
    )
  }
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-label={ui.recordOf(says)}
      className="@container animate-enter rounded-option bg-pool p-4"
    >
      <Practice spoken={{ text: says }} onHeard={onHeard} />
    </section>
  )
}
