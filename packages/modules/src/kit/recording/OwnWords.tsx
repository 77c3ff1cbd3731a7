import { useEffect, useRef } from 'react'
import { Practice } from './Practice.tsx'
import type { Heard } from './spoken.ts'
import { ui } from './ui.ts'

/** An answer said in one's own words: nothing to be compared with. It takes the focus as it comes. */
export function OwnWords({ says, onHeard }: { says: string; onHeard: Heard }) {
  const place = useRef<HTMLElement>(null)
  useEffect(() => place.current?.focus({ preventScroll: true }), [])
  return (
    <section ref={place} tabIndex={-1} aria-label={ui.recordOf(says)} className="@container">
      <Practice spoken={{ text: says }} onHeard={onHeard} />
    </section>
  )
}
