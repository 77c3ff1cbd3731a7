import type { ExerciseProps } from '#kit/host.ts'
import { NextActivity, Onward } from '#kit/round/DoneActions.tsx'
import { RoundList } from '#kit/round/RoundList.tsx'
import { useRounds } from '#kit/round/use-rounds.tsx'
import { useExercise } from '#kit/use-exercise.tsx'
import type { MatchingContent } from './content.ts'
import { type ShownMatching, shownMatching } from './public.ts'
import { Round } from './Round.tsx'
import { markMatching } from './score.ts'
import { ui } from './ui.ts'

/** Of a matching the first is open at first. */
const OPENED = 0

/** Terms and what belongs to them, in boards that fold. */
export default function MatchingView(props: ExerciseProps<MatchingContent, ShownMatching>) {
  const { shown, mark } = useExercise(props, shownMatching, markMatching)
  const { boards } = shown
  const rounds = useRounds(boards.length, OPENED)
  const { score } = rounds
  const items = boards.map((board, index) => {
    const following = rounds.following(index)
    return {
      key: `round ${index}`,
      title: ui.title,
      body: (
        <Round
          board={board}
          moduleKey={props.moduleKey}
          mark={mark}
          summary={
            rounds.allDone && score.kind === 'points' ? ui.summary(score.earned, score.total) : ui.roundDone
          }
          onDone={(first) => rounds.finish(index, first)}
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
