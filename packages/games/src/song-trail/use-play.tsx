import { useEffect, useMemo, useRef, useState } from 'react'
import { effect } from '#kit/sounds.tsx'
import { useClock } from '#kit/use-clock.tsx'
import { useReferee } from '#kit/use-referee.tsx'
import type { GameProps } from '#kit/view.ts'
import type { SongContent } from './content.ts'
import {
  begun,
  givenOf,
  isHinted,
  isRight,
  isWhole,
  logOf,
  longer,
  type Move,
  moved,
  type Play,
  stepsOf,
} from './play.ts'
import { LIMIT_MS, type SongDeal } from './rules.ts'
import { grown, type SongState, type SongTold } from './steps.ts'

/** In practice right and wrong are shown so long. */
const FEEDBACK_MS = 1000
/** Before the play closes at the server. */
const EARLY_MS = 5000

export type SongProps = GameProps<SongContent, SongDeal, SongState, SongTold>

/** One play: the moves made so far, and its end. */
export function usePlay(props: SongProps) {
  const { practice, referee, onEnd } = props
  const { content, deal, waits, ask } = useReferee(props, grown)
  const steps = useMemo(() => stepsOf(content, deal), [content, deal])
  const total = referee?.count ?? steps.length
  const clock = useClock(!practice, referee?.ms)
  const [play, setPlay] = useState(() => begun(steps, referee?.state))
  // Two presses may come before the next picture.
  const latest = useRef(play)
  const [feedback, setFeedback] = useState<boolean>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const isOver = useRef(false)
  const step = steps[play.at]

  function end(): void {
    if (isOver.current) return
    isOver.current = true
    const usedTime = clock.stop()
    // What it is worth only the server knows: it has kept the answers.
    onEnd({ quizData: { ...logOf(steps, latest.current, usedTime) }, score: 0, usedTime })
  }

  function take(next: Play): void {
    if (next === latest.current) return
    latest.current = next
    setPlay(next)
    if (next.at === total) end()
  }

  /** What the server has to be asked first: an answer that is new, or the hint. */
  function askedOf(move: Move, next: Play): object | undefined {
    const { at } = latest.current
    const own = steps[at]?.question
    if (!referee || !own) return undefined
    if (move.kind === 'hint') return { no: own.no, hint: true }
    const answer = next.answers[at]
    const isSent = answer !== undefined && answer.at !== latest.current.answers[at]?.at
    return isSent ? { no: own.no, given: givenOf(answer) } : undefined
  }

  function act(move: Move): void {
    if (waits) return
    const next = moved(steps, latest.current, move)
    if (next === latest.current) return
    if (move.kind !== 'go') effect(next.held === null && latest.current.held !== null ? 'lay' : 'tick')
    const asked = askedOf(move, next)
    if (asked) ask(asked, (known) => take(longer(stepsOf(known.content, known.deal), next)))
    else take(next)
  }

  function go(by: 1 | -1): void {
    const { at, answers } = latest.current
    const own = steps[at]
    const answer = answers[at]
    if (feedback !== undefined || !own || !answer) return
    const isTold = practice && own.question.answer.length > 0
    if (by < 0 || !isTold || !isWhole(steps, latest.current)) {
      act({ kind: 'go', by, now: clock.now() })
      return
    }
    const right = isRight(own, givenOf(answer))
    effect(right ? 'right' : 'wrong')
    setFeedback(right)
    timer.current = setTimeout(() => {
      setFeedback(undefined)
      if (right) act({ kind: 'go', by, now: clock.now() })
    }, FEEDBACK_MS)
  }

  // A play that is left open ends with what was answered, while the server still takes it.
  const isLate = clock.shown >= LIMIT_MS - EARLY_MS
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is late.
  useEffect(() => {
    if (isLate) end()
  }, [isLate])

  return {
    content,
    deal,
    total,
    steps,
    play,
    step,
    slots: play.answers[play.at]?.slots ?? [],
    whole: isWhole(steps, play),
    hinted: isHinted(steps, play),
    feedback,
    ms: clock.shown,
    act: (move: Move) => {
      if (feedback === undefined) act(move)
    },
    go,
  }
}
