import { useRef } from 'react'
import { useMark } from '#kit/use-mark.tsx'
import type { Mark, Verdict } from '#kit/verdict.ts'
import type { GameTaps } from './content.ts'

/** A game's taps with their verdicts: each is asked with all that count before it, so that the server can play along. */
export function useTaps(game: GameTaps['game'], seed: number, mark: Mark) {
  const counted = useRef<readonly number[]>([])
  const latest = useRef<Verdict>(undefined)
  const { ask, asking, retry, forget } = useMark(mark)
  return {
    asking,
    retry,
    /**
     * Asks whether a tap is right. Refused while another verdict is on its way.
     * @param taps the tap, after those that had to come before it
     * @param counts whether it matters for the score and for what is asked next, once it is known to be right or not
     */
    tap(taps: readonly number[], counts: (right: boolean) => boolean, take: (right: boolean) => void): void {
      if (asking.waiting) return
      forget()
      const all = [...counted.current, ...taps]
      ask({ game, seed, taps: all } satisfies GameTaps, (verdict) => {
        const right = verdict.right.length > 0
        if (counts(right)) counted.current = all
        latest.current = verdict
        take(right)
      })
    },
    /** The game as it was played, and what it earned. */
    result: () => ({ taps: counted.current, score: latest.current?.score ?? { kind: 'none' as const } }),
  }
}
