import { useEffect, useEffectEvent, useState } from 'react'
import { useHost } from './host-context.tsx'
import type { PlacedAnswer } from './score.ts'

/**
 * An accordion of exercises: which are open, which are done, with the first answer of each. The module is done
 * when all are.
 */
export function useRounds(count: number, opened: number) {
  const host = useHost()
  const [open, setOpen] = useState<readonly number[]>([Math.min(opened, count - 1)])
  const [answers, setAnswers] = useState<Readonly<Record<number, PlacedAnswer>>>({})
  const [wanted, setWanted] = useState<number>()
  const finished = Object.keys(answers).length
  const allDone = finished === count

  const report = useEffectEvent(() => host.done())
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
    finished,
    allDone,
    isDone,
    /** The first answers of all that are done, by their areas. */
    first: Object.fromEntries(Object.values(answers).flatMap((answer) => Object.entries(answer))),
    toggle: (index: number) =>
      setOpen(open.includes(index) ? open.filter((own) => own !== index) : [...open, index]),
    finish: (index: number, answer: PlacedAnswer) =>
      setAnswers((before) => (before[index] ? before : { ...before, [index]: answer })),
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
