import { dialectName } from '@hakka/contract/constants'
import { gameTitle } from '@hakka/contract/constants/event'
import type { EventResult } from '@hakka/contract/event'
import { gameViews } from '@hakka/games/web'
import { Suspense } from 'react'
import { ReadingFace } from '../../app/ReadingFace.tsx'

/** What of a play was missed, as a deal of its game; null where nothing was, or of a game in which nothing is. */
export function missedOf({ event_game_id, content, deal, verdict }: EventResult): unknown {
  if (content === null || deal === null || verdict === null) return null
  return gameViews.get(event_game_id)?.missed?.(deal, verdict) ?? null
}

/** The game once more with what was missed in it: without a clock, and nothing is kept. */
export function PractiseMissed({
  result,
  deal,
  onLeave,
  onEnd,
}: {
  result: EventResult
  deal: unknown
  onLeave(): void
  onEnd(): void
}) {
  const view = gameViews.get(result.event_game_id)
  if (!view) return null
  return (
    <Suspense>
      <ReadingFace face={result.font} />
      <view.Game
        title={gameTitle(result.event_game_id)}
        dialectId={result.dialect_id}
        dialectName={dialectName(result.dialect_id)}
        content={result.content}
        deal={deal}
        practice
        onLeave={onLeave}
        onEnd={onEnd}
      />
    </Suspense>
  )
}
