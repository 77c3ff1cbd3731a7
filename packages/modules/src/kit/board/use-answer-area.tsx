import { REACTABLE_RETURN_MS } from '@hakka/contract/constants'
import { useEffect, useEffectEvent, useReducer } from 'react'
import { useHost } from '#kit/host-context.tsx'
import { ui } from '#kit/ui.ts'
import { useMark } from '#kit/use-mark.tsx'
import type { FirstTry, Mark } from '#kit/verdict.ts'
import {
  type AnswerAction,
  type AreaRule,
  answerReducer,
  canSubmit,
  firstPlaced,
  startAnswer,
} from './answer-area.ts'

export interface Exercise {
  options: readonly { id: number }[]
  areas: readonly AreaRule[]
  /** Decides the first order of the options, alike on server and in the browser. */
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
  const [state, act] = useReducer(answerReducer, undefined, () =>
    startAnswer(
      options.map(({ id }) => id),
      areas,
      seed,
    ),
  )
  const { ask, asking, forget } = useMark(mark)
  const { done } = state
  const settling = state.wrong.length > 0

  // Of the result too: who submits again in that time sees the new wrong ones as long.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new result begins the time anew
  useEffect(() => {
    if (!settling) return
    const timer = setTimeout(() => act({ type: 'settle' }), REACTABLE_RETURN_MS)
    return () => clearTimeout(timer)
  }, [settling, state.result])

  const report = useEffectEvent(() => {
    host.announce(ui.allDone)
    if (each) {
      const answer = firstPlaced(state)
      ask(answer, ({ score }) => onDone({ answer, score }))
    } else if (state.first) onDone(state.first)
  })
  useEffect(() => {
    if (done) report()
  }, [done])

  function dispatch(action: AnswerAction): void {
    if (asking.waiting) return
    forget()
    act(action)
  }
  function submit(): void {
    if (!canSubmit(state)) return
    ask(state.placed, (verdict) => {
      const next = answerReducer(state, { type: 'judged', verdict })
      act({ type: 'judged', verdict })
      host.signal(verdict.done ? 'done' : next.wrong.length > 0 ? 'wrong' : 'right')
    })
  }
  const again = () => dispatch({ type: 'reset', seed: Math.floor(Math.random() * 2 ** 32) })
  return { state, dispatch, done, submit, again, asking }
}
