import { type ReactNode, useMemo } from 'react'
import { AnswerBoard } from '#kit/board/AnswerBoard.tsx'
import { boardOptions } from '#kit/board/board.ts'
import type { ExerciseProps } from '#kit/host.ts'
import { Task } from '#kit/question/Task.tsx'
import { NextActivity } from '#kit/round/DoneActions.tsx'
import { useRounds } from '#kit/round/use-rounds.tsx'
import { seedOf } from '#kit/shuffle.ts'
import { useExercise } from '#kit/use-exercise.tsx'
import { areasOf } from './board.ts'
import type { MatchingInDiagramContent } from './content.ts'
import { Given } from './Given.tsx'
import { Layer } from './Layer.tsx'
import { type ShownDiagram, shownDiagram } from './public.ts'
import { markMatchingInDiagram } from './score.ts'
import { ui } from './ui.ts'

/** A pyramid: each layer with its name, what is given in it, and the place for what belongs there. */
export default function MatchingInDiagramView(props: ExerciseProps<MatchingInDiagramContent, ShownDiagram>) {
  const { shown, mark } = useExercise(props, shownDiagram, markMatchingInDiagram)
  const { layers, layers_title, items } = shown
  const options = useMemo(() => boardOptions(items), [items])
  const areas = useMemo(() => areasOf(layers_title, items.length), [layers_title, items])
  const { finish, isDone, score } = useRounds(1, 0)
  const heads = Object.fromEntries(
    layers.map(({ given }, index): [string, ReactNode] => [
      String(index + 1),
      <Given key={areas[index]?.id} items={given} />,
    ]),
  )
  return (
    <Task title={ui.title} count={ui.count(options.length, areas.length)} done={isDone(0)}>
      <AnswerBoard
        sorted
        options={options}
        areas={areas}
        heads={heads}
        arrange={(area) => (
          <ol data-layers className="grid gap-1.5">
            {layers_title.map((title, index) => (
              <Layer key={title.text} title={title} index={index} of={layers_title.length}>
                {area(String(index + 1))}
              </Layer>
            ))}
          </ol>
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
