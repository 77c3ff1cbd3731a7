export const VIEW_MODES = { one_page: 1, slide: 2 } as const

export const REACTABLE_RETURN_MS = 750

/** How long a wrong pick of recover_sentence shows. */
export const RECOVER_SENTENCE_FAILED_MS = 1000

/** How long a video of another site may take to appear before a sentence and a link stand there. */
export const EMBED_TIMEOUT_MS = 10_000

/** Word games; the numbers are those of the games, times in milliseconds. */
export const WORD_GAMES = {
  distractors: 3,
  advance_ms: 1000,
  pair_clear_ms: 1000,
  words_per_round: 6,
  shuffle_seconds: 10,
  shuffle_min: 5,
  shuffle_max: 60,
  popup_ms: 2000,
  clear_shake_ms: 500,
  pick_shake_ms: 200,
  /** Not in the specification: what a child's patience holds in one go. Playing again deals others. */
  questions_max: 10,
  rounds_max: 2,
  clear_max: 5,
} as const

/** Module type ids of the classroom games, by lesson module type. */
export const CLASSROOM_GAMES = { slido_postit: 1, slido_word_cloud: 2, ranking_bar: 7 } as const

export type ClassroomType = keyof typeof CLASSROOM_GAMES
