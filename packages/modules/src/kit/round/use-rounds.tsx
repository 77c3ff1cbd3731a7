import { useEffect, useEffectEvent, useState } from 'react'
import { useHost } from '#kit/host-context.tsx'
import { joinedScore, type PlacedAnswer, workOf } from '#kit/score.ts'
import type { FirstTry } from '#kit/verdict.ts'

/** An accordion of exercises: which are open, which are done, with the first try of each. The module is done when all are. */
export function useRounds(count: number, opened: number) {
  const host = useHost()
  const [open, setOpen] = useState<readonly number[]>([Math.min(opened, count - 1)])
  const [answers, setAnswers] = useState<Readonly<Record<number, FirstTry>>>({})
  const [wanted, setWanted] = useState<number>()
  const finished = Object.keys(answers).length
  const allDone = finished === count

  const first: PlacedAnswer = Object.fromEntries(
    Object.values(answers).flatMap(({ answer }) => Object.entries(answer)),
  )
  const score = joinedScore(Object.values(answers).map((own) => own.score))
  // What has no points has no answer that anybody could mark.
  const report = useEffectEvent(() => host.done(score.kind === 'none' ? undefined : workOf(first, score)))
  useEffect(() => {
    if (allDone) report()
  }, [allDone])

  // A round opened by its forerunner's button takes the focus, since that button is folded away.
  useEffect(() => {
    if (wanted === undefined) return
    const head = document.querySelector<HTMLElement>(`[data-round="${wanted}"]`)
    head?.focus({ preventScroll: true })
    head?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
    setWanted(undefined)
  }, [wanted])

  const isDone = (index: number) => answers[index] !== undefined
  return {
    open,
    /** The one that is shown where only one is. */
    current: open.at(-1) ?? 0,
    finished,
    allDone,
    isDone,
    /** Of the first tries so far. */
    score,
    toggle: (index: number) =>
      setOpen(open.includes(index) ? open.filter((own) => own !== index) : [...open, index]),
    finish: (index: number, first: FirstTry) =>
      setAnswers((before) => (before[index] ? before : { ...before, [index]: first })),
    /** The next one that is not done, after `index` and round again. */
    following(index: number): number | undefined {
      const order = Array.from({ length: count }, (_, step) => (index + step) % count)
      return order.find((own) => own !== index && !isDone(own))
    },
    moveOn(from: number, to: number) {
      setOpen([...open.filter((own) => own !== from), to])
      setWanted(to)
    },
  }
}
