import { useReducer } from 'react'
import { homeIn } from '#kit/board/solved.ts'
import { useWallAnswers } from '#kit/board/use-wall-answers.tsx'
import { useHost } from '#kit/host-context.tsx'
import { useKeptWork } from '#kit/kept/use-kept-work.tsx'
import type { PairBoardProps } from '#kit/pair/PairRounds.tsx'
import { useRound } from '#kit/round/round-context.tsx'
import { ui as kitUi } from '#kit/ui.ts'
import { useMark } from '#kit/use-mark.tsx'
import type { Mark } from '#kit/verdict.ts'
import {
  answerOf,
  keptOrder,
  type OrderAction,
  type OrderState,
  orderReducer,
  orderToKeep,
  startOrder,
} from './order.ts'

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
  const [own, act] = useReducer(orderReducer, undefined, fresh)
  const state = useWallAnswers() ? solvedOrder(own, mark) : own
  const restored = useKeptWork(`board ${dealt}`, orderToKeep(own), (kept) => {
    const before = keptOrder(kept, fresh())
    if (before) act({ type: 'restore', state: before })
  })
  const { ask, asking, isAsking, forget } = useMark(mark)

  function dispatch(action: OrderAction): void {
    if (isAsking()) return
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

/** The second cards in the rows where they belong. */
function solvedOrder(state: OrderState, mark: Mark): OrderState {
  const rows = state.ones.map(String)
  const homes = new Map(state.twos.map((id) => [homeIn(rows, id, mark), id]))
  const order = rows.map((row, at) => homes.get(row) ?? state.order[at] ?? 0)
  return { ...state, order, right: [...rows.keys()], wrong: [], held: null, done: true }
}
