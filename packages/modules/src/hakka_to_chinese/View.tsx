import { useReducer, useRef } from 'react'
import type { ExerciseProps } from '#kit/host.ts'
import { useHost } from '#kit/host-context.tsx'
import { keepText } from '#kit/kept/kept-text.tsx'
import { useKeptWork } from '#kit/kept/use-kept-work.tsx'
import { Slide } from '#kit/page/Slide.tsx'
import { useFocusNext } from '#kit/page/use-focus-next.tsx'
import { DoneActions, NextActivity } from '#kit/round/DoneActions.tsx'
import { DoneBanner } from '#kit/round/DoneBanner.tsx'
import { workOf } from '#kit/score.ts'
import { useExercise } from '#kit/use-exercise.tsx'
import { useMark } from '#kit/use-mark.tsx'
import type { HakkaToChineseContent, Mark } from './content.ts'
import { type ShownHakkaToChinese, shownHakkaToChinese } from './public.ts'
import { Question } from './Question.tsx'
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
  const { at, given } = state
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
    for (const index of questions.keys()) keepText(nameOf(index), '')
    host.kept?.restart()
    focusNext('[data-counter]')
    dispatch({ type: 'again' })
  }
  return (
    <div ref={root}>
      <Slide className={host.oneScreen ? 'grid gap-2 md:gap-4' : 'grid gap-5'}>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
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
            state={state}
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
            <DoneActions again={again} onward={<NextActivity />} title={ui.done} before={restored}>
              {summary}
            </DoneActions>
            {content && <Review questions={content.questions} marks={marks} />}
          </>
        )}
      </Slide>
    </div>
  )
}
