import { cx } from '@hakka/ui/cx.ts'
import { useRef } from 'react'
import { CheckBar } from '#kit/check/CheckBar.tsx'
import { EitherText } from '#kit/Hakka.tsx'
import type { ExerciseProps } from '#kit/host.ts'
import { useHost } from '#kit/host-context.tsx'
import { Slide } from '#kit/page/Slide.tsx'
import { useFocusNext } from '#kit/page/use-focus-next.tsx'
import { Again, DoneActions, NextActivity } from '#kit/round/DoneActions.tsx'
import { DoneBanner } from '#kit/round/DoneBanner.tsx'
import { NoVerdict } from '#kit/round/NoVerdict.tsx'
import { ResultMessage } from '#kit/round/ResultMessage.tsx'
import { useExercise } from '#kit/use-exercise.tsx'
import { Completed } from './Completed.tsx'
import type { RecoverSentenceContent } from './content.ts'
import { Hint } from './Hint.tsx'
import { Piece } from './Piece.tsx'
import { type ShownRecoverSentence, shownRecoverSentence } from './public.ts'
import { type Recovery, usedIn } from './recovery.ts'
import { markRecoverSentence } from './score.ts'
import { ui } from './ui.ts'
import { useRecovery } from './use-recovery.tsx'
import { wholeSentence } from './whole.ts'

function Message({ state }: { state: Recovery }) {
  if (state.failed !== null) return <ResultMessage kind="wrong">{ui.failed}</ResultMessage>
  if (state.line.length > 0) return <ResultMessage kind="held">{ui.going}</ResultMessage>
  if (state.completed.length > 0 && !state.faulty)
    return <ResultMessage kind="right">{ui.rightOne}</ResultMessage>
  return <ResultMessage kind="hint">{ui.hint}</ResultMessage>
}

/** The segments of all sentences lie shuffled; picked in order within one sentence, they become that sentence. */
export default function RecoverSentenceView(
  props: ExerciseProps<RecoverSentenceContent, ShownRecoverSentence>,
) {
  const { shown, content, mark } = useExercise(props, shownRecoverSentence, markRecoverSentence)
  const root = useRef<HTMLDivElement>(null)
  const focusNext = useFocusNext(root)
  const { oneScreen } = useHost()
  const { sentences, pieces } = shown
  const { state, restored, asking, asked, pick, retry, again } = useRecovery(
    pieces,
    props.moduleKey,
    mark,
    () => focusNext('[data-piece]'),
  )
  const { done, score, failed, completed } = state
  const summary = score.kind === 'points' && ui.summary(score.earned, score.total)
  const faceOf = (id: number) => pieces.find((own) => own.id === id) ?? { text: '', lang: 'zh' as const }
  const open = sentences.filter((_, index) => completed.every(({ sentence }) => sentence !== index))
  const used = usedIn(state)
  const last = failed ?? asked
  const line = last === undefined ? state.line : [...state.line, last]
  return (
    <div ref={root}>
      <Slide className="grid gap-5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-5">
          <h3 className="text-20 font-bold">{ui.title}</h3>
          <p className="text-16 font-medium text-muted">{ui.progress(completed.length, sentences.length)}</p>
        </div>
        {done ? (
          !oneScreen && (
            <DoneBanner title={ui.done} before={restored}>
              {summary}
            </DoneBanner>
          )
        ) : (
          <>
            <section
              aria-label={ui.mine}
              className={cx(
                'flex min-h-25 flex-wrap items-center gap-x-3 gap-y-2 rounded-card border-2 px-4 py-3 text-22 leading-normal transition-colors md:px-6',
                failed === null
                  ? 'border-dashed border-control bg-white'
                  : 'border-wrong bg-wrong-soft text-wrong-deep [--color-primary:var(--color-wrong-deep)]',
              )}
            >
              {line.length === 0 && <span className="text-18 text-muted">{ui.begin}</span>}
              {line.map((id) => (
                <EitherText key={id} value={faceOf(id)} />
              ))}
            </section>
            <ul
              aria-label={ui.pieces}
              aria-busy={asking.waiting}
              className="flex min-h-25 flex-wrap content-start gap-x-3 gap-y-4 rounded-card bg-pool p-4 md:gap-4 md:p-5"
            >
              {state.order
                .filter((id) => !used.includes(id))
                .map((id) => (
                  <li key={id} className="flex max-w-full">
                    <Piece
                      id={id}
                      value={faceOf(id)}
                      place={id !== failed && line.includes(id) ? line.indexOf(id) + 1 : undefined}
                      failed={failed === id}
                      onPick={() => pick(id)}
                    />
                  </li>
                ))}
            </ul>
            <Hint meanings={open.flatMap((sentence) => sentence.chinese ?? [])} />
          </>
        )}
        <Completed
          completed={completed.map(({ sentence, pieces: own }) => ({
            key: sentence,
            whole: wholeSentence(own.map(faceOf)),
            chinese: sentences[sentence]?.chinese,
            sound: content?.sentences[sentence]?.sound,
          }))}
        />
        {done ? (
          <DoneActions again={again} onward={<NextActivity />} title={ui.done} before={restored}>
            {summary}
          </DoneActions>
        ) : (
          <CheckBar
            before={<Again label={ui.again} onClick={again} />}
            message={
              asking.problem === undefined ? (
                <Message state={state} />
              ) : (
                <NoVerdict problem={asking.problem} retry={retry} />
              )
            }
          />
        )}
      </Slide>
    </div>
  )
}
