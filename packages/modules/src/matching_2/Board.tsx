import { lazy, Suspense, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { BoardFoot } from '#kit/BoardFoot.tsx'
import { DoneActions } from '#kit/DoneActions.tsx'
import { useHost } from '#kit/host-context.tsx'
import type { PairBoardProps } from '#kit/PairRounds.tsx'
import { nameOf, type Pair } from '#kit/pairs.ts'
import { ui as pairsUi } from '#kit/pairs-ui.ts'
import { ResultMessage } from '#kit/ResultMessage.tsx'
import { ui as kitUi } from '#kit/ui.ts'
import { useBoardKeys } from '#kit/use-board-keys.tsx'
import { isDone, nextLoose, orderReducer, startOrder } from './order.ts'
import { Row, SwapButton } from './Row.tsx'
import { ui } from './ui.ts'
import { useGlide } from './use-glide.tsx'

const DragLayer = lazy(() => import('#kit/DragLayer.tsx'))

const faceOf = ({ two, index }: Pair) => ({ ...two, text: nameOf(two, index + 1) })

/** First cards at the left, which stay; second cards at the right, which change places. */
export function Board({ pairs, seed, onDone, banner, onward }: PairBoardProps) {
  const host = useHost()
  const board = useRef<HTMLDivElement>(null)
  const [hydrated, setHydrated] = useState(false)
  const [over, setOver] = useState<string | null>(null)
  const [state, dispatch] = useReducer(orderReducer, undefined, () => startOrder(pairs, seed))
  const done = isDone(state)
  useBoardKeys(board, state.held, () => dispatch({ type: 'put-down' }))
  useGlide(board, state.order)
  useEffect(() => setHydrated(true), [])
  const report = useEffectEvent(() => {
    host.announce(kitUi.allDone)
    onDone(state.first ?? {})
  })
  useEffect(() => {
    if (done) report()
  }, [done])

  const laidIn = (row: number) => pairs.find((pair) => pair.index === state.order[row])
  const nameIn = (row: number) => {
    const laid = laidIn(row)
    return laid ? nameOf(laid.two, laid.index + 1) : ''
  }
  function swap(from: number, to: number): void {
    host.announce(ui.swapped(nameIn(from), nameIn(to)))
    dispatch({ type: 'swap', from, to })
  }
  function pick(pair: Pair): void {
    if (state.held === null && pair.two.sound) host.play(pair.two.sound)
    dispatch({ type: 'pick', id: pair.index })
  }
  const again = () => dispatch({ type: 'reset', seed: Math.floor(Math.random() * 2 ** 32) })
  function submit(): void {
    const next = orderReducer(state, { type: 'submit' })
    dispatch({ type: 'submit' })
    host.signal(isDone(next) ? 'done' : 'wrong')
  }
  const lookOf = (row: number, id: number) => {
    if (state.right.includes(row)) return 'right'
    if (state.held === id) return 'held'
    return state.wrong.includes(row) ? 'wrong' : 'idle'
  }
  /** The two rows whose middle lies in this row or at its lower edge. */
  const swapAt = (row: number) => {
    const loose = pairs.map((_, own) => own).filter((own) => !state.right.includes(own))
    const from = loose.find((own) => Math.floor((own + (nextLoose(state, own) ?? -Infinity)) / 2) === row)
    const to = from === undefined ? undefined : nextLoose(state, from)
    return from === undefined || to === undefined ? undefined : { from, to }
  }
  return (
    <div ref={board} className="grid gap-5">
      {done && banner}
      <ol className="grid auto-rows-fr gap-4">
        {pairs.map((pair, row) => {
          const laid = laidIn(row) ?? pair
          const pairOfRows = done ? undefined : swapAt(row)
          return (
            <li
              key={pair.index}
              className="grid grid-cols-[minmax(0,1fr)_0.75rem_minmax(0,1fr)_3rem] gap-x-1.5 md:grid-cols-[minmax(0,1fr)_3rem_minmax(0,1fr)_3rem] md:gap-x-3"
            >
              <Row
                row={row}
                pair={pair}
                laid={laid}
                look={lookOf(row, laid.index)}
                over={over === String(row) && !state.right.includes(row)}
                onPick={() => pick(laid)}
              />
              <span className="relative">
                {pairOfRows && (
                  <SwapButton
                    label={ui.swap(nameIn(pairOfRows.from), nameIn(pairOfRows.to))}
                    between={(pairOfRows.from + pairOfRows.to) % 2 === 1}
                    onPress={() => swap(pairOfRows.from, pairOfRows.to)}
                  />
                )}
              </span>
            </li>
          )
        })}
      </ol>
      {done ? (
        <DoneActions again={again} onward={onward} />
      ) : (
        <>
          {state.held !== null ? (
            <ResultMessage kind="held">{ui.held(nameIn(state.order.indexOf(state.held)))}</ResultMessage>
          ) : state.result && state.wrong.length > 0 ? (
            <ResultMessage kind="wrong">
              <b>{pairsUi.result(state.result.right, state.result.wrong)}</b>
              {ui.wrong}
            </ResultMessage>
          ) : (
            <ResultMessage kind="hint">{ui.hint}</ResultMessage>
          )}
          <BoardFoot again={again} submit={submit} />
        </>
      )}
      {hydrated && !done && (
        <Suspense>
          <DragLayer
            board={board}
            options={pairs.map((pair) => ({ id: pair.index, option: faceOf(pair) }))}
            areas={pairs.map((_, row) => ({ id: String(row) }))}
            state={state}
            dispatch={({ id, area }) => {
              const from = state.order.indexOf(id)
              if (area !== null && Number(area) !== from) swap(from, Number(area))
            }}
            onOver={setOver}
          />
        </Suspense>
      )}
    </div>
  )
}
