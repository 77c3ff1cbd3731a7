import { cx } from '@hakka/ui/cx.ts'
import { glide } from '@hakka/ui/still.ts'
import { useLatest } from '@hakka/ui/use-latest.ts'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { type AnswerState, canSubmit, optionState } from '#kit/board/answer-area.ts'
import { BoardFoot } from '#kit/board/BoardFoot.tsx'
import { boardOptions } from '#kit/board/board.ts'
import { OptionChip } from '#kit/board/OptionChip.tsx'
import { isLong } from '#kit/board/OptionFace.tsx'
import { useBoardKeys } from '#kit/board/use-board-keys.tsx'
import { type Help, helpOf, NO_HELP } from '#kit/check/help.ts'
import { MissedCards, MissedMessage } from '#kit/check/Missed.tsx'
import { useTold } from '#kit/check/use-told.tsx'
import { useHost } from '#kit/host-context.tsx'
import { useFocusNext } from '#kit/page/use-focus-next.tsx'
import { useSettledFocus } from '#kit/page/use-settled-focus.tsx'
import { DoneActions, NextActivity } from '#kit/round/DoneActions.tsx'
import { DoneBanner } from '#kit/round/DoneBanner.tsx'
import { ResultMessage } from '#kit/round/ResultMessage.tsx'
import { BlankBox } from './BlankBox.tsx'
import { ui } from './blank-ui.ts'
import { type Blanks, type BlanksExercise, useBlanks } from './use-blanks.tsx'

const FIRST_OPTION = '[data-offered] [data-option]'
const SUBMIT = '[data-submit]:not(:disabled)'

/**
 * A diagram with blanks, the options of the one that is being filled, and the way to submit. Where the exercise has
 * the screen to itself the diagram scrolls by itself, between what is asked and what may be chosen.
 */
