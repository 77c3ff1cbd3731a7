import { cx } from '@hakka/ui/cx.ts'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { helpOf, NO_HELP } from '#kit/check/help.ts'
import { MissedCards, MissedMessage } from '#kit/check/Missed.tsx'
import type { Reasons } from '#kit/check/told.ts'
import { useTold } from '#kit/check/use-told.tsx'
import { useHost } from '#kit/host-context.tsx'
import { useFocusNext } from '#kit/page/use-focus-next.tsx'
import { useSettledFocus } from '#kit/page/use-settled-focus.tsx'
import type { TextFace } from '#kit/public.ts'
import { DoneActions } from '#kit/round/DoneActions.tsx'
import { type Praise, PraiseBanner } from '#kit/round/Praise.tsx'
import { ui } from '#kit/ui.ts'
import { AnswerArea } from './AnswerArea.tsx'
import { AtOnce } from './AtOnce.tsx'
import { type AnswerAction, canSubmit } from './answer-area.ts'
import { BoardFoot } from './BoardFoot.tsx'
import { BoardMessage } from './BoardMessage.tsx'
import type { BoardArea, BoardOption } from './board.ts'
import { DragLayer } from './DragLayer.tsx'
import { Pool } from './Pool.tsx'
import { SortQueue } from './SortQueue.tsx'
import { type Exercise, useAnswerArea } from './use-answer-area.tsx'
import { useBoardKeys } from './use-board-keys.tsx'
import { useSorting } from './use-sorting.tsx'

/** Where the keyboard goes on: the next option, or the way to submit. */
const FIRST_OPTION = '[data-pool] [data-option]'
const ONWARD = [FIRST_OPTION, '[data-submit]:not(:disabled)']
const placeOf = (id: number) => `[data-option="${id}"]`

export interface AnswerBoardProps extends Exercise {
  options: readonly BoardOption[]
  areas: readonly BoardArea[]
  heads?: Readonly<Record<string, ReactNode>>
  /** Sets the areas in a drawing; without it they stand in two columns. */
  arrange?(area: (id: string) => ReactNode): ReactNode
  /** Word by word, each its own submission, where the exercise has the screen to itself. */
  sorted?: boolean
  /** Said when all is right. */
  praise?: Praise
  /** What was asked for, where there is one place only: told against what was picked. */
  asked?: TextFace | undefined
  /** Why options are not right, where one practises. */
  reasons?: Reasons | undefined
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
  sorted = false,
  seed,
  mark,
  onDone,
  praise = {},
  asked,
  reasons,
  clue,
  after,
  onward,
}: AnswerBoardProps) {
  const host = useHost()
  const { oneScreen, wall } = host
  const board = useRef<HTMLDivElement>(null)
  const [over, setOver] = useState<string | null>(null)
  const [nudge, setNudge] = useState(false)
  const [atOnce, setAtOnce] = useState(false)
  const each = sorted && oneScreen === true && !atOnce && !wall
  const { state, dispatch, done, restored, submit, settle, again, asking } = useAnswerArea({
    options,
    areas,
    seed,
    mark,
    onDone,
    each,
  })
  const focusNext = useFocusNext(board)
  useBoardKeys(board, state.held, () => dispatch({ type: 'put-down' }))
  const only = areas.length === 1 ? areas[0] : undefined
  const listed = wall !== undefined && only !== undefined

  useSettledFocus(board, state, done, FIRST_OPTION)

  const told = useTold(state.result, settle)
  const queue = useSorting(each, state, dispatch, submit)
  // Where the server marks, the key is not here and nothing helps.
  const helps = oneScreen === true && !host.assess
  const help = useMemo(() => (helps ? helpOf(state, mark, each) : NO_HELP), [helps, state, mark, each])
  const missed = told.result?.missed ?? []
  const lesson = missed[0] && {
    missed,
    options,
    areas,
    asked,
    reasons,
    help: each && helps ? helpOf({ ...state, held: missed[0].id }, mark, true) : help,
  }
  const pool = each ? (
    <SortQueue
      options={options}
      queue={queue}
      held={state.held}
      bounced={state.bounced}
      quiet={(told.result?.wrong ?? 0) > 0}
      onPick={(own) => press(own, false)}
    />
  ) : (
    <Pool options={options} state={state} help={help} onPress={press} />
  )

  function act(action: AnswerAction): void {
    setNudge(false)
    told.goOn()
    if (action.type === 'move') focusNext(placeOf(action.id))
    if (action.type === 'place') focusNext(...ONWARD)
    dispatch(action)
  }
  function press(own: BoardOption, byKey: boolean): void {
    const picked = state.held !== own.id
    // The word that comes up says itself.
    if (picked && own.option.sound && !(each && host.reading.autoSay)) host.play(own.option.sound)
    if (!only && picked && byKey) focusNext('[data-slot]')
    // On a wall the options of a question are said, and the answer is lit among them.
    if (wall && only) return
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
      help={help}
      onEmptyPress={() => setNudge(true)}
    />
  )
  return (
    <div ref={board} className={cx('fits grid grid-cols-1', oneScreen ? 'gap-3 md:gap-4' : 'gap-5')}>
      {done && !oneScreen && <PraiseBanner praise={praise} before={restored} />}
      {!done && (!oneScreen || each) && pool}
      {listed ? null : arrange ? (
        <div className="fits-field">{arrange((id) => areas.filter((area) => area.id === id).map(shown))}</div>
      ) : (
        <div
          className={
            only
              ? 'fits-field grid'
              : oneScreen
                ? columns(areas.length)
                : 'grid gap-3.5 md:grid-cols-2 md:gap-5'
          }
        >
          {areas.map(shown)}
        </div>
      )}
      {oneScreen && (done ? after && <div className="fits-field">{after}</div> : !each && !listed && pool)}
      {listed && pool}
      {done ? (
        <>
          <DoneActions again={again} onward={onward} title={praise.title} before={restored}>
            {praise.text}
          </DoneActions>
          {!oneScreen && after}
        </>
      ) : (
        <>
          <BoardFoot
            again={again}
            submit={submit}
            ready={canSubmit(state)}
            asking={asking}
            retry={told.retry}
            each={each}
            extra={sorted && oneScreen && <AtOnce on={atOnce} onChange={setAtOnce} />}
            told={oneScreen && lesson && <MissedCards {...lesson} />}
          >
            {oneScreen && lesson ? (
              <MissedMessage {...lesson} />
            ) : (
              <BoardMessage
                held={each ? undefined : options.find((own) => own.id === state.held)}
                result={each ? null : told.result}
                nudge={nudge}
                single={only !== undefined}
                {...(each ? { hint: ui.sortHint } : {})}
              />
            )}
          </BoardFoot>
          {clue && state.result && state.result.wrong > 0 && <div className="animate-enter">{clue}</div>}
        </>
      )}
      {!done && <DragLayer board={board} options={options} dispatch={act} onOver={setOver} />}
    </div>
  )
}

/** Boxes beside each other, as many as they are: two in a row on phones, four at most. */
const columns = (count: number): string =>
  cx(
    'fits-field grid grid-cols-2 gap-2 md:gap-4',
    count === 1 ? 'grid-cols-1' : count === 3 ? 'lg:grid-cols-3' : count > 2 && 'lg:grid-cols-4',
  )
