/** Pupils' recordings: mono WAV at 16 kHz, at most a minute. */
export const RECORDING_RATE = 16_000

export const RECORDING_SECONDS_MAX = 60

/** What a pupil keeps: bytes of one, how many and how many bytes in all, and for how many days. */
export const KEPT_RECORDINGS = {
  bytes: 10 * 1024 * 1024,
  count: 50,
  total_bytes: 40 * 1024 * 1024,
  days: 30,
} as const

/** A score above it is applauded; the button rests after a request. Only these dialects are judged. */
export const JUDGE_APPLAUSE_ABOVE = 60

export const JUDGE_REST_MS = 1000

export const JUDGED_DIALECTS: readonly number[] = [1, 2]

/** What one judgement takes: bytes and seconds of its WAV file, words, syllables, characters of a word. */
export const JUDGE = { bytes: 6 * 1024 * 1024, seconds: 30, words: 60, syllables: 60, text: 100 } as const
