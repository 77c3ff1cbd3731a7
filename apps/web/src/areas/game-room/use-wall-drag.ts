import { usePointerDrag } from '@hakka/ui/use-pointer-drag.ts'
import { type RefObject, useState } from 'react'
import { dropBefore, type WallPlan } from './wall-layout.ts'
import { groupOf, type Placing, type WallFrame } from './wall-order.ts'

export interface Drag {
  note: number
  /** How far from where it hung, in pixels. */
  dx: number
  dy: number
  /** The frame under it, where it would hang. */
  over: string | undefined
  before: number | null
}

/** Notes by mouse, pen and finger: over which frame one is, and where it is let go. */
export function useWallDrag({
  sheet,
  unit,
  plan,
  frames,
  onPlace,
}: {
  sheet: RefObject<HTMLElement | null>
  unit: number
  plan: WallPlan
  frames: readonly WallFrame[]
  onPlace(placing: Placing): void
}) {
  const [drag, setDrag] = useState<Drag>()
  const aimAt = (note: number, x: number, y: number) => {
    const box = sheet.current?.getBoundingClientRect()
    const point = {
      x: (x - (box?.left ?? 0)) / unit,
      y: (y - (box?.top ?? 0) + (sheet.current?.scrollTop ?? 0)) / unit,
    }
    const frame = frames.find(({ id }) => {
      const place = plan.frames.get(id)
      return (
        place !== undefined &&
        point.x >= place.x &&
        point.x <= place.x + place.width &&
        point.y >= place.y - 20 &&
        point.y <= place.y + place.height
      )
    })
    const before = frame && dropBefore(frame, plan.notes, point, String(note))
    return { over: frame?.id, before: before === undefined ? null : Number(before) }
  }
  const down = usePointerDrag<number>({
    rests: true,
    onBegin: (note) => setDrag({ note, dx: 0, dy: 0, over: undefined, before: null }),
    onMove: (note, { x, y, dx, dy }) => setDrag({ note, dx, dy, ...aimAt(note, x, y) }),
    onEnd: (note, at) => {
      setDrag(undefined)
      // By the mouse it was not gone to: arrows lead the class on.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      const aim = at && aimAt(note, at.x, at.y)
      if (aim?.over !== undefined) onPlace({ note, group: groupOf(aim.over), before: aim.before })
    },
  })
  return { drag, down }
}
