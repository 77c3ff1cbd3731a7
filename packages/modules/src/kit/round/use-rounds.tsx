import { glide } from '@hakka/ui/still.ts'
import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useHost } from '#kit/host-context.tsx'
import { useKeptWork } from '#kit/kept/use-kept-work.tsx'
import { joinedScore, type PlacedAnswer, workOf } from '#kit/score.ts'
import type { FirstTry } from '#kit/verdict.ts'
import {
  type Again,
  comingAgain,
  dueRounds,
  lateRounds,
  ROUNDS,
  readRounds,
  type Tries,
} from './kept-rounds.ts'
import { useWallRounds } from './use-wall-rounds.tsx'

/**
 * An accordion of exercises: which are open, which are done, with the first try of each. The module is done when all are.
 * Those that took more than one try come again then, once, where one round is shown at a time.
 */
export function useRounds(count: number, opened: number) {
  const host = useHost()
  const [open, setOpen] = useState<readonly number[]>([
    host.wall ? 0 : Math.min(host.written?.opened(count) ?? opened, count - 1),
  ])
  const [answers, setAnswers] = useState<Tries>({})
  const [again, setAgain] = useState<Again>()
  /** All are done, and nobody has heard of it. */
  const [unsaid, setUnsaid] = useState(false)
  const [wanted, setWanted] = useState<number>()
  const [run, setRun] = useState(0)
  const finished = Object.keys(answers).length
  const allDone = finished === count

  useKeptWork(ROUNDS, finished > 0 ? { answers, open, again } : null, (kept) => {
    const before = readRounds(kept, count)
    if (!before) return
    setAnswers(before.answers)
    setAgain(before.again)
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
    head?.scrollIntoView({ block: 'nearest', behavior: glide() })
    setWanted(undefined)
  }, [wanted])

  const isDone = (index: number) => answers[index] !== undefined
  const repeated = again?.shown ? again.order[again.at] : undefined
  // A test asks each question once.
  const comes = host.oneScreen && !host.assess && allDone && count > 1
  const missed = comes ? lateRounds(answers) : []
  const due = again ? dueRounds(again) : comingAgain(missed, 1).order
  const current = repeated ?? open.at(-1) ?? 0
  const show = useCallback((index: number) => setOpen([index]), [])
  useWallRounds(current, count, show)
  function tell(index: number, { answer, score }: FirstTry): void {
    if (count > 1 && score.kind === 'points') host.roundDone?.(index + 1, workOf(answer, score))
  }
  return {
    open,
    /** The one that is shown where only one is. */
    current,
    finished,
    allDone,
    /** Another one begins all boards anew. */
    run,
    isDone,
    /** Whether it took more than one try, and was not right at once when it came again. */
    isLate: (index: number) => {
      const { misses = 0 } = again?.done[index] ?? answers[index] ?? {}
      return misses > 0
    },
    /** Of the first tries so far. */
    score,
    /** The rounds that come again, while they are seen. */
    again: again?.shown ? again : undefined,
    /** How many are still to come again. */
    due: due.length,
    /** Shows the next of them. */
    repeat() {
      const now = again ?? comingAgain(missed, 1)
      const at = now.order.findIndex((index) => !now.done[index])
      setAgain({ ...now, at: Math.max(0, at), shown: true })
      setWanted(now.order[at])
    },
    toggle: (index: number) =>
      setOpen(open.includes(index) ? open.filter((own) => own !== index) : [...open, index]),
    /** Of a round done again the first time counts; an only one begins the whole anew. */
    finish(index: number, first: FirstTry) {
      if (repeated === index) {
        tell(index, first)
        setAgain((before) =>
          before && !before.done[index] ? { ...before, done: { ...before.done, [index]: first } } : before,
        )
        return
      }
      if (!isDone(index)) tell(index, first)
      setAnswers((before) => (before[index] && count > 1 ? before : { ...before, [index]: first }))
      if (count === 1 || !isDone(index)) setUnsaid(true)
    },
    /** The next one that is not done, after `index` and round again. */
    following(index: number): number | undefined {
      const order = Array.from({ length: count }, (_, step) => (index + step) % count)
      return order.find((own) => own !== index && !isDone(own))
    },
    moveOn(from: number, to: number) {
      setAgain((before) => before && { ...before, shown: false })
      setOpen([...open.filter((own) => own !== from), to])
      setWanted(to)
    },
    /** All of them once more: another attempt at the module, with first tries of its own. */
    restart() {
      host.kept?.restart()
      setAnswers({})
      setAgain(undefined)
      setOpen([0])
      setWanted(0)
      setRun(run + 1)
    },
  }
}
