import { type ReactNode, useMemo } from 'react'
import { AnswerBoard } from '#kit/AnswerBoard.tsx'
import { NextActivity } from '#kit/DoneActions.tsx'
import { DoneBanner } from '#kit/DoneBanner.tsx'
import type { ViewProps } from '#kit/host.ts'
import { seedOf } from '#kit/shuffle.ts'
import { Task } from '#kit/Task.tsx'
import { useRounds } from '#kit/use-rounds.tsx'
import { areaId, boardOf, regionsOf } from './board.ts'
import { Drawing } from './Drawing.tsx'
import type { VennContent } from './module.ts'
import { RegionHead } from './RegionHead.tsx'
import { scoreVenn } from './score.ts'
import { ui } from './ui.ts'

/** Texts in a pool, and the regions of two or three circles to put them into. */
export default function VennView({ content, moduleKey }: ViewProps<VennContent>) {
  const { groups } = content
  const { options, areas } = useMemo(() => boardOf(content), [content])
  const { finish, isDone, score } = useRounds(1, 0, (first) => scoreVenn(content, first))
  const heads = Object.fromEntries(
    regionsOf(content).map((region): [string, ReactNode] => [
      areaId(region),
      <RegionHead key={areaId(region)} region={region} groups={groups} />,
    ]),
  )
  return (
    <Task title={ui.title} count={ui.count(options.length, groups.length)} done={isDone(0)}>
      <AnswerBoard
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
        seed={seedOf(moduleKey)}
        onDone={(first) => finish(0, first)}
        banner={<DoneBanner>{score.kind === 'points' && ui.summary(score.earned, score.total)}</DoneBanner>}
        onward={<NextActivity />}
      />
    </Task>
  )
}
