import { useReducer } from 'react'
import { useHost } from '#kit/host-context.tsx'
import { useKeptWork } from '#kit/kept/use-kept-work.tsx'
import type { PairBoardProps } from '#kit/pair/PairRounds.tsx'
import { useRound } from '#kit/round/round-context.tsx'
import { ui as kitUi } from '#kit/ui.ts'
import { useMark } from '#kit/use-mark.tsx'
import { answerOf, keptOrder, type OrderAction, orderReducer, orderToKeep, startOrder } from './order.ts'

/** An attempt at bringing the second cards into their rows, with its verdicts and signals. */
export function useOrder({ ones, twos, seed, mark, onDone }: PairBoardProps) {
  const host = useHost()
  const dealt = seed + useRound().turn
  const fresh = () =>
    startOrder(
      ones.map(({ id }) => id),
      twos.map(({ id }) => id),
      dealt,
    )
  const [state, act] = useReducer(orderReducer, undefined, fresh)
  const restored = useKeptWork(`board ${dealt}`, orderToKeep(state), (kept) => {
    const before = keptOrder(kept, fresh())
    if (before) act({ type: 'restore', state: before })
  })
  const { ask, asking, forget } = useMark(mark)

  function dispatch(action: OrderAction): void {
    if (asking.waiting) return
    forget()
    act(action)
  }
  function submit(): void {
    ask(answerOf(state), (verdict) => {
      act({ type: 'judged', verdict })
      host.signal(verdict.done ? 'done' : 'wrong')
      const next = orderReducer(state, { type: 'judged', verdict })
      if (!next.done || !next.first) return
      host.announce(kitUi.allDone)
      onDone({ ...next.first, misses: next.misses })
    })
  }
  const again = () => dispatch({ type: 'reset', seed: Math.floor(Math.random() * 2 ** 32) })
  return { state, dispatch, restored, submit, again, asking }
}
