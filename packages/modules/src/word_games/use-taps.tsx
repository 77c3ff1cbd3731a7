import { useRef } from 'react'
import { useMark } from '#kit/use-mark.tsx'
import type { Mark, Verdict } from '#kit/verdict.ts'
import type { GameTaps } from './content.ts'
import type { GameLog } from './kept-game.ts'

/** A game's taps with their verdicts: each is asked with all that count before it, so that the server can play along. */
export function useTaps({
  game,
  seed,
  mark,
  before,
  keep,
}: Pick<GameTaps, 'game' | 'seed'> & {
  mark: Mark
  /** What was tapped before the learner came back. */
  before: GameLog
  keep(log: GameLog): void
}) {
  const log = useRef(before)
  const latest = useRef<Verdict>(undefined)
  const { ask, asking, isAsking, retry, forget } = useMark(mark)
  function note(tap: number, right: boolean, counted = log.current.counted): void {
    log.current = { tapped: [...log.current.tapped, [tap, right]], counted }
    keep(log.current)
  }
  return {
    asking,
    isAsking,
    retry,
    /** A tap that is neither right nor wrong: it is only found again. */
    note: (tap: number) => note(tap, true),
    /**
     * Asks whether a tap is right. Refused while another verdict is on its way.
     * @param taps the tap, after those that had to come before it
     * @param counts whether it matters for the score and for what is asked next, once it is known to be right or not
     * @param known whether it is right, on a wall: a class goes from any question to any other, and has no score here
     */
    tap(
      taps: readonly number[],
      counts: (right: boolean) => boolean,
      take: (right: boolean) => void,
      known?: boolean,
    ): void {
      if (isAsking()) return
      forget()
      if (known !== undefined) {
        take(known)
        return
      }
      const all = [...log.current.counted, ...taps]
      ask({ game, seed, taps: all } satisfies GameTaps, (verdict) => {
        const right = verdict.right.length > 0
        note(taps.at(-1) ?? 0, right, counts(right) ? all : log.current.counted)
        latest.current = verdict
        take(right)
      })
    },
    /** The game as it was played, and what it earned. */
    result: () => ({ taps: log.current.counted, score: latest.current?.score ?? { kind: 'none' as const } }),
  }
}
