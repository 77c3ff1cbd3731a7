/** What an attempt may be at: what is learnt and scored, now and in the parts to come. */
export const ATTEMPT_THINGS = [
  'module',
  'dialogue',
  'spoken_sentence',
  'book_page',
  'cloze_set',
  'game',
] as const

/** Attempts of one call, the longest time one may take, and how old one may be that waited for a line. */
export const ATTEMPTS = { batch: 40, used_ms: 6 * 3_600_000, waited_days: 90 } as const
