import { useReducer, useRef, useState } from 'react'
import type { ExerciseProps } from '#kit/host.ts'
import { useHost } from '#kit/host-context.tsx'
import { useKeptWork } from '#kit/kept/use-kept-work.tsx'
import { Slide } from '#kit/page/Slide.tsx'
import { useFocusNext } from '#kit/page/use-focus-next.tsx'
import { AgainHead } from '#kit/round/AgainHead.tsx'
import { DoneActions, NextActivity } from '#kit/round/DoneActions.tsx'
import { DoneBanner } from '#kit/round/DoneBanner.tsx'
import { RoundContext } from '#kit/round/round-context.tsx'
import { useComingAgain } from '#kit/round/use-coming-again.tsx'
import { useWallRounds } from '#kit/round/use-wall-rounds.tsx'
import { workOf } from '#kit/score.ts'
import { useExercise } from '#kit/use-exercise.tsx'
import { useMark } from '#kit/use-mark.tsx'
import type { HakkaToChineseContent, Mark } from './content.ts'
import { type ShownHakkaToChinese, shownHakkaToChinese } from './public.ts'
import { Question } from './Question.tsx'
import { Repeated } from './Repeated.tsx'
import { Review } from './Review.tsx'
import { markHakkaToChinese, marksOf, scoreHakkaToChinese } from './score.ts'
import {
  keptTranslating,
  startTranslating,
  type TranslatingAction,
  translatingReducer,
} from './translating.ts'
import { ui } from './ui.ts'

/**
 * Sentence after sentence: laid out of tiles, or written; then compared with a reference and judged by its writer, or by
 * the server.
 */
export default function HakkaToChineseView(props: ExerciseProps<HakkaToChineseContent, ShownHakkaToChinese>) {
  const { shown, content, mark } = useExercise(props, shownHakkaToChinese, markHakkaToChinese)
  const host = useHost()
  const root = useRef<HTMLDivElement>(null)
  const focusNext = useFocusNext(root)
  const [state, dispatch] = useReducer(translatingReducer, startTranslating)
  const { ask, asking } = useMark(mark)
  const { questions } = shown
  const { given } = state
  const [onWall, setOnWall] = useState(0)
  useWallRounds(onWall, questions.length, setOnWall)
  const at = host.wall ? onWall : state.at
  const question = questions[at]
  const nameOf = (index: number) => `${props.moduleKey}.${index}`
  const score = content ? scoreHakkaToChinese(content, given) : state.score
  const done = question === undefined
  const marks = content ? marksOf(content, given) : []
  const countOf = (mark: Mark) => marks.filter((own) => own === mark).length
  const summary = content
    ? ui.summary(countOf('right'), countOf('close'), countOf('wrong'))
    : score.kind === 'points' && ui.marked(score.earned, score.total)

  const restored = useKeptWork('translations', state, (kept) => {
    const before = keptTranslating(kept, questions.length)
    if (before) dispatch({ type: 'restore', state: before })
  })

  const late = Object.fromEntries(
    content && done ? marks.map((own, index) => [index, own === 'right' ? 0 : 1]) : [],
  )
  const { again: repeated, onward, finish, restart } = useComingAgain(late, done)

  function act(action: TranslatingAction): void {
    if (action.type === 'mark' || action.type === 'next') focusNext('[data-counter]')
    if (action.type === 'way') focusNext(action.typing ? 'textarea' : '[data-tile]')
    dispatch(action)
    const next = translatingReducer(state, action)
    if (done || next.at < questions.length) return
    host.signal('done')
    host.done(workOf(next.given, content ? scoreHakkaToChinese(content, next.given) : next.score))
  }
  function submit(text: string): void {
    ask({ [at]: { text } }, (verdict) => {
      dispatch({ type: 'judged', text, verdict })
      host.signal(verdict.done ? 'right' : 'wrong')
    })
  }
  function again(): void {
    for (const index of questions.keys()) host.texts?.keep(nameOf(index), '')
    host.kept?.restart()
    focusNext('[data-counter]')
    restart()
    dispatch({ type: 'again' })
  }
  const missed = repeated?.order[repeated.at]
  if (content && repeated && missed !== undefined)
    return (
      <div ref={root} className="fits">
        <Slide className="fits grid gap-2 md:gap-4">
          <AgainHead at={repeated.at + 1} of={repeated.order.length} />
          <RoundContext value={{ shown: true, turn: repeated.turn }}>
            <Repeated
              key={`${repeated.turn} ${missed}`}
              shown={shown}
              content={content}
              index={missed}
              name={`${nameOf(missed)}.${repeated.turn}`}
              mark={mark}
              onDone={() => {
                focusNext('[data-tile]')
                finish([missed])
              }}
            />
          </RoundContext>
        </Slide>
      </div>
    )
  return (
    <div ref={root} className="fits">
      <Slide className={host.oneScreen ? 'fits grid gap-2 md:gap-4' : 'grid gap-5'}>
        {/* A live room asks one question, and counts by itself. */}
        <div
          hidden={host.wall !== undefined || host.toldLater}
          className="flex flex-wrap items-center gap-x-5 gap-y-2"
        >
          {question && (
            <h3
              data-counter
              tabIndex={-1}
              className="rounded-option text-20 leading-normal font-bold text-darken"
            >
              {ui.counter(at + 1, questions.length)}
            </h3>
          )}
          <progress
            className="progress-bar h-2.5 min-w-24 flex-1 overflow-hidden rounded-full"
            value={at}
            max={questions.length}
            aria-hidden="true"
          />
          <span className="text-16 font-medium text-muted max-sm:sr-only">
            {ui.progress(at, questions.length)}
          </span>
        </div>
        {question ? (
          <Question
            key={`${state.run} ${at}`}
            shown={shown}
            content={content}
            name={nameOf(at)}
            state={{ ...state, at }}
            asking={asking}
            dispatch={act}
            submit={submit}
          />
        ) : (
          <>
            {!host.oneScreen && (
              <DoneBanner title={ui.done} before={restored}>
                {summary}
              </DoneBanner>
            )}
            <RoundContext value={{ shown: true, turn: 0, onward }}>
              <DoneActions again={again} onward={<NextActivity />} title={ui.done} before={restored}>
                {summary}
              </DoneActions>
            </RoundContext>
            {content && <Review questions={content.questions} marks={marks} />}
          </>
        )}
      </Slide>
    </div>
  )
}
