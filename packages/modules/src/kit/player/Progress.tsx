import { cx } from '@hakka/ui/cx.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { Player } from './use-player.tsx'

/** One segment a sentence; the one that sounds fills as it goes. Decoration: the position beside it says the same. */
export function Progress({ player }: { player: Player }) {
  const { current, status, total } = player.state
  const bar = useRef<HTMLElement>(null)
  const progress = useEffectEvent(() => player.progress())
  const playing = status === 'playing'
  // Driven past React: ten times a second is too often to render all sentences.
  useEffect(() => {
    if (!playing) return
    const timer = setInterval(() => {
      if (bar.current) bar.current.style.width = `${Math.round(progress() * 100)}%`
    }, 100)
    return () => clearInterval(timer)
  }, [playing])
  return (
    <span aria-hidden="true" className="flex gap-[5px]">
      {Array.from({ length: total }, (_, index) => `segment ${index}`).map((key, index) => (
        <i key={key} className="h-2.5 flex-1 overflow-hidden rounded-full bg-track md:h-3">
          <b
            key={index === current ? `${current} ${status === 'idle'}` : 'still'}
            ref={index === current ? bar : undefined}
            className={cx('block h-full bg-primary', index < current ? 'w-full' : 'w-0')}
          />
        </i>
      ))}
    </span>
  )
}
