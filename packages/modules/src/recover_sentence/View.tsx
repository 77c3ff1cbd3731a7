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
import { useSaid } from '#kit/said/use-said.tsx'
import { useExercise } from '#kit/use-exercise.tsx'
import { Completed } from './Completed.tsx'
import type { RecoverSentenceContent } from './content.ts'
import { Hint } from './Hint.tsx'
import { Piece } from './Piece.tsx'
import { type ShownRecoverSentence, shownRecoverSentence } from './public.ts'
import { nextPiece, printsLeft, type Recovery, usedIn } from './recovery.ts'
import { markRecoverSentence } from './score.ts'
import { ui } from './ui.ts'
import { useRecovery } from './use-recovery.tsx'
import { wholeSentence } from './whole.ts'

function Message({ state, nameOf }: { state: Recovery; nameOf(id: number): string }) {
  if (state.failed !== null) {
    const before = state.line.at(-1)
    const failed = nameOf(state.failed)
    return (
      <ResultMessage kind="wrong">
        {ui.failed}
        {before === undefined ? ui.notFirst(failed) : ui.notAfter(failed, nameOf(before))}
      </ResultMessage>
    )
  }
  if (state.line.length > 0) return <ResultMessage kind="held">{ui.going}</ResultMessage>
  if (state.completed.length > 0 && !state.faulty)
    return <ResultMessage kind="right">{ui.rightOne}</ResultMessage>
  return <ResultMessage kind="hint">{ui.hint}</ResultMessage>
}

/** At which miss of a sentence its meaning is shown. */
const HINTS = 2
/** At which its next piece is told. */
const TELLS = 3

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
  const prints = failed === null ? printsLeft(state) : []
  // Where the server marks, the key is not here and nothing helps.
  const lengths = content?.sentences.map((own) => own.sentence_segments.length)
  const told = lengths && state.misses >= TELLS ? nextPiece(state, lengths) : undefined
  const newest = completed.at(-1)
  const heard = newest && content?.sentences[newest.sentence]?.sound
  // A sentence that is whole says itself; one that was whole before does not.
  useSaid(newest && !restored && heard ? String(completed.length) : undefined, [heard])
  const lead = oneScreen ? open[0]?.chinese : undefined
  return (
    <div ref={root}>
      <Slide className={cx('grid', oneScreen ? 'gap-2.5 md:gap-4' : 'gap-5')}>
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
            {lead && (
              <p className="text-20 leading-snug">
                <span className="text-muted">{ui.lead}</span>
                {lead}
              </p>
            )}
            <section
              aria-label={ui.mine}
              className={cx(
                'flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card border-2 border-dashed border-control bg-white px-4 text-22 leading-normal md:px-6',
                oneScreen ? 'min-h-20 py-2' : 'min-h-25 py-3',
              )}
            >
              {line.length === 0 && prints.length === 0 && (
                <span className="text-18 text-muted">{ui.begin}</span>
              )}
              {line.map((id) => (
                <EitherText key={id} value={faceOf(id)} />
              ))}
              {prints.map((id) => (
                <span key={id} aria-hidden="true" className="opacity-35 grayscale">
                  <EitherText value={faceOf(id)} />
                </span>
              ))}
            </section>
            <ul
              aria-label={ui.pieces}
              aria-busy={asking.waiting}
              className={cx(
                'flex min-h-25 flex-wrap content-start rounded-card bg-pool',
                oneScreen ? 'gap-1.5 p-2 md:gap-3 md:p-4' : 'gap-x-3 gap-y-4 p-4 md:gap-4 md:p-5',
              )}
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
                      lit={told === id}
                      onPick={() => pick(id)}
                    />
                  </li>
                ))}
            </ul>
            <Hint
              key={completed.length}
              meanings={open.flatMap((sentence) => sentence.chinese ?? [])}
              needed={state.misses >= HINTS}
            />
          </>
        )}
        <Completed
          newestOnly={oneScreen === true && !done}
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
                <Message state={state} nameOf={(id) => faceOf(id).text} />
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
