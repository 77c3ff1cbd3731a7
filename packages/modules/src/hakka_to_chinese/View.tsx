import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { DoneActions, NextActivity } from '#kit/DoneActions.tsx'
import { DoneBanner } from '#kit/DoneBanner.tsx'
import type { ViewProps } from '#kit/host.ts'
import { useHost } from '#kit/host-context.tsx'
import { keepText } from '#kit/kept-text.tsx'
import { Slide } from '#kit/Slide.tsx'
import { resultOf } from '#kit/score.ts'
import { useFocusNext } from '#kit/use-focus-next.tsx'
import type { HakkaToChineseContent } from './module.ts'
import { Question } from './Question.tsx'
import { Review } from './Review.tsx'
import { countOf, scoreHakkaToChinese } from './score.ts'
import { startTranslating, type TranslatingAction, translatingReducer } from './translating.ts'
import { ui } from './ui.ts'

/** Sentence after sentence: translated, compared with a reference, judged by its writer. */
export default function HakkaToChineseView({ content, moduleKey }: ViewProps<HakkaToChineseContent>) {
  const host = useHost()
  const root = useRef<HTMLDivElement>(null)
  const focusNext = useFocusNext(root)
  const [state, dispatch] = useReducer(translatingReducer, startTranslating)
  const { questions } = content
  const { at, marks } = state
  const question = questions[at]
  const nameOf = (index: number) => `${moduleKey}.${index}`
  const score = scoreHakkaToChinese(content, marks)
  const done = question === undefined

  const report = useEffectEvent(() => {
    host.signal('done')
    host.done(resultOf(score))
  })
  useEffect(() => {
    if (done) report()
  }, [done])

  function act(action: TranslatingAction): void {
    if (action.type === 'mark') focusNext('[data-counter]')
    dispatch(action)
  }
  function again(): void {
    for (const index of questions.keys()) keepText(nameOf(index), '')
    focusNext('[data-counter]')
    dispatch({ type: 'again' })
  }
  return (
    <div ref={root}>
      <Slide className="grid gap-5">
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
          <span className="text-16 font-medium text-muted">{ui.progress(at, questions.length)}</span>
        </div>
        {question ? (
          <Question
            key={`${state.run} ${at}`}
            question={question}
            name={nameOf(at)}
            checked={state.checked}
            dispatch={act}
          />
        ) : (
          <>
            <DoneBanner title={ui.done}>
              {ui.summary(countOf(marks, 'right'), countOf(marks, 'close'), countOf(marks, 'wrong'))}
            </DoneBanner>
            <DoneActions again={again} onward={<NextActivity />} />
            <Review questions={questions} marks={marks} />
          </>
        )}
      </Slide>
    </div>
  )
}
