import { useEffect, useState } from 'react'

/** The board's unit in pixels, as `board.css` has it. */
const unitNow = () => Math.max(0.6, Math.min(innerWidth / 1440, innerHeight / 810))

export interface Room {
  width: number
  height: number
  /** Pixels of a unit. */
  unit: number
}

/** The room that an element gives, in units, now and as the window changes. */
export function useRoomOf(): [ref: (element: HTMLElement | null) => void, room: Room] {
  const [element, setElement] = useState<HTMLElement | null>(null)
  const [room, setRoom] = useState<Room>({ width: 1376, height: 560, unit: 1 })
  useEffect(() => {
    if (!element) return
    const watch = new ResizeObserver(() => {
      const unit = unitNow()
      setRoom({ width: element.clientWidth / unit, height: element.clientHeight / unit, unit })
    })
    watch.observe(element)
    return () => watch.disconnect()
  }, [element])
  return [setElement, room]
}
