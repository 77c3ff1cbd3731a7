/** Why an answer can't be scored. */
export type InvalidReason = 'not-an-answer' | 'unknown-option'

/** What a scoring function gives, whatever it is given: it never throws. */
export type Score =
  | { kind: 'points'; earned: number; total: number }
  | { kind: 'invalid'; reason: InvalidReason }

/** What a page is told of a score. */
export const resultOf = (score: Score) =>
  score.kind === 'points' ? { earned: score.earned, total: score.total } : undefined

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

/** One point for each option that lies in its own area and nowhere else; `area` null belongs nowhere. */
export function placedScore(options: readonly { id: number; area: string | null }[], answer: unknown): Score {
  const read = readAnswer(answer, new Set(options.map(({ id }) => id)))
  if (typeof read === 'string') return { kind: 'invalid', reason: read }
  const wanted = options.filter(({ area }) => area !== null)
  const earned = wanted.filter(({ id, area }) => {
    const places = Object.keys(read).filter((own) => read[own]?.includes(id))
    return places.length === 1 && places[0] === area
  }).length
  return { kind: 'points', earned, total: wanted.length }
}
