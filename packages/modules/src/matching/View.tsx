import { useMemo } from 'react'
import { Accordion } from '#kit/Accordion.tsx'
import { NextActivity, Onward } from '#kit/DoneActions.tsx'
import type { ViewProps } from '#kit/host.ts'
import { RoundHead } from '#kit/RoundHead.tsx'
import { useRounds } from '#kit/use-rounds.tsx'
import type { MatchingContent } from './module.ts'
import { Round } from './Round.tsx'
import { roundsOf } from './rounds.ts'
import { scoreMatching } from './score.ts'
import { ui } from './ui.ts'

/** Specification 1-core §9: of a matching the first is open at first. */
const OPENED = 0

/** Terms and what belongs to them, in boards that fold. */
export default function MatchingView({ content, moduleKey }: ViewProps<MatchingContent>) {
  const boards = useMemo(() => roundsOf(content), [content])
  const rounds = useRounds(boards.length, OPENED, (first) => scoreMatching(content, first))
  const { score } = rounds
  const items = boards.map((terms, index) => {
    const following = rounds.following(index)
    return {
      key: `round ${index}`,
      head: (
        <RoundHead no={index + 1} of={boards.length} done={rounds.isDone(index)}>
          {ui.title}
        </RoundHead>
      ),
      body: (
        <Round
          terms={terms}
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
  return <Accordion items={items} open={rounds.open} onToggle={rounds.toggle} />
}
