import { type ReactNode, useMemo } from 'react'
import { AnswerBoard } from '#kit/AnswerBoard.tsx'
import { NextActivity } from '#kit/DoneActions.tsx'
import { DoneBanner } from '#kit/DoneBanner.tsx'
import type { ViewProps } from '#kit/host.ts'
import { seedOf } from '#kit/shuffle.ts'
import { Task } from '#kit/Task.tsx'
import { useRounds } from '#kit/use-rounds.tsx'
import { boardOf } from './board.ts'
import { Given } from './Given.tsx'
import { Layer } from './Layer.tsx'
import type { MatchingInDiagramContent } from './module.ts'
import { scoreMatchingInDiagram } from './score.ts'
import { ui } from './ui.ts'

/** A pyramid: each layer with its name, what is given in it, and the place for what belongs there. */
export default function MatchingInDiagramView({ content, moduleKey }: ViewProps<MatchingInDiagramContent>) {
  const { layers, layers_title } = content
  const { options, areas } = useMemo(() => boardOf(content), [content])
  const { finish, isDone, score } = useRounds(1, 0, (first) => scoreMatchingInDiagram(content, first))
  const heads = Object.fromEntries(
    layers.map(({ items }, index): [string, ReactNode] => [
      String(index + 1),
      <Given key={areas[index]?.id} items={items.filter((item) => !item.reactable)} />,
    ]),
  )
  return (
    <Task title={ui.title} count={ui.count(options.length, areas.length)} done={isDone(0)}>
      <AnswerBoard
        options={options}
        areas={areas}
        heads={heads}
        arrange={(area) => (
          <ol className="grid gap-1.5">
            {layers_title.map((title, index) => (
              <Layer key={title.text} title={title} index={index} of={layers_title.length}>
                {area(String(index + 1))}
              </Layer>
            ))}
          </ol>
        )}
        seed={seedOf(moduleKey)}
        onDone={(first) => finish(0, first)}
        banner={<DoneBanner>{score.kind === 'points' && ui.summary(score.earned, score.total)}</DoneBanner>}
        onward={<NextActivity />}
      />
    </Task>
  )
}
