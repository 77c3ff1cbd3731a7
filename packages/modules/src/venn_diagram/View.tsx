import { type ReactNode, useMemo } from 'react'
import { AnswerBoard } from '#kit/board/AnswerBoard.tsx'
import { boardOptions } from '#kit/board/board.ts'
import type { ExerciseProps } from '#kit/host.ts'
import { Task } from '#kit/question/Task.tsx'
import { NextActivity } from '#kit/round/DoneActions.tsx'
import { useRounds } from '#kit/round/use-rounds.tsx'
import { seedOf } from '#kit/shuffle.ts'
import { useExercise } from '#kit/use-exercise.tsx'
import { areaId, areasOf, regionsOf } from './board.ts'
import type { VennContent } from './content.ts'
import { Drawing } from './Drawing.tsx'
import { type ShownVenn, shownVenn } from './public.ts'
import { RegionHead } from './RegionHead.tsx'
import { markVenn } from './score.ts'
import { ui } from './ui.ts'

/** Texts in a pool, and the regions of two or three circles to put them into. */
export default function VennView(props: ExerciseProps<VennContent, ShownVenn>) {
  const { shown, mark } = useExercise(props, shownVenn, markVenn)
  const { groups } = shown
  const options = useMemo(() => boardOptions(shown.options), [shown])
  const areas = useMemo(() => areasOf(groups, options.length), [groups, options])
  const { finish, isDone, score } = useRounds(1, 0)
  const heads = Object.fromEntries(
    regionsOf(groups).map((region): [string, ReactNode] => [
      areaId(region),
      <RegionHead key={areaId(region)} region={region} groups={groups} />,
    ]),
  )
  return (
    <Task title={ui.title} count={ui.count(options.length, groups.length)} done={isDone(0)}>
      <AnswerBoard
        sorted
        options={options}
        areas={areas}
        heads={heads}
        arrange={(area) => (
          <Drawing groups={groups}>
            {areas.map(({ id }) => (
              <div key={id} data-region={id} className="grid min-w-0 *:h-full">
                {area(id)}
              </div>
            ))}
          </Drawing>
        )}
        seed={seedOf(props.moduleKey)}
        mark={mark}
        onDone={(first) => finish(0, first)}
        praise={{ text: score.kind === 'points' && ui.summary(score.earned, score.total) }}
        onward={<NextActivity />}
      />
    </Task>
  )
}
