import { Button } from '@hakka/ui/Button.tsx'
import { cx } from '@hakka/ui/cx.ts'
import { RotateCcw } from 'lucide-react'
import { useRef } from 'react'
import { DoneActions, NextActivity } from '#kit/DoneActions.tsx'
import { DoneBanner } from '#kit/DoneBanner.tsx'
import { EitherText } from '#kit/Hakka.tsx'
import type { ViewProps } from '#kit/host.ts'
import { ResultMessage } from '#kit/ResultMessage.tsx'
import { Slide } from '#kit/Slide.tsx'
import { useFocusNext } from '#kit/use-focus-next.tsx'
import { Completed } from './Completed.tsx'
import { Hint } from './Hint.tsx'
import type { RecoverSentenceContent } from './module.ts'
import { Piece } from './Piece.tsx'
import type { Recovery } from './sentences.ts'
import { ui } from './ui.ts'
import { useRecovery } from './use-recovery.tsx'

function Message({ state }: { state: Recovery }) {
  if (state.failed !== null) return <ResultMessage kind="wrong">{ui.failed}</ResultMessage>
  if (state.picked.length > 0) return <ResultMessage kind="held">{ui.going}</ResultMessage>
  if (state.completed.length > 0 && state.wrong === 0)
    return <ResultMessage kind="right">{ui.rightOne}</ResultMessage>
  return <ResultMessage kind="hint">{ui.hint}</ResultMessage>
}

/** The segments of all sentences lie shuffled; picked in order within one sentence, they become that sentence. */
export default function RecoverSentenceView({ content, moduleKey }: ViewProps<RecoverSentenceContent>) {
  const root = useRef<HTMLDivElement>(null)
  const { state, done, score, pick, again } = useRecovery(content, moduleKey)
  const focusNext = useFocusNext(root)
  const { sentences } = content
  const pieces = sentences.flatMap((sentence) => sentence.sentence_segments)
  const faceOf = (id: number) => pieces[id] ?? { text: '', lang: 'zh' as const }
  const open = sentences.filter((_, index) => !state.completed.includes(index))
  const shown = state.failed === null ? state.picked : [...state.picked, state.failed]
  return (
    <div ref={root}>
      <Slide className="grid gap-5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-5">
          <h3 className="text-20 font-bold">{ui.title}</h3>
          <p className="text-16 font-medium text-muted">
            {ui.progress(state.completed.length, sentences.length)}
          </p>
        </div>
        {done ? (
          <DoneBanner title={ui.done}>
            {score.kind === 'points' && ui.summary(score.earned, score.total)}
          </DoneBanner>
        ) : (
          <>
            <section
              aria-label={ui.mine}
              className={cx(
                'flex min-h-25 flex-wrap items-center gap-x-3 gap-y-2 rounded-card border-2 px-4 py-3 text-22 leading-normal transition-colors md:px-6',
                state.failed === null
                  ? 'border-dashed border-control bg-white'
                  : 'border-wrong bg-wrong-soft text-wrong-deep [--color-primary:var(--color-wrong-deep)]',
              )}
            >
              {shown.length === 0 && <span className="text-18 text-muted">{ui.begin}</span>}
              {shown.map((id) => (
                <EitherText key={id} value={faceOf(id)} />
              ))}
            </section>
            <ul
              aria-label={ui.pieces}
              className="flex min-h-25 flex-wrap content-start gap-x-3 gap-y-4 rounded-card bg-pool p-4 md:gap-4 md:p-5"
            >
              {state.order
                .filter((id) => !state.used.includes(id))
                .map((id) => (
                  <li key={id} className="flex max-w-full">
                    <Piece
                      id={id}
                      value={faceOf(id)}
                      place={state.picked.includes(id) ? state.picked.indexOf(id) + 1 : undefined}
                      failed={state.failed === id}
                      onPick={() => {
                        if (pick(id)) focusNext('[data-piece]')
                      }}
                    />
                  </li>
                ))}
            </ul>
            <Message state={state} />
            <Hint meanings={open.flatMap((sentence) => sentence.chinese ?? [])} />
          </>
        )}
        <Completed sentences={sentences} completed={state.completed} />
        {done ? (
          <DoneActions again={again} onward={<NextActivity />} />
        ) : (
          <div>
            <Button kind="ghost" icon={<RotateCcw size={20} aria-hidden="true" />} onClick={again}>
              {ui.again}
            </Button>
          </div>
        )}
      </Slide>
    </div>
  )
}
