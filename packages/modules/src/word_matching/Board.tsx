import { cx } from '@hakka/ui/cx.ts'
import { useRef, useState } from 'react'
import { areaOf, optionState } from '#kit/board/answer-area.ts'
import { BoardFoot } from '#kit/board/BoardFoot.tsx'
import { useAnswerArea } from '#kit/board/use-answer-area.tsx'
import { useBoardKeys } from '#kit/board/use-board-keys.tsx'
import { useTold } from '#kit/check/use-told.tsx'
import { useHost } from '#kit/host-context.tsx'
import { useFocusNext } from '#kit/page/use-focus-next.tsx'
import { useSettledFocus } from '#kit/page/use-settled-focus.tsx'
import type { PairBoardProps } from '#kit/pair/PairRounds.tsx'
import { PairMessage, PairTold } from '#kit/pair/PairTold.tsx'
import { nameOf } from '#kit/pair/pairs.ts'
import type { ShownCard } from '#kit/pair/pairs-public.ts'
import { ui as pairsUi } from '#kit/pair/pairs-ui.ts'
import { DoneActions } from '#kit/round/DoneActions.tsx'
import { DoneBanner } from '#kit/round/DoneBanner.tsx'
import { ResultMessage } from '#kit/round/ResultMessage.tsx'
import { Card, type CardLook } from './Card.tsx'
import { DrawnLine } from './DrawnLine.tsx'
import { type Line, Lines } from './Lines.tsx'
import { ui } from './ui.ts'
import { type End, isSame, type Side, useDrawing } from './use-drawing.tsx'

const otherSide = (side: Side): Side => (side === '1' ? '2' : '1')
const named = (card: ShownCard) => nameOf(card, card.id + 1)
/** Cards of a side, the loose ones by preference. */
const FIRST_CARD = '[data-side="1"][data-loose]'
const cardsOf = (side: Side) => [`[data-side="${side}"][data-loose]`, '[data-submit]:not(:disabled)']

