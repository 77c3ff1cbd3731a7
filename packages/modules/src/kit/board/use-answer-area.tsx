import { REACTABLE_RETURN_MS } from '@hakka/contract/constants'
import { useEffect, useReducer } from 'react'
import { useHost } from '#kit/host-context.tsx'
import { useKeptWork } from '#kit/kept/use-kept-work.tsx'
import { useRound } from '#kit/round/round-context.tsx'
import { ui } from '#kit/ui.ts'
import { useMark } from '#kit/use-mark.tsx'
import type { FirstTry, Mark } from '#kit/verdict.ts'
import {
  type AnswerAction,
  type AnswerState,
  type AreaRule,
  answerReducer,
  canSubmit,
  firstPlaced,
  startAnswer,
} from './answer-area.ts'
import { answerToKeep, keptAnswer } from './kept-answer.ts'
import { solved } from './solved.ts'
import { useWallAnswers } from './use-wall-answers.tsx'

export interface Exercise {
  options: readonly { id: number }[]
  areas: readonly AreaRule[]
  /** Decides the first order of the options, alike on server and in the browser. It names the board where work is kept. */
  seed: number
  mark: Mark
  /** Hears the first submission, once all is right. */
  onDone(first: FirstTry): void
  /** Each option was a submission of its own. */
  each?: boolean
}

/**
 * An attempt at an exercise with options: the reducer, the verdicts, the 750 ms that wrong ones stay, the signals.
 * Nothing moves while a verdict is on its way.
 */
export function useAnswerArea({ options, areas, seed, mark, onDone, each = false }: Exercise) {
  const host = useHost()
  const dealt = seed + useRound().turn
  const fresh = () =>
    startAnswer(
      options.map(({ id }) => id),
      areas,
      dealt,
    )
  const [own, act] = useReducer(answerReducer, undefined, fresh)
  const state = useWallAnswers() ? solved(own, mark) : own
  const restored = useKeptWork(`board ${dealt}`, answerToKeep(own), (kept) => {
    const before = keptAnswer(kept, fresh())
    if (before) act({ type: 'restore', state: before })
  })
  const { ask, asking, isAsking, forget } = useMark(mark)
  const { done } = state
  const settling = state.wrong.length > 0
  const settle = () => act({ type: 'settle' })

  // Of the result too: who submits again in that time sees the new wrong ones as long.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new result begins the time anew
  useEffect(() => {
    if (!settling) return
    const timer = setTimeout(settle, REACTABLE_RETURN_MS)
    return () => clearTimeout(timer)
  }, [settling, state.result])

  function report(now: AnswerState): void {
    host.announce(ui.allDone)
    const { misses } = now
    if (each) {
      const answer = firstPlaced(now)
      ask(answer, ({ score }) => onDone({ answer, score, misses }))
    } else if (now.first) onDone({ ...now.first, misses })
  }

  function dispatch(action: AnswerAction): void {
    if (isAsking()) return
    forget()
    act(action)
  }
  function submit(): void {
    if (!canSubmit(state)) return
    ask(state.placed, (verdict) => {
      const next = answerReducer(state, { type: 'judged', verdict })
      act({ type: 'judged', verdict })
      host.signal(verdict.done ? 'done' : next.wrong.length > 0 ? 'wrong' : 'right')
      if (next.done) report(next)
    })
  }
  const again = () => dispatch({ type: 'reset', seed: Math.floor(Math.random() * 2 ** 32) })
  return { state, dispatch, done, restored, submit, settle, again, asking, isAsking }
}
