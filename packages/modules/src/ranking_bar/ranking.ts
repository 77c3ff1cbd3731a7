import { graphemes } from '@hakka/hakka/characters'

export const OPTIONS_MAX = 12
export const OWN_MAX = 8
export const OWN_LENGTH = 16
/** So many people may rank on one device: a class. */
export const BALLOTS_MAX = 60

/** One person's order: ids of options, the best first. */
export type Ballot = readonly number[]

/** What is kept of a question: what the class added to its options, and who ranked how. */
export interface Ranking {
  own: readonly string[]
  ballots: readonly Ballot[]
}

export const NOTHING: Ranking = { own: [], ballots: [] }

/** Options that the class added have negative ids: content can't have them. */
export const ownId = (index: number): number => -1 - index

/** Puts an option at the end of the order, or takes it out again. */
export const tapped = (order: Ballot, id: number): number[] =>
  order.includes(id) ? order.filter((own) => own !== id) : [...order, id]

/** An answer that the class may add: something new, not too long. */
export function isNew(texts: readonly string[], typed: string): boolean {
  const text = typed.trim()
  const count = graphemes(text).length
  return count > 0 && count <= OWN_LENGTH && !texts.includes(text)
}

export interface Bar {
  id: number
  points: number
  /** 1 for the most; the same for equal points. */
  place: number
}

/** Points of each option over all ballots: first of five gives 5, second 4; left out gives nothing. */
export function barsOf(ids: readonly number[], ballots: readonly Ballot[]): Bar[] {
  const points = new Map(ids.map((id) => [id, 0]))
  for (const ballot of ballots) {
    for (const [at, id] of ballot.entries()) {
      const before = points.get(id)
      if (before !== undefined) points.set(id, before + Math.max(0, ids.length - at))
    }
  }
  const sorted = ids.map((id) => ({ id, points: points.get(id) ?? 0 })).sort((a, b) => b.points - a.points)
  return sorted.map((bar) => ({ ...bar, place: 1 + sorted.filter((own) => own.points > bar.points).length }))
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** What was kept of a question, read anew: ballots hold options that are still there, each once. */
export function readRanking(value: unknown, contentIds: readonly number[]): Ranking {
  if (typeof value !== 'object' || value === null || !('own' in value) || !('ballots' in value))
    return NOTHING
  const own = listOf(value.own).flatMap((text) => (typeof text === 'string' ? [text] : []))
  const known = [...contentIds, ...own.map((_, index) => ownId(index))]
  const ballots = listOf(value.ballots)
    .map((ballot) => [...new Set(listOf(ballot))].flatMap((id) => known.filter((own) => own === id)))
    .filter((ballot) => ballot.length > 0)
  return { own: own.slice(0, OWN_MAX), ballots: ballots.slice(0, BALLOTS_MAX) }
}