/** Second cards are the options, first cards the areas that take one each: a line is an option that lies there. */
export function Board({ ones, twos, summary, onward, ...exercise }: PairBoardProps) {
  const host = useHost()
  const board = useRef<HTMLDivElement>(null)
  const [held, setHeld] = useState<End | null>(null)
  const areas = ones.map(({ id }) => ({ id: String(id), limit: 1 }))
  const { state, dispatch, done, restored, submit, settle, again, asking, isAsking } = useAnswerArea({
    options: twos,
    areas,
    ...exercise,
  })
  const focusNext = useFocusNext(board)
  useBoardKeys(board, null, () => setHeld(null))

  useSettledFocus(board, state, done, FIRST_CARD)

  const cardOf = ({ side, id }: End) => (side === '1' ? ones : twos).find((own) => own.id === id)
  const told = useTold(state.result, settle)
  const [missed] = host.oneScreen ? (told.result?.missed ?? []) : []
  const one = ones.find(({ id }) => String(id) === missed?.area)
  const two = twos.find(({ id }) => id === missed?.id)
  const wrongPair = one && two && told.result ? { one, two, result: told.result } : undefined
  const partner = (side: Side, id: number): number | undefined => {
    const found = side === '1' ? state.placed[id]?.[0] : areaOf(state, id)
    return found === undefined ? undefined : Number(found)
  }
  const drawing = useDrawing(board, {
    onBegin: playOf,
    onJoin(from, to) {
      playOf(to)
      join(from, to)
    },
  })
  const lookOf = (side: Side, id: number): CardLook => {
    const own = { side, id }
    if (
      drawing.drawn ? isSame(drawing.drawn.from, own) || isSame(drawing.drawn.over, own) : isSame(held, own)
    )
      return 'held'
    const other = partner(side, id)
    return other === undefined ? 'idle' : optionState(state, side === '1' ? other : id)
  }
  function playOf(end: End): void {
    const sound = cardOf(end)?.sound
    if (sound) host.play(sound)
  }
  function join(from: End, to: End): void {
    const [left, right] = from.side === '1' ? [from.id, to.id] : [to.id, from.id]
    told.goOn()
    dispatch({ type: 'move', id: right, area: String(left) })
    setHeld(null)
    const [first, second] = [cardOf({ side: '1', id: left }), cardOf({ side: '2', id: right })]
    if (first && second) host.announce(ui.joined(named(first), named(second)))
  }
  function press(side: Side, id: number, byKey: boolean): void {
    if (isAsking()) return
    told.goOn()
    playOf({ side, id })
    const other = partner(side, id)
    if (other !== undefined) {
      dispatch({ type: 'move', id: side === '1' ? other : id, area: null })
      setHeld({ side, id })
      return
    }
    if (!held || held.side === side) {
      setHeld(held?.id === id && held.side === side ? null : { side, id })
      if (byKey) focusNext(...cardsOf(otherSide(side)))
      return
    }
    join(held, { side, id })
    if (byKey) focusNext(...cardsOf('1'))
  }
  function restart(): void {
    setHeld(null)
    again()
  }
  const right = state.order.flatMap((id) => cardOf({ side: '2', id }) ?? [])
  const lines = right.flatMap<Line>(({ id }, to) => {
    const from = ones.findIndex((own) => own.id === partner('2', id))
    const look = optionState(state, id)
    return from < 0 || look === 'idle' || look === 'held' ? [] : { id, from, to, look }
  })
  const column = (side: Side, list: readonly ShownCard[]) => (
    <ul className="grid auto-rows-fr">
      {list.map((card) => {
        const { id } = card
        const other = partner(side, id)
        const mate = other === undefined ? undefined : cardOf({ side: otherSide(side), id: other })
        const name = named(card)
        return (
          <li key={id} className={cx('flex', host.oneScreen ? 'py-1 md:py-1.5' : 'py-2')}>
            <Card
              item={card}
              side={side}
              id={id}
              look={lookOf(side, id)}
              label={mate ? ui.taken(name, named(mate)) : ui.loose(name)}
              loose={!mate}
              onPress={(byKey) => press(side, id, byKey)}
              onPointerDown={(event) => drawing.start(event, { side, id })}
            />
          </li>
        )
      })}
    </ul>
  )
  const heldCard = held && cardOf(held)
  const all = lines.length === ones.length
  return (
    <div ref={board} className="fits grid gap-5">
      {done && !host.oneScreen && <DoneBanner before={restored}>{summary}</DoneBanner>}
      <div className="fits-field relative -mt-3 grid pt-3 grid-cols-[minmax(0,1fr)_3.5rem_minmax(0,1fr)] md:grid-cols-[minmax(0,1fr)_minmax(6rem,0.6fr)_minmax(0,1fr)]">
        {column('1', ones)}
        <span className="relative">
          <Lines lines={lines} rows={ones.length} />
        </span>
        {column('2', right)}
        {drawing.drawn && <DrawnLine line={drawing.line} />}
      </div>
      {done ? (
        <DoneActions again={restart} onward={onward} before={restored}>
          {summary}
        </DoneActions>
      ) : (
        <BoardFoot
          again={restart}
          submit={() => {
            setHeld(null)
            submit()
          }}
          ready={all && state.wrong.length === 0}
          asking={asking}
          retry={told.retry}
          told={wrongPair && <PairTold {...wrongPair} />}
        >
          {wrongPair ? (
            <PairMessage {...wrongPair} />
          ) : heldCard ? (
            <ResultMessage kind="held">{ui.held(named(heldCard))}</ResultMessage>
          ) : state.wrong.length > 0 && state.result ? (
            <ResultMessage kind="wrong">
              <b>{pairsUi.result(state.result.right, state.result.wrong)}</b>
              {ui.wrong}
            </ResultMessage>
          ) : (
            <ResultMessage kind="hint">
              {lines.length > 0 ? ui.count(lines.length, ones.length) : ui.hint}
            </ResultMessage>
          )}
        </BoardFoot>
      )}
    </div>
  )
}
