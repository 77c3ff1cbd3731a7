import { CircleCheck } from 'lucide-react'
import { ui } from '#kit/video/video-ui.ts'
import { NextActivity } from './DoneActions.tsx'

/** How many videos were opened and, after the last, the way on. It keeps its place and takes no focus: one is playing. */
export function SeenFoot({ seen, of }: { seen: number; of: number }) {
  const all = seen >= of
  return (
    <div
      className={`mt-4 flex min-h-18 flex-wrap items-center justify-between gap-3 rounded-card px-4 py-2 md:px-6 ${all ? 'bg-correct-soft text-correct-deep' : 'bg-pool'}`}
    >
      <p className="inline-flex items-center gap-2 text-18 font-medium">
        {all && <CircleCheck size={24} aria-hidden="true" />}
        {all ? ui.allSeen : ui.count(seen, of)}
      </p>
      {all && <NextActivity />}
    </div>
  )
}
