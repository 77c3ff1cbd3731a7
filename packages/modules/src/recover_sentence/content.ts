import { z } from 'zod'
import { answerByIndex } from '#kit/answer.ts'
import { eitherText, sound, translation } from '#kit/content.ts'
import { means } from '#kit/meaning.ts'

const SENTENCES_MAX = 20
/** Of one sentence. */
const SEGMENTS_MAX = 12

/** A sentence is its segments in their order; what it means and its sound stand beside it. */
export const recoverSentenceContent = z.object({
  sentences: z
    .array(
      z.object({
        sentence_segments: means({ is: 'pieces' }, z.array(eitherText({})).min(2).max(SEGMENTS_MAX)),
        chinese: translation(500).optional(),
        sound: sound.optional(),
      }),
    )
    .min(1)
    .max(SENTENCES_MAX),
})
export type RecoverSentenceContent = z.output<typeof recoverSentenceContent>

/** Of each sentence a line that failed and the one that made it whole; of the last one also its beginning. */
const PICKS_MAX = (3 * SENTENCES_MAX + 1) * (SEGMENTS_MAX + 1)

/**
 * All picks, in order: a piece is a segment, counted from 0 through all sentences. Attempts from before 2026-11-24 have
 * the wrong picks before each sentence was whole, by its index.
 */
export const recoverSentenceAnswer = z.union([
  z.array(z.number().int().min(0)).max(PICKS_MAX),
  answerByIndex(SENTENCES_MAX, z.number().int().min(0).max(100_000)),
])
