import type { ExerciseProps } from '#kit/host.ts'
import { NextActivity, Onward } from '#kit/round/DoneActions.tsx'
import { RoundList } from '#kit/round/RoundList.tsx'
import { useRounds } from '#kit/round/use-rounds.tsx'
import { useExercise } from '#kit/use-exercise.tsx'
import type { TimelineContent } from './content.ts'
import { type ShownTimeline, shownTimeline } from './public.ts'
import { Question } from './Question.tsx'
import { markTimeline } from './score.ts'
import { ui } from './ui.ts'

/** Timelines that fold, each with its blanks. */
export default function TimelineView(props: ExerciseProps<TimelineContent, ShownTimeline>) {
  const { shown, mark } = useExercise(props, shownTimeline, markTimeline)
  const { questions } = shown
  const rounds = useRounds(questions.length, 0)
  const { score } = rounds
  const items = questions.map((question, index) => {
    const following = rounds.following(index)
    return {
      key: `${index} ${question.text}`,
      title: question.lang === 'zh' ? question.text : ui.question(index + 1),
      body: (
        <Question
          question={question}
          index={index}
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
  return <RoundList rounds={rounds} items={items} progress={ui.progress} name={ui.question} />
}
