/** Points of an exercise's first answers. */
export interface ModuleResult {
  earned: number
  total: number
}

/** An exercise that was worked through: its first answer, as the type's `answer` describes it, and what that earned. */
export interface FinishedWork {
  answer: unknown
  result: ModuleResult | undefined
}

/** Why an answer can't be scored. */
export type InvalidReason = 'not-an-answer' | 'unknown-option'

/**
 * What a scoring function gives, whatever it is given: it never throws. `none` is the score of what is only read: of
 * a type without questions, and of a content that asks nothing. What is `claimed` is the learner's own word.
 */
export type Score =
  | { kind: 'points'; earned: number; total: number; claimed?: true }
  | { kind: 'invalid'; reason: InvalidReason }
  | { kind: 'none' }

/**
 * What a view says of an exercise that was worked through.
 * @param answer the first one, as the type's `answer` describes it
 */
export const workOf = (answer: unknown, score: Score): FinishedWork => ({
  answer,
  result: score.kind === 'points' ? { earned: score.earned, total: score.total } : undefined,
})

/** What several parts of an answer earn together; a total is that of the whole. */
export function joinedScore(scores: readonly Score[]): Score {
  const points = scores.filter((score) => score.kind === 'points')
  const [first] = points
  return first
    ? { ...first, earned: points.reduce((sum, { earned }) => sum + earned, 0) }
    : (scores[0] ?? { kind: 'none' })
}

/** Answer of an exercise with reactable options: for each area, by its id, the options placed there. */
export type PlacedAnswer = Readonly<Record<string, readonly number[]>>

/** Reads an answer of unknown origin, or says why it is none. */
export function readAnswer(answer: unknown, known: ReadonlySet<number>): PlacedAnswer | InvalidReason {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return 'not-an-answer'
  const areas: Record<string, number[]> = {}
  for (const [area, placed] of Object.entries(answer)) {
    if (!Array.isArray(placed)) return 'not-an-answer'
    const ids: number[] = []
    for (const id of placed) {
      if (typeof id !== 'number') return 'not-an-answer'
      if (!known.has(id)) return 'unknown-option'
      ids.push(id)
    }
    areas[area] = ids
  }
  return areas
}

/** The area that an option belongs to; `null` is none. */
interface AreaOfOption {
  id: number
  area: string | null
}

/** Each option in its own area. */
export function placedSolution(options: readonly AreaOfOption[]): PlacedAnswer {
  const areas: Record<string, number[]> = {}
  for (const { id, area } of options) if (area !== null) areas[area] = [...(areas[area] ?? []), id]
  return areas
}

/** The areas that an option was put into; they need not be areas of the exercise. */
export const placesOf = (read: PlacedAnswer, id: number): string[] =>
  Object.keys(read).filter((area) => read[area]?.includes(id))

/** One point for each option that lies in its own area and nowhere else. */
export function placedScore(options: readonly AreaOfOption[], answer: unknown): Score {
  const read = readAnswer(answer, new Set(options.map(({ id }) => id)))
  if (typeof read === 'string') return { kind: 'invalid', reason: read }
  const wanted = options.filter(({ area }) => area !== null)
  if (wanted.length === 0) return { kind: 'none' }
  const earned = wanted.filter(({ id, area }) => {
    const places = placesOf(read, id)
    return places.length === 1 && places[0] === area
  }).length
  return { kind: 'points', earned, total: wanted.length }
}
