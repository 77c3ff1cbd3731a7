import { Button } from '@hakka/ui/Button.tsx'
import { RotateCcw } from 'lucide-react'
import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { NextActivity } from '#kit/DoneActions.tsx'
import { DoneBanner } from '#kit/DoneBanner.tsx'
import type { ViewProps } from '#kit/host.ts'
import { useHost } from '#kit/host-context.tsx'
import { Slide } from '#kit/Slide.tsx'
import { resultOf } from '#kit/score.ts'
import { seedOf } from '#kit/shuffle.ts'
import { useFocusNext } from '#kit/use-focus-next.tsx'
import { answered, type Game, gameReducer, startGame } from './game.ts'
import type { SentenceGameContent } from './module.ts'
import { Question } from './Question.tsx'
import { type Step, Steps } from './Steps.tsx'
import { areaId, isAnswer, scoreSentenceGame } from './score.ts'
import { ui } from './ui.ts'

function stepsOf({ questions }: SentenceGameContent, { at, first }: Game): Step[] {
  return questions.map((question, index) => {
    const placed = first[areaId(index)]
    if (placed) return isAnswer(question, placed) ? 'right' : 'later'
    return index === at ? 'now' : 'open'
  })
}

/** One sentence after the other, counted from the first to the last; then the result and another game. */
export default function SentenceGameView({ content, moduleKey }: ViewProps<SentenceGameContent>) {
  const host = useHost()
  const root = useRef<HTMLDivElement>(null)
  const [game, dispatch] = useReducer(gameReducer, startGame)
  const focusNext = useFocusNext(root)
  const { questions } = content
  const question = questions[game.at]
  const steps = stepsOf(content, game)
  const score = scoreSentenceGame(content, game.first)
  const finished = answered(game) === questions.length

  const report = useEffectEvent(() => host.done(resultOf(score)))
  useEffect(() => {
    if (finished) report()
  }, [finished])

  function move(type: 'next' | 'again'): void {
    focusNext('[data-counter]', '[data-play-again]')
    dispatch({ type })
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
              {ui.counter(game.at + 1, questions.length)}
            </h3>
          )}
          <Steps steps={steps} />
          <span className="ml-auto text-16 font-medium text-muted">
            {ui.rightAtOnce(steps.filter((step) => step === 'right').length)}
          </span>
        </div>
        {question ? (
          <Question
            key={`${game.run} ${game.at}`}
            question={question}
            index={game.at}
            last={game.at === questions.length - 1}
            seed={seedOf(`${moduleKey} ${game.run} ${game.at}`)}
            onDone={(first) => dispatch({ type: 'answered', first })}
            onNext={() => move('next')}
          />
        ) : (
          <>
            <DoneBanner title={ui.done}>
              {score.kind === 'points' && ui.summary(score.earned, score.total)}
            </DoneBanner>
            <div className="flex flex-wrap items-center justify-between gap-3 max-md:[&>*]:flex-auto">
              <Button
                kind="outline"
                size="l"
                data-play-again
                icon={<RotateCcw size={20} aria-hidden="true" />}
                onClick={() => move('again')}
              >
                {ui.playAgain}
              </Button>
              <NextActivity />
            </div>
          </>
        )}
      </Slide>
    </div>
  )
}
