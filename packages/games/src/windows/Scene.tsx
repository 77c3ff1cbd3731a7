import { Bird } from '@hakka/ui/Bird.tsx'
import { Button } from '@hakka/ui/Button.tsx'
import { ArrowRight } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { LEVELS, SCENE } from './ui.ts'

/** The way to a level: the bird flies to its house. It ends by itself, or as soon as somebody wants. */
export function Scene({ level, onDone }: { level: number; onDone(): void }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  const house = level === 0 ? 9 : 20
  return (
    <div className="windows-scene">
      <img src="/images/events/windows-day.svg" alt="" width={1440} height={836} className="windows-sky" />
      <img
        src={`/images/events/windows-house-${house}.svg`}
        alt=""
        width={640}
        height={640}
        className="windows-scene-house"
      />
      <div className="windows-scene-bird">
        <Bird pose="wing-up" width={200} />
      </div>
      <div className="windows-sign" role="status">
        <p className="windows-sign-level">{LEVELS[level]}</p>
        <h1>{SCENE[level]?.title}</h1>
        <p>{SCENE[level]?.text}</p>
        <Button
          ref={button}
          kind="primary"
          size="l"
          iconEnd={<ArrowRight aria-hidden="true" />}
          onClick={onDone}
        >
          馬上開始
        </Button>
      </div>
    </div>
  )
}
