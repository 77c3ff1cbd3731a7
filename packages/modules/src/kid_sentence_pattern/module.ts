import { z } from 'zod'
import { hakkaUnderText, media, sound } from '#kit/content.ts'
import { defineModuleType } from '#kit/define.ts'
import { patternItems } from './items.ts'

/** A pattern's blanks are written ＿＿ and carry no syllable. */
export const sentencePatternContent = z.object({
  patterns: z
    .array(
      hakkaUnderText({
        chinese: z.string().max(500).optional(),
        sentences: z
          .array(
            hakkaUnderText({
              chinese: z.string().max(500).optional(),
              audio: sound.optional(),
              image: media.optional(),
            }),
          )
          .max(50),
      }),
    )
    .min(1)
    .max(50),
})
export type SentencePatternContent = z.output<typeof sentencePatternContent>

export default defineModuleType<SentencePatternContent>({
  id: 'kid_sentence_pattern',
  name: '句型',
  version: 1,
  schema: sentencePatternContent,
  empty: () => ({ patterns: [{ text: '客', pinyin: 'hag2', sentences: [] }] }),
  items: patternItems,
})
