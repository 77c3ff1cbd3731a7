import { z } from 'zod'
import { hakkaUnderText, media, sound, translation } from '#kit/content.ts'
import { means } from '#kit/meaning.ts'

/**
 * Sentence patterns and what is said with them: the content of `kid_sentence_pattern` and `sentence_pattern`.
 * A pattern's blanks are written ＿＿ and carry no syllable.
 */
export const sentencePatterns = z.object({
  patterns: z
    .array(
      means(
        { is: 'said', as: 'pattern' },
        hakkaUnderText({
          chinese: translation(500).optional(),
          sentences: z
            .array(
              hakkaUnderText({
                chinese: translation(500).optional(),
                audio: sound.optional(),
                image: media.optional(),
              }),
            )
            .max(50),
        }),
      ),
    )
    .min(1)
    .max(50),
})
export type SentencePatterns = z.output<typeof sentencePatterns>
export type SentencePattern = SentencePatterns['patterns'][number]
