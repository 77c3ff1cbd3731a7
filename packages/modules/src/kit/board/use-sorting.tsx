import { useEffect, useEffectEvent } from 'react'
import { type AnswerAction, type AnswerState, areaOf } from './answer-area.ts'

/**
 * Sorting word by word: one is up, a press on a box puts it there and is the submission of this one word; what was wrong
 * comes back at the end.
 * @returns the words that lie nowhere yet, in their turn
 */
export function useSorting(
  on: boolean,
  state: AnswerState,
  dispatch: (action: AnswerAction) => void,
  submit: () => void,
) {
  const { bounced } = state
  const loose = state.order.filter((id) => areaOf(state, id) === undefined)
  const queue = [
    ...loose.filter((id) => !bounced.includes(id)),
    ...bounced.filter((id) => loose.includes(id)),
  ]
  const settled = state.wrong.length === 0
  const first = queue[0]

  // What was put somewhere is judged at once.
  const judge = useEffectEvent(submit)
  const lies = state.order.filter((id) => areaOf(state, id) !== undefined && !state.right.includes(id))
  const fresh = on && settled && lies.length > 0
  useEffect(() => {
    if (fresh) judge()
  }, [fresh])

  // The next word comes up by itself once the one before is judged, or is back.
  const lift = useEffectEvent((id: number) => dispatch({ type: 'pick', id }))
  const next = on && settled && lies.length === 0 && state.held === null ? first : undefined
  useEffect(() => {
    if (next !== undefined) lift(next)
  }, [next])

  return queue
}
