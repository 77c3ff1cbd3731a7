import { useState } from 'react'
import { useHost } from '#kit/host-context.tsx'
import { useKeptWork } from '#kit/kept/use-kept-work.tsx'
import { ui } from '#kit/ui.ts'
import type { FirstTry } from '#kit/verdict.ts'
import { type Again, comingAgain, dueRounds, lateRounds, ROUNDS, readRounds } from './kept-rounds.ts'

/** What is done again is no attempt: it has nothing to be marked. */
const UNMARKED: FirstTry = { answer: {}, score: { kind: 'none' } }

/**
 * What comes again of an exercise that leads through its parts by itself, as rounds do where one of them is shown at a
 * time.
 * @param misses how often each part that is done was missed, by its index
 * @param done all of them are
 */
export function useComingAgain(misses: Readonly<Record<number, number>>, done: boolean) {
  const host = useHost()
  const [again, setAgain] = useState<Again>()
  const entries = Object.entries(misses).map(([index, count]) => [index, { ...UNMARKED, misses: count }])
  const answers: Record<number, FirstTry> = Object.fromEntries(entries)
  useKeptWork(ROUNDS, entries.length > 0 ? { answers, open: [], again } : null, (kept) =>
    setAgain(readRounds(kept)?.again),
  )
  // A test asks each question once; on one page everything stands there to be done again.
  const comes = host.oneScreen && !host.assess && !host.wall && done && entries.length > 1
  const shown = comes && again?.shown ? again : undefined
  const due = again ? dueRounds(again) : comes ? comingAgain(lateRounds(answers), 1).order : []
  return {
    /** They are seen. */
    again: shown,
    /** In the place of the next activity. */
    onward:
      comes && due.length > 0
        ? {
            label: ui.practise(due.length),
            go() {
              const now = again ?? comingAgain(lateRounds(answers), 1)
              setAgain({
                ...now,
                at: Math.max(
                  0,
                  now.order.findIndex((own) => !now.done[own]),
                ),
                shown: true,
              })
            },
          }
        : undefined,
    /** Some are done again; the next one comes, or the end once more. */
    finish(some: readonly number[]) {
      setAgain((now) => {
        if (!now) return now
        const all: Again['done'] = {
          ...now.done,
          ...Object.fromEntries(some.map((index) => [index, UNMARKED])),
        }
        const at = now.order.findIndex((index) => !all[index])
        return { ...now, done: all, at: Math.max(0, at), shown: at >= 0 }
      })
    },
    restart: () => setAgain(undefined),
  }
}
