import { cx } from '@hakka/ui/cx.ts'
import type { ReactNode } from 'react'
import { useWallAnswers } from '#kit/board/use-wall-answers.tsx'
import { CheckBar } from '#kit/check/CheckBar.tsx'
import { EitherText } from '#kit/Hakka.tsx'
import { useHost } from '#kit/host-context.tsx'
import { Again, DoneActions } from '#kit/round/DoneActions.tsx'
import { DoneBanner } from '#kit/round/DoneBanner.tsx'
import { NoVerdict } from '#kit/round/NoVerdict.tsx'
import { useSaid } from '#kit/said/use-said.tsx'
import { Completed } from './Completed.tsx'
import type { RecoverSentenceContent } from './content.ts'
import { Hint } from './Hint.tsx'
import { Message, MissedPiece } from './Missed.tsx'
import { Piece } from './Piece.tsx'
import type { ShownRecoverSentence } from './public.ts'
import { missesOf, nextPiece, printsLeft, type Recovery, usedIn } from './recovery.ts'
import { ui } from './ui.ts'
import type { useRecovery } from './use-recovery.tsx'
import { wholeSentence } from './whole.ts'

/** At which miss of a sentence its meaning is shown. */
const HINTS = 2
/** At which its next piece is told. */
const TELLS = 3

/** The pieces of some sentences, shuffled, and the line that is being laid of them. */
export function Board({
  shown: { sentences, pieces },
  content,
  only,
  recovery: { state, restored, asking, asked, pick, retry, again },
  head,
  onward,
}: {
  shown: ShownRecoverSentence
  content: RecoverSentenceContent | undefined
  /** Indices of the sentences that are to be put together; else all are. */
  only?: readonly number[] | undefined
  recovery: ReturnType<typeof useRecovery>
  /** In the place of how far one is. */
  head?: ReactNode
  onward: ReactNode
}) {
  const { oneScreen, wall, toldLater } = useHost()
  const { done, score, failed, completed, told } = state
  const summary = score.kind === 'points' && !only && ui.summary(score.earned, score.total)
  const faceOf = (id: number) => pieces.find((own) => own.id === id) ?? { text: '', lang: 'zh' as const }
  const wanted = only ?? sentences.map((_, index) => index)
  const open = wanted.filter((index) => completed.every(({ sentence }) => sentence !== index))
  const used = usedIn(state)
  const last = failed ?? asked
  const line = last === undefined ? state.line : [...state.line, last]
  const prints = failed === null ? printsLeft(state) : []
  // Where the server marks, the key is not here and nothing helps.
  const lengths = content?.sentences.map((own) => own.sentence_segments.length)
  const misses = missesOf(state)
  const lit = lengths && misses >= TELLS ? nextPiece(state, lengths, wanted) : undefined
  const newest = completed.at(-1)
  const heard = newest && content?.sentences[newest.sentence]?.sound
  // A sentence that is whole says itself; one that was whole before does not.
  useSaid(newest && !restored && heard ? String(completed.length) : undefined, [heard])
  const answers = useWallAnswers() && content
  const [first] = open
  const lead = oneScreen && first !== undefined ? sentences[first]?.chinese : undefined
  const madeOf = ({ sentence, pieces: own }: Recovery['completed'][number]) => ({
    key: sentence,
    whole: wholeSentence(own.map(faceOf)),
  })
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-5">
        <h3 className="text-20 font-bold">{ui.title}</h3>
        {head ??
          // A live room asks one sentence, and counts by itself.
          (!toldLater && (
            <p className="text-16 font-medium text-muted">{ui.progress(completed.length, wanted.length)}</p>
          ))}
      </div>
      {answers ? null : done ? (
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
              'fits-field flex min-h-25 flex-wrap content-start rounded-card bg-pool',
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
                    lit={lit === id}
                    onPick={() => pick(id)}
                  />
                </li>
              ))}
          </ul>
          <Hint
            key={completed.length}
            meanings={open.flatMap((index) => sentences[index]?.chinese ?? [])}
            needed={misses >= HINTS}
          />
        </>
      )}
      {!toldLater && (
        <Completed
          newestOnly={oneScreen === true && !done && !wall}
          completed={(answers ? answers.sentences.map(wholeOf) : completed.map(madeOf)).map((own) => ({
            ...own,
            chinese: sentences[own.key]?.chinese,
            sound: content?.sentences[own.key]?.sound,
          }))}
        />
      )}
      {wall ? null : done ? (
        <DoneActions again={again} onward={onward} title={ui.done} before={restored}>
          {summary}
        </DoneActions>
      ) : (
        <CheckBar
          before={<Again label={ui.again} onClick={again} />}
          message={
            asking.problem === undefined ? (
              <Message state={state} lit={lit === undefined ? undefined : faceOf(lit)} faceOf={faceOf} />
            ) : (
              <NoVerdict problem={asking.problem} retry={retry} />
            )
          }
          told={oneScreen && told && <MissedPiece face={faceOf(lit ?? told.id)} right={lit !== undefined} />}
        />
      )}
    </>
  )
}

const wholeOf = (own: RecoverSentenceContent['sentences'][number], key: number) => ({
  key,
  whole: wholeSentence(own.sentence_segments),
})
