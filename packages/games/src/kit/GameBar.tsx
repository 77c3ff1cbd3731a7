import { clockText } from '@hakka/contract/constants/event'
import { IconButton } from '@hakka/ui/IconButton.tsx'
import { ArrowLeft, Clock, Leaf } from 'lucide-react'
import { type ReactNode, useContext, useEffect, useState } from 'react'
import { TimeLimit } from './limit.tsx'
import { SOUND } from './SoundSwitch.tsx'
import { TICK_MS } from './use-clock.tsx'
import type { GameSound } from './use-sound.tsx'

/** The bar of a game: the way back, what is played, how far, the clock, the sound switch. */
export function GameBar({
  title,
  dialectName,
  ms,
  practice,
  sound,
  onLeave,
  children,
}: {
  title: string
  dialectName: string
  /** Read again and again where it is a clock that runs. Without it the game has a clock of its own elsewhere. */
  ms?: number | (() => number)
  practice: boolean
  sound: GameSound
  onLeave(): void
  /** How far the play is. */
  children?: ReactNode
}) {
  const { label, Icon } = SOUND[sound.level]
  return (
    <header className="game-top">
      <IconButton label="返回活動列表" onClick={onLeave}>
        <ArrowLeft aria-hidden="true" />
      </IconButton>
      <p className="game-name">
        <b>{title}</b>
        <small>{dialectName}</small>
      </p>
      <div className="game-way">{children}</div>
      {practice ? (
        <p className="game-time game-time-none">
          <Leaf size={22} aria-hidden="true" />
          練習
        </p>
      ) : ms === undefined ? (
        <span />
      ) : (
        <Time ms={ms} />
      )}
      <IconButton label={label} className="game-sound" onClick={sound.toggle}>
        <Icon aria-hidden="true" />
      </IconButton>
    </header>
  )
}

/** A clock that runs draws itself anew, and nothing of the game with it. */
function Time({ ms }: { ms: number | (() => number) }) {
  const [, tick] = useState(0)
  const runs = typeof ms === 'function'
  useEffect(() => {
    if (!runs) return
    const timer = setInterval(() => tick((before) => before + 1), TICK_MS)
    return () => clearInterval(timer)
  }, [runs])
  const shown = runs ? ms() : ms
  const limit = useContext(TimeLimit)
  const late = limit !== null && shown > limit * 60_000
  return (
    <p className="game-time" data-limited={limit !== null || undefined} role="timer" aria-label="時間">
      <Clock size={24} aria-hidden="true" />
      <b>{clockText(shown)}</b>
      {limit !== null && (
        <small data-late={late || undefined}>
          {late ? `超過 ${limit} 分鐘，不排名` : `限時 ${limit} 分鐘`}
        </small>
      )}
    </p>
  )
}
