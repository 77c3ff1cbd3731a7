type Json = Record<string, unknown>

/**
 * Editors' own questions of a dialogue whose sentences have moved: each names the sentence that has its answer by its
 * new number, and none that is gone.
 */
export const withPlaces = (questions: readonly Json[], placeOf: (at: number) => number | undefined): Json[] =>
  questions.map(({ at, ...own }) => {
    const now = typeof at === 'number' ? placeOf(at) : undefined
    return now === undefined ? own : { ...own, at: now }
  })
