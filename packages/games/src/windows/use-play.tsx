import { isStill } from '@hakka/ui/still.ts'
import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { effect, PICTURE_FIRST_MS } from '#kit/sounds.tsx'
import type { Known } from '#kit/steps.ts'
import { useClock } from '#kit/use-clock.tsx'
import { useReferee } from '#kit/use-referee.tsx'
import type { GameProps } from '#kit/view.ts'
import type { WindowsContent, WindowsLog } from './content.ts'
import { canFlip, cardsOf, FRESH, played, SHUT_MS, type WindowsPlay } from './play.ts'
import { LOCK_MS, replay, type WindowsDeal } from './rules.ts'
import { grown, type WindowsState, type WindowsTold } from './steps.ts'

/** The sign before a level. */
const SCENE_MS = 2200
/** The lamps, floor by floor, and a moment to look. */
const LIT_MS = { moving: 2600, still: 900 }

export type WindowsProps = GameProps<WindowsContent, WindowsDeal, WindowsState, WindowsTold>

/** What is heard of a window that was opened. */
function soundOf({ stage, last }: WindowsPlay, isGhost: boolean) {
  if (stage === 'lit') return 'pass'
  if (last?.opened === 'whole') return isGhost ? 'pop' : 'match'
  if (last?.opened === 'miss') return 'wrong'
  return isGhost ? 'giggle' : 'flip'
}

/** One play of both levels: its state, its clock, and what is sent of it. */
export function usePlay(props: WindowsProps) {
  const { onSave, onEnd } = props
  const { content, deal, ask } = useReferee(props, grown)
  // It is drawn by the bar alone.
  const clock = useClock(false)
  const current = useRef(FRESH)
  const [play, setPlay] = useState(FRESH)
  const timers = useRef<ReturnType<typeof setTimeout>[]>([])
  const calm = useCallback(() => {
    for (const timer of timers.current) clearTimeout(timer)
    timers.current = []
  }, [])
  useEffect(() => calm, [calm])

  const take = useCallback(
    (step: Parameters<typeof played>[2], known = deal): WindowsPlay | undefined => {
      const next = played(known, current.current, step)
      if (next === current.current) return undefined
      current.current = next
      startTransition(() => setPlay(next))
      return next
    },
    [deal],
  )

  /** What the server is told: of the time the rules' own, for the clock stands between the levels. */
  const soFar = (known: Known<WindowsContent, WindowsDeal> = { content, deal }) => {
    const quizData: WindowsLog = { flips: [...current.current.flips] }
    const { score, leastTime } = replay(known.content, known.deal, quizData)
    return { quizData, score, usedTime: leastTime }
  }

  const { stage } = play
  // biome-ignore lint/correctness/useExhaustiveDependencies: a stage that ends by itself ends once.
  useEffect(() => {
    if (stage === 'end') onEnd(soFar())
    const after = { scene: SCENE_MS, lit: isStill() ? LIT_MS.still : LIT_MS.moving }
    const wait = stage === 'scene' || stage === 'lit' ? after[stage] : undefined
    if (wait === undefined) return
    const timer = setTimeout(() => take({ type: 'on' }), wait)
    return () => clearTimeout(timer)
  }, [stage])

  /** Opens a window, and goes on with what is known by then. */
  function flip(window: number, then: (known: Known<WindowsContent, WindowsDeal>) => void): void {
    if (!canFlip(current.current, window, clock.now())) {
      effect('dull')
      return
    }
    ask({ level: current.current.level + 1, window }, (known) => {
      if (opened(window, known)) then(known)
    })
  }

  /** @returns whether it opened */
  function opened(window: number, known: Known<WindowsContent, WindowsDeal>): boolean {
    const next = take({ type: 'flip', window, at: clock.now() }, known.deal)
    if (!next) return false
    calm()
    const came = next.last?.opened
    effect(soundOf(next, cardsOf(known.deal, next)[window]?.type === 'ghost'))
    if (came === 'miss') {
      timers.current = [
        setTimeout(() => take({ type: 'shut' }), SHUT_MS),
        setTimeout(() => take({ type: 'free' }), LOCK_MS),
      ]
    }
    // At the end of each level at once, before anything is celebrated; at the first window once it is seen.
    if (next.stage === 'lit') onSave?.(soFar(known))
    else if (next.flips.length === 1) {
      const first = soFar(known)
      setTimeout(() => onSave?.(first), PICTURE_FIRST_MS)
    }
    return true
  }

  const { begun, times, level } = play
  const running = begun === undefined ? 0 : () => Math.max(0, clock.now() - begun)
  const ms = times[level] ?? running
  return { play, ms, content, deal, flip, on: () => take({ type: 'on' }) }
}
