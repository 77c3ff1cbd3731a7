import { useEffect, useEffectEvent, useState } from 'react'
import { useHost } from '#kit/host-context.tsx'
import { readEach, readFirstTry, readNumbers, readRecord } from '#kit/kept/read-kept.ts'
import { useKeptWork } from '#kit/kept/use-kept-work.tsx'
import { joinedScore, type PlacedAnswer, workOf } from '#kit/score.ts'
import type { FirstTry } from '#kit/verdict.ts'

/** The first try of each round that is done, by its index. */
type Answers = Readonly<Record<number, FirstTry>>

/** An accordion of exercises: which are open, which are done, with the first try of each. The module is done when all are. */
export function useRounds(count: number, opened: number) {
  const host = useHost()
  const [open, setOpen] = useState<readonly number[]>([Math.min(opened, count - 1)])
  const [answers, setAnswers] = useState<Answers>({})
  /** All are done, and nobody has heard of it. */
  const [unsaid, setUnsaid] = useState(false)
  const [wanted, setWanted] = useState<number>()
  const [run, setRun] = useState(0)
  const finished = Object.keys(answers).length
  const allDone = finished === count

  useKeptWork('rounds', finished > 0 ? { answers, open } : null, (kept) => {
    const before = readRounds(kept, count)
    if (!before) return
    setAnswers(before.answers)
    const rest = Array.from({ length: count }, (_, index) => index).find((index) => !before.answers[index])
    setOpen(before.open.length > 0 ? before.open : [rest ?? 0])
  })

  const first: PlacedAnswer = Object.fromEntries(
    Object.values(answers).flatMap(({ answer }) => Object.entries(answer)),
  )
  const score = joinedScore(Object.values(answers).map((own) => own.score))
  // What has no points has no answer that anybody could mark.
  const report = useEffectEvent(() => {
    setUnsaid(false)
    host.done(score.kind === 'none' ? undefined : workOf(first, score))
  })
  useEffect(() => {
    if (allDone && unsaid) report()
  }, [allDone, unsaid])

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
    /** Another one begins all boards anew. */
    run,
    isDone,
    /** Whether it took more than one try. */
    isLate: (index: number) => answers[index]?.late === true,
    /** Of the first tries so far. */
    score,
    toggle: (index: number) =>
      setOpen(open.includes(index) ? open.filter((own) => own !== index) : [...open, index]),
    /** Of a round done again the first time counts; an only one begins the whole anew. */
    finish(index: number, first: FirstTry) {
      setAnswers((before) => (before[index] && count > 1 ? before : { ...before, [index]: first }))
      if (count === 1 || !isDone(index)) setUnsaid(true)
      if (count > 1 && !isDone(index) && first.score.kind === 'points')
        host.roundDone?.(index + 1, workOf(first.answer, first.score))
    },
    /** The next one that is not done, after `index` and round again. */
    following(index: number): number | undefined {
      const order = Array.from({ length: count }, (_, step) => (index + step) % count)
      return order.find((own) => own !== index && !isDone(own))
    },
    moveOn(from: number, to: number) {
      setOpen([...open.filter((own) => own !== from), to])
      setWanted(to)
    },
    /** All of them once more: another attempt at the module, with first tries of its own. */
    restart() {
      host.kept?.restart()
      setAnswers({})
      setOpen([0])
      setWanted(0)
      setRun(run + 1)
    },
  }
}

function readRounds(kept: unknown, count: number) {
  const record = readRecord(kept)
  const answers = readEach(record?.answers, readFirstTry)
  const open = readNumbers(record?.open)
  const isRound = (index: number) => Number.isInteger(index) && index >= 0 && index < count
  if (!answers || !open || ![...open, ...Object.keys(answers).map(Number)].every(isRound)) return undefined
  return { answers, open }
}
