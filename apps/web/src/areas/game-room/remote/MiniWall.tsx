import type { WallView } from '@hakka/contract/room-views'
import { planWall } from '../wall-layout.ts'
import { framesOf } from '../wall-order.ts'

const ROOM = { width: 1376, height: 774 }

/** The wall as small as a stamp: where notes hang, not what is on them. */
export function MiniWall({ view }: { view: WallView }) {
  const frames = framesOf(view, { reading: () => '' })
  const plan = planWall(frames, ROOM)
  return (
    <svg
      viewBox={`0 0 ${ROOM.width} ${plan.height}`}
      preserveAspectRatio="xMidYMin slice"
      role="img"
      aria-label={`黑板上有 ${view.notes.length} 張便利貼`}
    >
      {frames.map(({ id, name }) => {
        const place = plan.frames.get(id)
        return place && name !== '' && <rect key={id} className="mini-frame" rx="24" {...place} />
      })}
      {view.notes.map(({ id, colour, hidden }) => {
        const place = plan.notes.get(String(id))
        return (
          place && (
            <rect
              key={id}
              className="mini-note"
              data-colour={colour}
              data-hidden={hidden || undefined}
              rx="8"
              {...place}
            />
          )
        )
      })}
    </svg>
  )
}
