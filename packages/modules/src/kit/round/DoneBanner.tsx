import { lazyAhead } from '@hakka/ui/at-rest.ts'
import { glide } from '@hakka/ui/still.ts'
import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { ui } from '#kit/ui.ts'

const GladBird = lazyAhead(() => import('./GladBird.tsx'))

/** An exercise is done: the bird is glad. It comes into view; the focus is the buttons' below. */
export function DoneBanner({
  title = ui.allDone,
  before = false,
  children,
}: {
  title?: string | undefined
  /** It was done when the learner came back to it: the page stays where it is. */
  before?: boolean
  children?: ReactNode
}) {
  const banner = useRef<HTMLDivElement>(null)
  const comesIntoView = useRef(!before)
  useEffect(() => {
    if (!comesIntoView.current) return
    banner.current?.scrollIntoView({ block: 'nearest', behavior: glide() })
  }, [])
  return (
    <div
      ref={banner}
      className="flex animate-enter scroll-my-6 items-center gap-4 rounded-card bg-correct-soft px-4 py-4 text-correct-deep md:gap-6 md:px-7"
    >
      <Suspense fallback={<span className="h-22.5 w-30 flex-none" />}>
        <GladBird />
      </Suspense>
      <div>
        <p className="font-reading text-26 leading-snug md:text-32">{title}</p>
        {children && <p className="text-18">{children}</p>}
      </div>
    </div>
  )
}
