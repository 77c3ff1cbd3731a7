import { useEffect, useEffectEvent, useReducer } from 'react'
import { useHost } from '#kit/host-context.tsx'
import type { PairBoardProps } from '#kit/pair/PairRounds.tsx'
import { ui as kitUi } from '#kit/ui.ts'
import { useMark } from '#kit/use-mark.tsx'
import { answerOf, type OrderAction, orderReducer, startOrder } from './order.ts'

/** An attempt at bringing the second cards into their rows, with its verdicts and signals. */
export function useOrder({ ones, twos, seed, mark, onDone }: PairBoardProps) {
  const host = useHost()
  const [state, act] = useReducer(orderReducer, undefined, () =>
    startOrder(
      ones.map(({ id }) => id),
      twos.map(({ id }) => id),
      seed,
    ),
  )
  const { ask, asking, forget } = useMark(mark)
  const { done } = state
  const report = useEffectEvent(() => {
    host.announce(kitUi.allDone)
    if (state.first) onDone(state.first)
  })
  useEffect(() => {
    if (done) report()
  }, [done])

  function dispatch(action: OrderAction): void {
    if (asking.waiting) return
    forget()
    act(action)
  }
  function submit(): void {
    ask(answerOf(state), (verdict) => {
      act({ type: 'judged', verdict })
      host.signal(verdict.done ? 'done' : 'wrong')
    })
  }
  const again = () => dispatch({ type: 'reset', seed: Math.floor(Math.random() * 2 ** 32) })
  return { state, dispatch, submit, again, asking }
}
