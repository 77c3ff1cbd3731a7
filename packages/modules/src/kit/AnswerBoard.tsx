import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { AnswerArea } from './AnswerArea.tsx'
import { type AnswerAction, canSubmit } from './answer-area.ts'
import { BoardFoot } from './BoardFoot.tsx'
import { BoardMessage } from './BoardMessage.tsx'
import type { BoardArea, BoardOption } from './board.ts'
import { DoneActions } from './DoneActions.tsx'
import { useHost } from './host-context.tsx'
import { Pool } from './Pool.tsx'
import type { PlacedAnswer } from './score.ts'
import { useAnswerArea } from './use-answer-area.tsx'
import { useBoardKeys } from './use-board-keys.tsx'
import { useFocusNext } from './use-focus-next.tsx'
import { useSettledFocus } from './use-settled-focus.tsx'

const DragLayer = lazy(() => import('./DragLayer.tsx'))

/** Where the keyboard goes on: the next option, or the way to submit. */
const FIRST_OPTION = '[data-pool] [data-option]'
const ONWARD = [FIRST_OPTION, '[data-submit]:not(:disabled)']
const placeOf = (id: number) => `[data-option="${id}"]`

export interface AnswerBoardProps {
  options: readonly BoardOption[]
  areas: readonly BoardArea[]
  heads?: Readonly<Record<string, ReactNode>>
  /** Sets the areas in a drawing; without it they stand in two columns. */
  arrange?(area: (id: string) => ReactNode): ReactNode
  /** Decides the first order of the options, alike on server and in the browser. */
  seed: number
  /** Hears the first submission, once all is right. */
  onDone(first: PlacedAnswer): void
  /** Stands in the pool's place when all is right. */
  banner?: ReactNode
  /** Helps on after a wrong answer. */
  clue?: ReactNode
  /** What explains the answer, shown while all is right and not in another attempt. */
  after?: ReactNode
  /** The way on, shown when all is right. */
  onward?: ReactNode
}

/** Options above, areas below: tap or Enter an option, then a place; or drag. With one area a tap is enough. */
export function AnswerBoard({
  options,
  areas,
  heads = {},
  arrange,
  seed,
  onDone,
  banner,
  clue,
  after,
  onward,
}: AnswerBoardProps) {
  const host = useHost()
  const board = useRef<HTMLDivElement>(null)
  const [hydrated, setHydrated] = useState(false)
  const [over, setOver] = useState<string | null>(null)
  const [nudge, setNudge] = useState(false)
  const { state, dispatch, done, submit, again } = useAnswerArea(options, areas, seed, onDone)
  const focusNext = useFocusNext(board)
  useBoardKeys(board, state.held, () => dispatch({ type: 'put-down' }))
  useEffect(() => setHydrated(true), [])
  const only = areas.length === 1 ? areas[0] : undefined

  useSettledFocus(board, state, done, FIRST_OPTION)

  function act(action: AnswerAction): void {
    setNudge(false)
    if (action.type === 'move') focusNext(placeOf(action.id))
    if (action.type === 'place') focusNext(...ONWARD)
    dispatch(action)
  }
  function press(own: BoardOption, byKey: boolean): void {
    const picked = state.held !== own.id
    if (picked && own.option.sound) host.play(own.option.sound)
    if (!only && picked && byKey) focusNext('[data-slot]')
    act(only ? { type: 'move', id: own.id, area: only.id } : { type: 'pick', id: own.id })
  }
  const shown = (area: BoardArea) => (
    <AnswerArea
      key={area.id}
      area={area}
      head={heads[area.id]}
      options={options}
      state={state}
      dispatch={act}
      over={over === area.id}
      onEmptyPress={() => setNudge(true)}
    />
  )
  return (
    <div ref={board} className="grid grid-cols-1 gap-5">
      {done ? banner : <Pool options={options} state={state} onPress={press} />}
      {arrange ? (
        arrange((id) => areas.filter((area) => area.id === id).map(shown))
      ) : (
        <div className={only ? 'grid' : 'grid gap-3.5 md:grid-cols-2 md:gap-5'}>{areas.map(shown)}</div>
      )}
      {done ? (
        <>
          <DoneActions again={again} onward={onward} />
          {after}
        </>
      ) : (
        <>
          <BoardMessage
            held={options.find((own) => own.id === state.held)}
            result={state.result}
            nudge={nudge}
            single={only !== undefined}
          />
          <BoardFoot again={again} submit={submit} ready={canSubmit(state)} />
          {clue && state.result && state.result.wrong > 0 && <div className="animate-enter">{clue}</div>}
        </>
      )}
      {hydrated && !done && (
        <Suspense>
          <DragLayer
            board={board}
            options={options}
            areas={areas}
            state={state}
            dispatch={act}
            onOver={setOver}
          />
        </Suspense>
      )}
    </div>
  )
}
