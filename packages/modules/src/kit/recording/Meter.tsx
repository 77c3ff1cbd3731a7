import { type RefObject, useEffect, useRef } from 'react'
import type { Microphone } from './microphone.tsx'
import { barsPath } from './picture.ts'
import { ui } from './ui.ts'

const BARS = 48
const WIDTH = 288
const HEIGHT = 48
/** Speech near a microphone has a level of about a fifth: it should fill the picture. */
const GAIN = 5

/** That it records, for how long, and how loud. It draws past React: thirty times a second nothing else changes. */
export function Meter({
  microphone,
  secondsMax,
}: {
  microphone: RefObject<Microphone | undefined>
  /** After which it ends by itself, where that is not the usual minute. */
  secondsMax?: number
}) {
  const bars = useRef<SVGPathElement>(null)
  const time = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    let frame = 0
    const draw = () => {
      frame = requestAnimationFrame(draw)
      const live = microphone.current
      if (!live) return
      const levels = live.levels(BARS).map((level) => level * GAIN)
      const before = Array.from({ length: BARS - levels.length }, () => 0)
      bars.current?.setAttribute('d', barsPath([...before, ...levels], WIDTH, HEIGHT))
      if (time.current) time.current.textContent = ui.elapsed(live.seconds(), secondsMax)
    }
    draw()
    return () => cancelAnimationFrame(frame)
  }, [microphone, secondsMax])
  return (
    <>
      <p className="flex items-center gap-3 text-18">
        <span className="size-3.5 flex-none animate-pulse rounded-full bg-wrong motion-reduce:animate-none" />
        <b>{ui.recording}</b>
        <span ref={time} className="text-muted tabular-nums">
          {ui.elapsed(0, secondsMax)}
        </span>
      </p>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="h-14 w-full max-w-sm" aria-hidden="true">
        <path
          ref={bars}
          d={barsPath(Array(BARS).fill(0), WIDTH, HEIGHT)}
          className="stroke-primary"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </svg>
    </>
  )
}
