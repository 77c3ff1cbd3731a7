import { type ComponentType, type ReactNode, useMemo } from 'react'
import { NextActivity, Onward } from './DoneActions.tsx'
import { DoneBanner } from './DoneBanner.tsx'
import { type Pair, pairRounds, scorePairs } from './pairs.ts'
import type { Pairs } from './pairs-content.ts'
import { ui } from './pairs-ui.ts'
import { RoundHead } from './RoundHead.tsx'
import { RoundList } from './RoundList.tsx'
import type { PlacedAnswer } from './score.ts'
import { seedOf } from './shuffle.ts'
import { useRounds } from './use-rounds.tsx'

export interface PairBoardProps {
  pairs: readonly Pair[]
  /** Decides the first order of the second cards, alike on server and in the browser. */
  seed: number
  /** Hears the first submission, once all is right. */
  onDone(first: PlacedAnswer): void
  banner: ReactNode
  onward: ReactNode
}

/** Pairs in boards of six at most, the first open. */
export function PairRounds({
  content,
  moduleKey,
  title,
  Board,
}: {
  content: Pairs
  moduleKey: string
  title: string
  Board: ComponentType<PairBoardProps>
}) {
  const boards = useMemo(() => pairRounds(content), [content])
  const rounds = useRounds(boards.length, 0, (first) => scorePairs(content, first))
  const { score } = rounds
  const items = boards.map((pairs, index) => {
    const following = rounds.following(index)
    const summary =
      rounds.allDone && score.kind === 'points' ? ui.summary(score.earned, score.total) : ui.roundDone
    return {
      key: `round ${index}`,
      head: (
        <RoundHead no={index + 1} of={boards.length} done={rounds.isDone(index)}>
          {title}
        </RoundHead>
      ),
      body: (
        <Board
          pairs={pairs}
          seed={seedOf(`${moduleKey} ${index}`)}
          onDone={(first) => rounds.finish(index, first)}
          banner={<DoneBanner>{summary}</DoneBanner>}
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
