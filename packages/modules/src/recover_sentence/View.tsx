import { useRef } from 'react'
import type { ExerciseProps } from '#kit/host.ts'
import { useHost } from '#kit/host-context.tsx'
import { Slide } from '#kit/page/Slide.tsx'
import { useFocusNext } from '#kit/page/use-focus-next.tsx'
import { AgainHead } from '#kit/round/AgainHead.tsx'
import { NextActivity } from '#kit/round/DoneActions.tsx'
import type { Again } from '#kit/round/kept-rounds.ts'
import { RoundContext } from '#kit/round/round-context.tsx'
import { useComingAgain } from '#kit/round/use-coming-again.tsx'
import { workOf } from '#kit/score.ts'
import { useExercise } from '#kit/use-exercise.tsx'
import type { Mark } from '#kit/verdict.ts'
import { Board } from './Board.tsx'
import type { RecoverSentenceContent } from './content.ts'
import { type ShownRecoverSentence, shownRecoverSentence } from './public.ts'
import { markRecoverSentence } from './score.ts'
import { useRecovery } from './use-recovery.tsx'

const FIRST_PIECE = '[data-piece]'

/**
 * The segments of all sentences lie shuffled; picked in order within one sentence, they become that sentence. Those that
 * were missed come again at the end.
 */
export default function RecoverSentenceView(
  props: ExerciseProps<RecoverSentenceContent, ShownRecoverSentence>,
) {
  const { shown, content, mark } = useExercise(props, shownRecoverSentence, markRecoverSentence)
  const host = useHost()
  const root = useRef<HTMLDivElement>(null)
  const focusNext = useFocusNext(root)
  const recovery = useRecovery({
    pieces: shown.pieces,
    seed: props.moduleKey,
    part: 'sentences',
    mark,
    onWhole: () => focusNext(FIRST_PIECE),
    onDone: ({ picks, score }) => host.done(workOf(picks, score)),
  })
  const { done, completed } = recovery.state
  const misses = Object.fromEntries(completed.map((own) => [own.sentence, own.misses]))
  const { again, onward, finish, restart } = useComingAgain(misses, done)
  return (
    <div ref={root} className="fits">
      <Slide className={host.oneScreen ? 'fits grid gap-2.5 md:gap-4' : 'grid gap-5'}>
        {again && content ? (
          <MissedBoard
            key={again.turn}
            shown={shown}
            content={content}
            again={again}
            seed={props.moduleKey}
            mark={mark}
            onWhole={() => focusNext(FIRST_PIECE)}
            onDone={() => finish(again.order)}
          />
        ) : (
          <RoundContext value={{ shown: true, turn: 0, onward }}>
            <Board
              shown={shown}
              content={content}
              recovery={{
                ...recovery,
                again() {
                  restart()
                  recovery.again()
                },
              }}
              onward={<NextActivity />}
            />
          </RoundContext>
        )}
      </Slide>
    </div>
  )
}

/** The sentences that took more than one try, once more: their pieces alone. */
function MissedBoard({
  shown,
  content,
  again,
  seed,
  mark,
  onWhole,
  onDone,
}: {
  shown: ShownRecoverSentence
  content: RecoverSentenceContent
  again: Again
  seed: string
  mark: Mark
  onWhole(): void
  onDone(): void
}) {
  const { order, turn } = again
  const sentenceOf = content.sentences.flatMap((own, index) => own.sentence_segments.map(() => index))
  const own = { ...shown, pieces: shown.pieces.filter(({ id }) => order.includes(sentenceOf[id] ?? -1)) }
  const recovery = useRecovery({
    pieces: own.pieces,
    seed: `${seed} ${turn}`,
    part: `sentences ${turn}`,
    mark: (answer) => whole(mark(answer), order.length),
    onWhole,
    onDone,
  })
  const at = recovery.state.completed.length
  return (
    <Board
      shown={own}
      content={content}
      only={order}
      recovery={recovery}
      head={<AgainHead at={Math.min(at + 1, order.length)} of={order.length} />}
      onward={null}
    />
  )
}

/** A verdict on some of the sentences: all is done once they are whole. */
function whole(verdict: ReturnType<Mark>, count: number): ReturnType<Mark> {
  if (verdict instanceof Promise) return verdict.then((own) => whole(own, count))
  return { ...verdict, done: verdict.full.length === count }
}
