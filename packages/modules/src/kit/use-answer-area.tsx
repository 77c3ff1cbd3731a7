import { REACTABLE_RETURN_MS } from '@hakka/contract/constants'
import { useEffect, useEffectEvent, useReducer } from 'react'
import { type AreaRule, answerReducer, isDone, type Reactable, startAnswer } from './answer-area.ts'
import { useHost } from './host-context.tsx'
import type { PlacedAnswer } from './score.ts'
import { ui } from './ui.ts'

/**
 * An attempt at an exercise with options: the reducer, the 750 ms that wrong ones stay, the signals.
 * `onDone` hears the first submission when the last correct option has found its place.
 */
export function useAnswerArea(
  options: readonly Reactable[],
  areas: readonly AreaRule[],
  seed: number,
  onDone: (first: PlacedAnswer) => void,
) {
  const host = useHost()
  const [state, dispatch] = useReducer(answerReducer, undefined, () => startAnswer(options, areas, seed))
  const done = state.right.length > 0 && isDone(state)
  const settling = state.wrong.length > 0

  // Of the result too: who submits again in that time sees the new wrong ones as long.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new result begins the time anew
  useEffect(() => {
    if (!settling) return
    const timer = setTimeout(() => dispatch({ type: 'settle' }), REACTABLE_RETURN_MS)
    return () => clearTimeout(timer)
  }, [settling, state.result])

  const report = useEffectEvent(() => {
    host.announce(ui.allDone)
    onDone(state.first ?? {})
  })
  useEffect(() => {
    if (done) report()
  }, [done])

  function submit(): void {
    const next = answerReducer(state, { type: 'submit' })
    dispatch({ type: 'submit' })
    host.signal(isDone(next) ? 'done' : next.wrong.length > 0 ? 'wrong' : 'right')
  }
  const again = () => dispatch({ type: 'reset', seed: Math.floor(Math.random() * 2 ** 32) })
  return { state, dispatch, done, submit, again }
}
