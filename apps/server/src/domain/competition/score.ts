import { playersNeeded } from '@hakka/contract/constants/competition'

/** Somebody's best. */
interface Best {
  score: number
  usedTime: number
}

/** What a team's players have come to: each by the best play alone. */
export interface TeamTotals {
  players: number
  /** How often they played to the end. */
  plays: number
  score: number
  usedTime: number
  /** The first three, the best first. */
  top: readonly Best[]
}

export const NOBODY: TeamTotals = { players: 0, plays: 0, score: 0, usedTime: 0, top: [] }

/** A team's score and time as sums with what they are divided by, so that two teams are compared without rounding. */
export interface TeamScore {
  score: number
  by: number
  usedTime: number
  of: number
}

const sum = (of: readonly Best[], name: keyof Best) => of.reduce((total, own) => total + own[name], 0)

/**
 * What a team has by a victory condition; null where it has nothing to be compared.
 * @param size of the class
 */
export function teamScore(condition: number, totals: TeamTotals, size: number): TeamScore | null {
  const { players, score, usedTime, top } = totals
  if (players === 0) return null
  if (condition === 1)
    return players < playersNeeded(size) ? null : { score, by: players, usedTime, of: players }
  const counted = top.slice(0, condition === 2 ? 1 : 3)
  // Of three who are asked for, one who plays alone leaves two with nothing; a class of two is asked for two.
  const by = condition === 2 ? 1 : Math.min(3, Math.max(size, players))
  return { score: sum(counted, 'score'), by, usedTime: sum(counted, 'usedTime'), of: counted.length }
}

/** To a tenth, as it is shown. */
export const shownScore = (own: TeamScore | null): number | null =>
  own && Math.round((own.score * 10) / own.by) / 10

/** Whether both have as many points, so that only the time is left to tell them apart. */
export const areEven = (home: TeamScore | null, away: TeamScore | null): boolean =>
  home !== null && away !== null && home.score * away.by === away.score * home.by

/** Who is ahead: more points; where these are even, less time. Null where neither has a point. */
export function leaderOf(home: TeamScore | null, away: TeamScore | null): 'home' | 'away' | 'draw' | null {
  if (!home || !away) return home ? 'home' : away ? 'away' : null
  const points = home.score * away.by - away.score * home.by
  const time = away.usedTime * home.of - home.usedTime * away.of
  const ahead = points || time
  if (ahead === 0) return 'draw'
  return ahead > 0 ? 'home' : 'away'
}
