import { Button } from '@hakka/ui/Button.tsx'
import { RotateCcw } from 'lucide-react'
import { useReducer, useRef, useState } from 'react'
import { CheckBar } from '#kit/check/CheckBar.tsx'
import type { ExerciseProps } from '#kit/host.ts'
import { useHost } from '#kit/host-context.tsx'
import { useKeptWork } from '#kit/kept/use-kept-work.tsx'
import { Slide } from '#kit/page/Slide.tsx'
import { useFocusNext } from '#kit/page/use-focus-next.tsx'
import { AgainHead } from '#kit/round/AgainHead.tsx'
import { NextActivity } from '#kit/round/DoneActions.tsx'
import { DoneBanner } from '#kit/round/DoneBanner.tsx'
import { useWallRounds } from '#kit/round/use-wall-rounds.tsx'
import { workOf } from '#kit/score.ts'
import { seedOf } from '#kit/shuffle.ts'
import { ui as kitUi } from '#kit/ui.ts'
import { useExercise } from '#kit/use-exercise.tsx'
import type { FirstTry } from '#kit/verdict.ts'
import type { SentenceGameContent } from './content.ts'
import { answered, type Game, gameReducer, keptGame, resultOf, startGame } from './game.ts'
import { type ShownSentenceGame, shownSentenceGame } from './public.ts'
import { Question } from './Question.tsx'
import { type Step, Steps } from './Steps.tsx'
import { markSentenceGame } from './score.ts'
import { ui } from './ui.ts'

function stepsOf({ questions }: ShownSentenceGame, { at, first }: Game): Step[] {
  return questions.map((_, index) => {
    const score = first[index]?.score
    if (score) return score.kind === 'points' && score.earned > 0 ? 'right' : 'later'
    return index === at ? 'now' : 'open'
  })
}

/** One sentence after the other, counted from the first to the last; then the result and another game. */
export default function SentenceGameView(props: ExerciseProps<SentenceGameContent, ShownSentenceGame>) {
  const { shown, content, mark } = useExercise(props, shownSentenceGame, markSentenceGame)
  const host = useHost()
  const root = useRef<HTMLDivElement>(null)
  const [game, dispatch] = useReducer(gameReducer, startGame)
  const focusNext = useFocusNext(root)
  const { questions } = shown
  const total = questions.length
  // A test asks each question once.
  const again = host.assess ? [] : game.again
  const repeats = game.at >= total
  const [onWall, setOnWall] = useState(0)
  useWallRounds(onWall, total, setOnWall)
  const index = host.wall ? onWall : repeats ? (again[game.at - total] ?? total) : game.at
  const question = questions[index]
  const steps = stepsOf(shown, game)
  const { score } = resultOf(game)
  const restored = useKeptWork('game', game, (kept) => {
    const before = keptGame(kept, questions.length)
    if (before) dispatch({ type: 'restore', game: before })
  })

  function answer(first: FirstTry): void {
    if (repeats || !game.first[index]) host.roundDone?.(index + 1, workOf(first.answer, first.score))
    if (repeats) {
      dispatch({ type: 'redone' })
      return
    }
    const now = gameReducer(game, { type: 'answered', first })
    dispatch({ type: 'answered', first })
    if (answered(now) < total || answered(game) === total) return
    const result = resultOf(now)
    host.done(workOf(result.answer, result.score))
  }
  function move(type: 'next' | 'again'): void {
    focusNext('[data-counter]', '[data-play-again]')
    if (type === 'again') host.kept?.restart()
    dispatch({ type })
  }
  return (
    <div ref={root} className="fits">
      <Slide className="fits grid gap-3 md:gap-5">
        {/* A live room asks one question, and counts by itself. */}
        <div hidden={host.toldLater} className="flex flex-wrap items-center gap-x-5 gap-y-2">
          {question && (
            <h3
              data-counter
              tabIndex={-1}
              className="rounded-option text-20 leading-normal font-bold text-darken"
            >
              {ui.counter(index + 1, total)}
            </h3>
          )}
          {question && repeats && <AgainHead at={game.at - total + 1} of={again.length} />}
          <Steps steps={steps} />
          <span className="ml-auto text-16 font-medium text-muted">
            {ui.rightAtOnce(steps.filter((step) => step === 'right').length)}
          </span>
        </div>
        {question ? (
          <Question
            key={`${game.run} ${game.at} ${onWall}`}
            question={question}
            explained={content?.questions[index]}
            mark={mark}
            index={index}
            next={
              game.at === total - 1 && again.length > 0
                ? kitUi.practise(again.length)
                : game.at === total + again.length - 1
                  ? ui.finish
                  : ui.next
            }
            seed={seedOf(`${props.moduleKey} ${game.run} ${game.at}`)}
            onDone={answer}
            onNext={() => move('next')}
          />
        ) : (
          <>
            <DoneBanner title={ui.done} before={restored}>
              {score.kind === 'points' && ui.summary(score.earned, score.total)}
            </DoneBanner>
            <CheckBar
              before={
                <Button
                  kind="outline"
                  size="l"
                  data-play-again
                  icon={<RotateCcw size={20} aria-hidden="true" />}
                  onClick={() => move('again')}
                >
                  {ui.playAgain}
                </Button>
              }
              after={<NextActivity />}
            />
          </>
        )}
      </Slide>
    </div>
  )
}
