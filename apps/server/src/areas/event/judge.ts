import { EVENT, type UnrankedReason } from '@hakka/contract/constants/event'
import type { Game, Played } from '@hakka/games/server'

/** What a browser says of a play. */
export interface Claim {
  score: number
  usedTime: number
}

export interface Judged {
  verdict: Played
  score: number
  usedTime: number
  isFinal: boolean
  /** Why it can't be ranked, whoever played it. */
  refused: UnrankedReason | null
  flagged: boolean
}

/**
 * What a play's log is worth. Pure: the score is the rules', and the time the browser's only where the server has seen
 * as much go by while the game's clock ran.
 * @param elapsed from dealing to now, in milliseconds; `limit` is the event's own for a play; `stepped`: the log is the
 * server's own, and so are its times
 */
export function judge(
  game: Pick<Game, 'replay'>,
  { content, deal, log }: { content: unknown; deal: unknown; log: unknown },
  claim: Claim,
  { elapsed, limit, stepped = false }: { elapsed: number; limit: number | null; stepped?: boolean },
): Judged {
  const verdict = game.replay(content, deal, log)
  const { early_ms, late_ms } = EVENT.clock
  const seen = Math.max(0, elapsed - (verdict.idle ?? 0))
  const isNear = claim.usedTime >= seen - early_ms && claim.usedTime <= seen + late_ms
  const usedTime = stepped ? verdict.leastTime : isNear ? claim.usedTime : seen
  const refused = refusalOf(verdict, usedTime, limit)
  return {
    verdict,
    score: verdict.ok ? verdict.score : 0,
    usedTime,
    isFinal: verdict.finished,
    refused,
    flagged: refused === null && (verdict.suspicious || usedTime < verdict.fairTime),
  }
}

function refusalOf({ ok, leastTime }: Played, usedTime: number, limit: number | null): UnrankedReason | null {
  if (!ok) return 'impossible'
  if (limit !== null && usedTime > limit) return 'too_late'
  return usedTime < leastTime ? 'too_fast' : null
}
