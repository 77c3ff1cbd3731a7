import { type ReactNode, useRef } from 'react'
import { useFit } from '../../app/container/use-fit.ts'
import '../../app/container/fit.css'

/** What a class looks at, as large as its place on the board lets it be; what is too much for it scrolls there alone. */
export function FitStage({ label, children }: { label: string; children: ReactNode }) {
  const stage = useRef<HTMLElement>(null)
  useFit(stage)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the largest contents are scrolled, by keys too
    <section ref={stage} aria-label={label} tabIndex={0} className="fit-stage board-stage">
      <div className="fit-content" data-one-screen="">
        {children}
      </div>
    </section>
  )
}
