import type { ComponentType, ReactNode } from 'react'
import type { ExerciseProps } from '#kit/host.ts'
import { NextActivity, Onward } from '#kit/round/DoneActions.tsx'
import { RoundList } from '#kit/round/RoundList.tsx'
import { useRounds } from '#kit/round/use-rounds.tsx'
import { seedOf } from '#kit/shuffle.ts'
import { useExercise } from '#kit/use-exercise.tsx'
import type { FirstTry, Mark } from '#kit/verdict.ts'
import { markPairs } from './pairs.ts'
import type { Pairs } from './pairs-content.ts'
import { type PairCards, shownPairs } from './pairs-public.ts'
import { ui } from './pairs-ui.ts'

/** Props of a type's view. */
export type PairsProps = ExerciseProps<Pairs, ReturnType<typeof shownPairs>>

export interface PairBoardProps extends PairCards {
  /** Decides the first order of the second cards, alike on server and in the browser. */
  seed: number
  /** Hears the first submission, once all is right. */
  onDone(first: FirstTry): void
  mark: Mark
  /** Said when all is right. */
  summary: string
  onward: ReactNode
}

/** Pairs in boards of six at most, the first open. */
export function PairRounds({
  title,
  Board,
  ...given
}: PairsProps & {
  title: string
  Board: ComponentType<PairBoardProps>
}) {
  const { shown, mark } = useExercise(given, shownPairs, markPairs)
  const { boards } = shown
  const { moduleKey } = given
  const rounds = useRounds(boards.length, 0)
  const { score } = rounds
  const items = boards.map((cards, index) => {
    const following = rounds.following(index)
    const summary =
      rounds.allDone && score.kind === 'points' ? ui.summary(score.earned, score.total) : ui.roundDone
    return {
      key: `round ${index}`,
      title,
      body: (
        <Board
          {...cards}
          mark={mark}
          seed={seedOf(`${moduleKey} ${index}`)}
          onDone={(first) => rounds.finish(index, first)}
          summary={summary}
          onward={
            following === undefined ? (
              <NextActivity />
            ) : (
              <Onward label={ui.next(following + 1)} onClick={() => rounds.moveOn(index, following)} />
            )
          }
        />
      ),
    }
  })
  return <RoundList rounds={rounds} items={items} progress={ui.progress} name={ui.round} />
}