export function BlankBoard({
  summary,
  children,
  ...exercise
}: BlanksExercise & {
  /** Said when all is right. */
  summary: string | undefined
  /** Draws the diagram; `box` gives the blank of a text, by its index, or nothing where it is none. */
  children(box: (index: number) => ReactNode): ReactNode
}) {
  const host = useHost()
  const board = useRef<HTMLDivElement>(null)
  const blanks = useBlanks(exercise)
  const { state, active, done, offered } = blanks
  const { oneScreen } = host
  const told = useTold(state.result, blanks.settle)
  // Where the server marks, the key is not here and nothing helps.
  const helps = oneScreen === true && !host.assess
  const { mark } = exercise
  const help = useMemo(() => (helps ? helpOf(state, mark, false) : NO_HELP), [helps, state, mark])
  const missed = told.result?.missed ?? []
  const lesson = oneScreen &&
    missed[0] && {
      missed,
      options: boardOptions(blanks.options),
      areas: blanks.areas.map((own) => ({ ...own, name: ui.blank(own.no) })),
      help,
    }
  const focusNext = useFocusNext(board)
  useBoardKeys(board, null, () => {})

  // What comes next may lie under the options' bar or out of sight.
  const area = active?.area
  const touched = useRef(false)
  useEffect(() => {
    if ((!touched.current && !oneScreen) || area === undefined) return
    const boxes = board.current?.querySelectorAll<HTMLElement>(`[data-slot="${area}"]`) ?? []
    const shown = Array.from(boxes).find((box) => box.offsetParent !== null)
    shown?.scrollIntoView({ block: oneScreen ? 'center' : 'nearest', behavior: glide() })
  }, [area, oneScreen])

  useSettledFocus(board, state, done, FIRST_OPTION)

  function choose(id: number): void {
    touched.current = true
    told.goOn()
    const option = offered.find((own) => own.id === id)
    if (option?.sound) host.play(option.sound)
    if (blanks.left <= 1 && active && blanks.lying(active.area) === undefined) focusNext(SUBMIT)
    else focusNext(FIRST_OPTION)
    blanks.choose(id)
  }
  const press = useLatest((pressed: string, byKey: boolean) => {
    touched.current = true
    told.goOn()
    if (byKey) focusNext(FIRST_OPTION)
    blanks.activate(pressed)
  })
  const box = (index: number): ReactNode => {
    const blank = blanks.blanks.get(index)
    if (!blank) return undefined
    const lying = blanks.lying(blank.area)
    return (
      <BlankBox
        {...blank}
        lying={lying}
        now={lying === undefined ? 'empty' : optionState(state, lying)}
        active={area === blank.area && !done}
        onPress={press}
      />
    )
  }
  const total = blanks.blanks.size
  const progress = total > 1 && ui.progress(blanks.right, total)
  return (
    <div ref={board} className={oneScreen && !host.wall ? 'blank-stage' : 'grid gap-5'}>
      {progress && !oneScreen && (
        <p className="-mb-2 text-right text-16 font-medium text-muted">{progress}</p>
      )}
      {oneScreen && !host.wall ? <div className="blank-diagram">{children(box)}</div> : children(box)}
      {done ? (
        <>
          {!oneScreen && <DoneBanner before={blanks.restored}>{summary}</DoneBanner>}
          <DoneActions again={blanks.again} onward={<NextActivity />} before={blanks.restored}>
            {summary}
          </DoneActions>
        </>
      ) : (
        <>
          <section
            data-offered
            aria-label={active && ui.choose(active.no)}
            className={cx(
              'grid rounded-card bg-pool',
              oneScreen
                ? 'gap-1 px-3 py-2 md:flex md:items-center md:gap-5 md:p-3'
                : 'sticky bottom-2 z-10 gap-2 border border-line p-3 shadow-bar md:p-4',
            )}
          >
            <p className="text-18 font-bold">{active && ui.choose(active.no)}</p>
            <ul data-pool className="flex min-h-18 flex-wrap gap-2.5 md:gap-3">
              {offered.map((option) => {
                const now = optionState(state, option.id)
                return (
                  <li key={option.id} className="flex max-w-full">
                    <OptionChip
                      option={option}
                      long={offered.some(isLong)}
                      state={now === 'placed' ? 'held' : now}
                      note={noteOf(option.id, state, help)}
                      onPress={() => choose(option.id)}
                    />
                  </li>
                )
              })}
            </ul>
            {progress && oneScreen && (
              <p className="text-16 font-medium text-muted max-md:text-right md:ml-auto md:flex-none">
                {progress}
              </p>
            )}
          </section>
          <BoardFoot
            again={blanks.again}
            submit={() => {
              blanks.activate('')
              blanks.submit()
            }}
            ready={canSubmit(state)}
            asking={blanks.asking}
            retry={told.retry}
            told={lesson && <MissedCards {...lesson} />}
          >
            {lesson ? <MissedMessage {...lesson} /> : <Message blanks={blanks} result={told.result} />}
          </BoardFoot>
        </>
      )}
    </div>
  )
}

/** What is said at an option: it is the answer, was taken away, or was tried. */
function noteOf(id: number, state: AnswerState, help: Help) {
  if (help.told.some((own) => own.id === id)) return 'lit'
  if (help.taken === id) return 'taken'
  return state.tried[id] ? 'tried' : undefined
}

/** How the last submission went, that all is filled, or what to do. */
function Message({ blanks, result }: { blanks: Blanks; result: AnswerState['result'] }) {
  const { wrong } = blanks.state
  const fresh = blanks.left === 0 && wrong.length === 0
  if (fresh) return <ResultMessage kind="hint">{ui.filled}</ResultMessage>
  if (!result) return <ResultMessage kind="hint">{ui.hint}</ResultMessage>
  return (
    <ResultMessage kind={result.wrong > 0 ? 'wrong' : 'right'}>
      {ui.result(result.right, result.wrong, blanks.left)}
    </ResultMessage>
  )
}
