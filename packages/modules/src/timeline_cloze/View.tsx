import { NextActivity, Onward } from '#kit/DoneActions.tsx'
import type { ViewProps } from '#kit/host.ts'
import { RoundHead } from '#kit/RoundHead.tsx'
import { RoundList } from '#kit/RoundList.tsx'
import { useRounds } from '#kit/use-rounds.tsx'
import type { TimelineContent } from './module.ts'
import { Question } from './Question.tsx'
import { scoreTimeline } from './score.ts'
import { ui } from './ui.ts'

/** Timelines that fold, each with its blanks. */
export default function TimelineView({ content, moduleKey }: ViewProps<TimelineContent>) {
  const { questions } = content
  const rounds = useRounds(questions.length, 0, (first) => scoreTimeline(content, first))
  const { score } = rounds
  const items = questions.map((question, index) => {
    const following = rounds.following(index)
    return {
      key: `${index} ${question.text}`,
      head: (
        <RoundHead no={index + 1} of={questions.length} done={rounds.isDone(index)}>
          {question.lang === 'zh' ? question.text : ui.question(index + 1)}
        </RoundHead>
      ),
      body: (
        <Question
          content={content}
          index={index}
          moduleKey={moduleKey}
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
  return (
    <div className="grid gap-4">
      <RoundList rounds={rounds} items={items} progress={ui.progress} />
    </div>
  )
}
