import type { Judgement, JudgeWord } from '@hakka/judge/port'

/** A judgement of the words, each one syllable. */
export const judgementOf = (words: readonly JudgeWord[], own: Partial<Judgement> = {}): Judgement => ({
  score: 72,
  parts: { accuracy: 80, tone: 60, completeness: 100, fluency: 70 },
  syllables: words.map(({ text, pinyin }, at) => ({
    text,
    pinyin,
    score: 72,
    startMs: at * 300,
    endMs: at * 300 + 250,
    learner: [-1, 0, 1, 2],
    reference: [-2, 0, 2, 3],
  })),
  feedback: ['「公」要由低往高。'],
  engine: 'stub 1',
  ...own,
})

/** A second of a hum, or of silence where `amplitude` is 0. */
export const soundOf = (seconds = 1, amplitude = 0.3): Float32Array =>
  Float32Array.from(
    { length: 16_000 * seconds },
    (_, at) => amplitude * Math.sin((at * 2 * Math.PI * 150) / 16_000),
  )
