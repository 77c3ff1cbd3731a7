import { cx } from '@hakka/ui/cx.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import { canSubmit, optionState } from '#kit/board/answer-area.ts'
import { BoardFoot } from '#kit/board/BoardFoot.tsx'
import { OptionChip } from '#kit/board/OptionChip.tsx'
import { isLong } from '#kit/board/OptionFace.tsx'
import { useBoardKeys } from '#kit/board/use-board-keys.tsx'
import { useHost } from '#kit/host-context.tsx'
import { useFocusNext } from '#kit/page/use-focus-next.tsx'
import { useSettledFocus } from '#kit/page/use-settled-focus.tsx'
import { DoneActions, NextActivity } from '#kit/round/DoneActions.tsx'
import { DoneBanner } from '#kit/round/DoneBanner.tsx'
import { ResultMessage } from '#kit/round/ResultMessage.tsx'
import { BlankBox } from './BlankBox.tsx'
import { ui } from './blank-ui.ts'
import { type BlanksExercise, useBlanks } from './use-blanks.tsx'

const FIRST_OPTION = '[data-offered] [data-option]'
const SUBMIT = '[data-submit]:not(:disabled)'

/** A diagram with blanks, the options of the one that is being filled, and the way to submit. */
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
  const focusNext = useFocusNext(board)
  useBoardKeys(board, null, () => {})

  // What comes next may lie under the options' bar or out of sight.
  const area = active?.area
  const touched = useRef(false)
  useEffect(() => {
    if (!touched.current || area === undefined) return
    const boxes = board.current?.querySelectorAll<HTMLElement>(`[data-slot="${area}"]`) ?? []
    const shown = Array.from(boxes).find((box) => box.offsetParent !== null)
    shown?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
  }, [area])

  useSettledFocus(board, state, done, FIRST_OPTION)

  function choose(id: number): void {
    touched.current = true
    const option = offered.find((own) => own.id === id)
    if (option?.sound) host.play(option.sound)
    if (blanks.left <= 1 && active && blanks.lying(active.area) === undefined) focusNext(SUBMIT)
    else focusNext(FIRST_OPTION)
    blanks.choose(id)
  }
  const box = (index: number): ReactNode => {
    const blank = blanks.blanks.get(index)
    if (!blank) return undefined
    const press = (byKey: boolean) => {
      touched.current = true
      if (byKey) focusNext(FIRST_OPTION)
      blanks.activate(blank.area)
    }
    return <BlankBox blank={blank} blanks={blanks} onPress={press} />
  }
  const total = blanks.blanks.size
  return (
    <div ref={board} className="grid gap-5">
      {total > 1 && (
        <p className="-mb-2 text-right text-16 font-medium text-muted">{ui.progress(blanks.right, total)}</p>
      )}
      {children(box)}
      {done ? (
        <>
          {!host.oneScreen && <DoneBanner before={blanks.restored}>{summary}</DoneBanner>}
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
              'sticky z-10 grid gap-2 rounded-card border border-line bg-pool p-3 shadow-bar md:p-4',
              host.oneScreen ? 'bottom-[calc(var(--check-bar)+8px)]' : 'bottom-2',
            )}
          >
            <p className="text-18 font-bold">{active && ui.choose(active.no)}</p>
            <ul className="flex min-h-18 flex-wrap gap-2.5 md:gap-3">
              {offered.map((option) => {
                const now = optionState(state, option.id)
                return (
                  <li key={option.id} className="flex max-w-full">
                    <OptionChip
                      option={option}
                      long={offered.some(isLong)}
                      state={now === 'placed' ? 'held' : now}
                      onPress={() => choose(option.id)}
                    />
                  </li>
                )
              })}
            </ul>
          </section>
          <BoardFoot
            again={blanks.again}
            submit={() => {
              blanks.activate('')
              blanks.submit()
            }}
            ready={canSubmit(state)}
            asking={blanks.asking}
          >
            <Message blanks={blanks} />
          </BoardFoot>
        </>
      )}
    </div>
  )
}

/** How the last submission went, that all is filled, or what to do. */
function Message({ blanks }: { blanks: ReturnType<typeof useBlanks> }) {
  const { result, wrong } = blanks.state
  const fresh = blanks.left === 0 && wrong.length === 0
  if (fresh) return <ResultMessage kind="hint">{ui.filled}</ResultMessage>
  if (!result) return <ResultMessage kind="hint">{ui.hint}</ResultMessage>
  return (
    <ResultMessage kind={result.wrong > 0 ? 'wrong' : 'right'}>
      {ui.result(result.right, result.wrong, blanks.left)}
    </ResultMessage>
  )
}
