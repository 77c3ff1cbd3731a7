import { useEffect, useRef, useState } from 'react'
import { effect } from '#kit/sounds.tsx'
import { useClock } from '#kit/use-clock.tsx'
import { useReferee } from '#kit/use-referee.tsx'
import type { GameProps } from '#kit/view.ts'
import type { StepsContent, StepsLog } from './content.ts'
import { emptyStair, isFull, lay, type Stair, takeBack, takeBackLast } from './laying.ts'
import { FEEDBACK_MS, judge, PIECE_MS, poolOf, replay, type StepsAnswer, type StepsDeal } from './rules.ts'
import { grown, type StepsTold } from './steps.ts'

/** Above what the rules ask at the least: a clock that is read twice may differ. */
const PAUSE_MS = 50

export type StepsProps = GameProps<StepsContent, StepsDeal, StepsLog, StepsTold>

/** One play: which sentence is asked, what lies on the stair, and what the rules say of it. */
export function usePlay(props: StepsProps) {
  const { practice, referee, onEnd } = props
  const { content, deal, waits, ask: askWhat } = useReferee(props, grown)
  const [begun] = useState<StepsLog>(referee?.state ?? { answers: [] })
  const count = referee?.count ?? deal.length
  const clock = useClock(!practice, referee?.ms)
  const log = useRef(begun)
  const asked = useRef(referee?.ms ?? 0)
  const [at, setAt] = useState(begun.answers.length)
  const [verdicts, setVerdicts] = useState<readonly boolean[]>(() =>
    replay(content, deal.slice(0, at), begun).answers.map(({ right }) => right),
  )
  const dealt = deal[at]
  const question = content.questions.find(({ no }) => no === dealt?.no)
  const cards = question && dealt ? poolOf(question, dealt.pool) : []
  const [stair, setStair] = useState<Stair>(emptyStair(cards.length))
  const [feedback, setFeedback] = useState<StepsAnswer>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const move = (sound: 'lay' | 'tick', change: (before: Stair) => Stair) => {
    if (feedback || waits) return
    effect(sound)
    setStair(change)
  }

  function turnTo(next: number, pool: readonly number[]): void {
    asked.current = clock.now()
    setAt(next)
    setStair(emptyStair(pool.length))
    setFeedback(undefined)
  }

  function next(): void {
    const laid = stair.filter((own) => own !== null)
    if (feedback || waits || !question || !dealt || laid.length < cards.length) return
    const now = clock.now()
    if (now - asked.current < laid.length * PIECE_MS + PAUSE_MS) return
    const placed = laid.map((own): [number, number] => [own.place, own.at])
    askWhat({ no: dealt.no, placed }, (known) => tell(known, dealt, placed, now))
  }

  function tell(
    known: Pick<StepsProps, 'content' | 'deal'>,
    { no, pool }: StepsDeal[number],
    placed: [number, number][],
    now: number,
  ): void {
    const told = known.content.questions.find((own) => own.no === no)
    if (!told) return
    const answer = judge(
      told,
      pool,
      placed.map(([place]) => place),
    )
    effect(answer.right ? 'right' : 'wrong')
    setFeedback(answer)
    if (practice && !answer.right) {
      timer.current = setTimeout(() => {
        setFeedback(undefined)
        // What was right lies well.
        setStair(stair.map((own, step) => (answer.steps[step] ? own : null)))
      }, FEEDBACK_MS)
      return
    }
    log.current = { answers: [...log.current.answers, { no, placed, at: now }] }
    setVerdicts([...verdicts, answer.right])
    if (at + 1 === count) {
      const usedTime = clock.stop()
      const { score } = replay(known.content, known.deal, log.current)
      timer.current = setTimeout(() => onEnd({ quizData: { ...log.current }, score, usedTime }), FEEDBACK_MS)
      return
    }
    timer.current = setTimeout(() => turnTo(at + 1, known.deal[at + 1]?.pool ?? []), FEEDBACK_MS)
  }

  return {
    ms: clock.shown,
    question,
    /** The pieces of the pool, by their place in the question. */
    cards,
    no: at + 1,
    count,
    verdicts,
    stair,
    isFull: isFull(stair),
    feedback,
    lay: (place: number, step?: number) => {
      const now = clock.now()
      move('lay', (before) => lay(before, place, now, step))
    },
    takeBack: (step: number) => move('tick', (before) => takeBack(before, step)),
    takeBackLast: () => move('tick', takeBackLast),
    next,
  }
}
