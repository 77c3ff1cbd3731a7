import { cx } from '@hakka/ui/cx.ts'
import { useRef, useState } from 'react'
import { BoardFoot } from '#kit/board/BoardFoot.tsx'
import { DragLayer } from '#kit/board/DragLayer.tsx'
import { useBoardKeys } from '#kit/board/use-board-keys.tsx'
import { useTold } from '#kit/check/use-told.tsx'
import { useHost } from '#kit/host-context.tsx'
import type { PairBoardProps } from '#kit/pair/PairRounds.tsx'
import { PairMessage, PairTold } from '#kit/pair/PairTold.tsx'
import { nameOf } from '#kit/pair/pairs.ts'
import type { ShownCard } from '#kit/pair/pairs-public.ts'
import { ui as pairsUi } from '#kit/pair/pairs-ui.ts'
import { DoneActions } from '#kit/round/DoneActions.tsx'
import { DoneBanner } from '#kit/round/DoneBanner.tsx'
import { ResultMessage } from '#kit/round/ResultMessage.tsx'
import { nextLoose } from './order.ts'
import { Row, SwapButton } from './Row.tsx'
import { ui } from './ui.ts'
import { useGlide } from './use-glide.tsx'
import { useOrder } from './use-order.tsx'

/** What a card is called, and its number in that. */
const named = (card: ShownCard) => nameOf(card, card.id + 1)

/** First cards at the left, which stay; second cards at the right, which change places. */
export function Board(props: PairBoardProps) {
  const { ones, twos, summary, onward } = props
  const host = useHost()
  const board = useRef<HTMLDivElement>(null)
  const [over, setOver] = useState<string | null>(null)
  const { state, dispatch, restored, submit, again, asking } = useOrder(props)
  const { done } = state
  useBoardKeys(board, state.held, () => dispatch({ type: 'put-down' }))
  useGlide(board, state.order)

  const told = useTold(state.result)
  const laidIn = (row: number) => twos.find(({ id }) => id === state.order[row])
  const [missed] = state.wrong
  const [one, two] = missed === undefined ? [] : [ones[missed], laidIn(missed)]
  const wrongPair =
    host.oneScreen && one && two && told.result ? { one, two, result: told.result } : undefined
  const nameIn = (row: number) => {
    const laid = laidIn(row)
    return laid ? named(laid) : ''
  }
  function swap(from: number, to: number): void {
    told.goOn()
    host.announce(ui.swapped(nameIn(from), nameIn(to)))
    dispatch({ type: 'swap', from, to })
  }
  function pick({ id, sound }: ShownCard): void {
    told.goOn()
    if (state.held === null && sound) host.play(sound)
    dispatch({ type: 'pick', id })
  }
  const lookOf = (row: number, id: number) => {
    if (state.right.includes(row)) return 'right'
    if (state.held === id) return 'held'
    return state.wrong.includes(row) ? 'wrong' : 'idle'
  }
  /** The two rows whose middle lies in this row or at its lower edge. */
  const swapAt = (row: number) => {
    const loose = ones.map((_, own) => own).filter((own) => !state.right.includes(own))
    const from = loose.find((own) => Math.floor((own + (nextLoose(state, own) ?? -Infinity)) / 2) === row)
    const to = from === undefined ? undefined : nextLoose(state, from)
    return from === undefined || to === undefined ? undefined : { from, to }
  }
  return (
    <div ref={board} className="fits grid gap-5">
      {done && !host.oneScreen && <DoneBanner before={restored}>{summary}</DoneBanner>}
      <ol
        className={cx(
          'fits-field -mt-3 grid pt-3 auto-rows-fr',
          host.oneScreen ? 'gap-2 md:gap-2.5' : 'gap-4',
        )}
      >
        {ones.map((one, row) => {
          const laid = laidIn(row)
          if (!laid) return null
          const pairOfRows = done ? undefined : swapAt(row)
          return (
            <li
              key={one.id}
              className="grid grid-cols-[minmax(0,1fr)_0.75rem_minmax(0,1fr)_3rem] gap-x-1.5 md:grid-cols-[minmax(0,1fr)_3rem_minmax(0,1fr)_3rem] md:gap-x-3"
            >
              <Row
                row={row}
                one={one}
                laid={laid}
                look={lookOf(row, laid.id)}
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
        <DoneActions again={again} onward={onward} before={restored}>
          {summary}
        </DoneActions>
      ) : (
        <BoardFoot
          again={again}
          submit={submit}
          asking={asking}
          retry={told.retry}
          told={wrongPair && <PairTold {...wrongPair} />}
        >
          {wrongPair ? (
            <PairMessage {...wrongPair} />
          ) : state.held !== null ? (
            <ResultMessage kind="held">{ui.held(nameIn(state.order.indexOf(state.held)))}</ResultMessage>
          ) : state.result && state.wrong.length > 0 ? (
            <ResultMessage kind="wrong">
              <b>{pairsUi.result(state.result.right, state.result.wrong)}</b>
              {ui.wrong}
            </ResultMessage>
          ) : (
            <ResultMessage kind="hint">{ui.hint}</ResultMessage>
          )}
        </BoardFoot>
      )}
      {!done && (
        <DragLayer
          board={board}
          options={twos.map((two) => ({ id: two.id, option: { ...two, text: named(two) } }))}
          dispatch={({ id, area }) => {
            const from = state.order.indexOf(id)
            if (area !== null && Number(area) !== from) swap(from, Number(area))
          }}
          onOver={setOver}
        />
      )}
    </div>
  )
}
