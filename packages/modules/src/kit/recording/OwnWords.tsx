import { Button } from '@hakka/ui/Button.tsx'
import { Loading } from '@hakka/ui/Loading.tsx'
import { Mic } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { ui } from './ui.ts'

const PracticePanel = lazy(() => import('./PracticePanel.tsx'))

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
      <Suspense fallback={<Loading />}>
        <PracticePanel spoken={{ text: says }} onHeard={onHeard} />
      </Suspense>
    </section>
  )
}
