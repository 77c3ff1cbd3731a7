import { useMemo, useRef, useState } from 'react'
import { areaOf, optionState, type Reactable } from '#kit/answer-area.ts'
import { BoardFoot } from '#kit/BoardFoot.tsx'
import { DoneActions } from '#kit/DoneActions.tsx'
import { useHost } from '#kit/host-context.tsx'
import type { PairBoardProps } from '#kit/PairRounds.tsx'
import { fits, nameOf, type Pair } from '#kit/pairs.ts'
import { ui as pairsUi } from '#kit/pairs-ui.ts'
import { ResultMessage } from '#kit/ResultMessage.tsx'
import { useAnswerArea } from '#kit/use-answer-area.tsx'
import { useBoardKeys } from '#kit/use-board-keys.tsx'
import { useFocusNext } from '#kit/use-focus-next.tsx'
import { useSettledFocus } from '#kit/use-settled-focus.tsx'
import { Card, type CardLook } from './Card.tsx'
import { DrawnLine } from './DrawnLine.tsx'
import { type Line, Lines } from './Lines.tsx'
import { ui } from './ui.ts'
import { type End, isSame, type Side, useDrawing } from './use-drawing.tsx'

const otherSide = (side: Side): Side => (side === '1' ? '2' : '1')
const nameIn = (side: Side, pair: Pair) => nameOf(side === '1' ? pair.one : pair.two, pair.index + 1)
/** Cards of a side, the loose ones by preference. */
const FIRST_CARD = '[data-side="1"][data-loose]'
const cardsOf = (side: Side) => [`[data-side="${side}"][data-loose]`, '[data-submit]:not(:disabled)']

/** Second cards are the options, first cards the areas that take one each: a line is an option that lies there. */
export function Board({ pairs, seed, onDone, banner, onward }: PairBoardProps) {
  const host = useHost()
  const board = useRef<HTMLDivElement>(null)
  const [held, setHeld] = useState<End | null>(null)
  const { options, areas } = useMemo(() => rulesOf(pairs), [pairs])
  const { state, dispatch, done, submit, again } = useAnswerArea(options, areas, seed, onDone)
  const focusNext = useFocusNext(board)
  useBoardKeys(board, null, () => setHeld(null))

  useSettledFocus(board, state, done, FIRST_CARD)

  const pairOf = (id: number) => pairs.find((pair) => pair.index === id)
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
  function playOf({ side, id }: End): void {
    const pair = pairOf(id)
    const sound = side === '1' ? pair?.one.sound : pair?.two.sound
    if (sound) host.play(sound)
  }
  function join(from: End, to: End): void {
    const [one, two] = from.side === '1' ? [from.id, to.id] : [to.id, from.id]
    dispatch({ type: 'move', id: two, area: String(one) })
    setHeld(null)
    const [first, second] = [pairOf(one), pairOf(two)]
    if (first && second) host.announce(ui.joined(nameIn('1', first), nameIn('2', second)))
  }
  function press(side: Side, pair: Pair, byKey: boolean): void {
    const id = pair.index
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
  const right = state.order.flatMap((id) => pairOf(id) ?? [])
  const lines = right.flatMap<Line>((pair, to) => {
    const from = pairs.findIndex((own) => own.index === partner('2', pair.index))
    const look = optionState(state, pair.index)
    return from < 0 || look === 'idle' || look === 'held' ? [] : { id: pair.index, from, to, look }
  })
  const column = (side: Side, list: readonly Pair[]) => (
    <ul className="grid auto-rows-fr">
      {list.map((pair) => {
        const other = partner(side, pair.index)
        const mate = other === undefined ? undefined : pairOf(other)
        const name = nameIn(side, pair)
        return (
          <li key={pair.index} className="flex py-2">
            <Card
              item={side === '1' ? pair.one : pair.two}
              side={side}
              id={pair.index}
              look={lookOf(side, pair.index)}
              label={mate ? ui.taken(name, nameIn(otherSide(side), mate)) : ui.loose(name)}
              loose={!mate}
              onPress={(byKey) => press(side, pair, byKey)}
              onPointerDown={(event) => drawing.start(event, { side, id: pair.index })}
            />
          </li>
        )
      })}
    </ul>
  )
  const heldPair = held && pairOf(held.id)
  const all = lines.length === pairs.length
  return (
    <div ref={board} className="grid gap-5">
      {done && banner}
      <div className="relative grid grid-cols-[minmax(0,1fr)_3.5rem_minmax(0,1fr)] md:grid-cols-[minmax(0,1fr)_minmax(6rem,0.6fr)_minmax(0,1fr)]">
        {column('1', pairs)}
        <span className="relative">
          <Lines lines={lines} rows={pairs.length} />
        </span>
        {column('2', right)}
        {drawing.drawn && <DrawnLine line={drawing.line} />}
      </div>
      {done ? (
        <DoneActions again={restart} onward={onward} />
      ) : (
        <>
          {held && heldPair ? (
            <ResultMessage kind="held">{ui.held(nameIn(held.side, heldPair))}</ResultMessage>
          ) : state.wrong.length > 0 && state.result ? (
            <ResultMessage kind="wrong">
              <b>{pairsUi.result(state.result.right, state.result.wrong)}</b>
              {ui.wrong}
            </ResultMessage>
          ) : (
            <ResultMessage kind="hint">
              {lines.length > 0 ? ui.count(lines.length, pairs.length) : ui.hint}
            </ResultMessage>
          )}
          <BoardFoot
            again={restart}
            submit={() => {
              setHeld(null)
              submit()
            }}
            ready={all && state.wrong.length === 0}
          />
        </>
      )}
    </div>
  )
}

/** Each second card belongs to its first, and to those whose second card looks the same. */
function rulesOf(pairs: readonly Pair[]): {
  options: Reactable[]
  areas: { id: string; limit: number }[]
} {
  return {
    options: pairs.map((pair) => ({
      id: pair.index,
      area: String(pair.index),
      also: pairs.filter((own) => own !== pair && fits(own, pair)).map((own) => String(own.index)),
    })),
    areas: pairs.map((pair) => ({ id: String(pair.index), limit: 1 })),
  }
}
