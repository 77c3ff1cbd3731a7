import { z } from 'zod'
import { hakkaUnderText, media, sound } from '#kit/content.ts'
import { defineModuleType } from '#kit/define.ts'

/** A word and its right place in the sentence; terms may be listed in any order. */
const term = hakkaUnderText({ origin_index: z.number().int().min(0).max(99) })

const sentence = z
  .object({
    terms: z.array(term).min(2).max(16),
    chinese: z.string().min(1).max(500).optional(),
    image: media.optional(),
    sound: sound.optional(),
  })
  .superRefine(({ terms }, context) => {
    const issue = (message: string) => context.addIssue({ code: 'custom', message, path: ['terms'] })
    if (new Set(terms.map((own) => own.origin_index)).size < terms.length) issue('origin_index 重複')
    if (terms.filter((own) => own.pinyin !== '').length < 2) issue('至少要有兩個詞')
  })

/** Sentences whose words are to be put in order. A term without a syllable, such as 。, stands where it is. */
export const lineUpContent = z.object({ sentences: z.array(sentence).min(1).max(50) })
export type LineUpContent = z.output<typeof lineUpContent>

export default defineModuleType<LineUpContent>({
  id: 'sentence_pattern_practice_line_up',
  name: '句子排排看',
  version: 1,
  schema: lineUpContent,
  empty: () => ({
    sentences: [
      {
        terms: [
          { text: '大家', pinyin: 'tai55 ga24', origin_index: 0 },
          { text: '來', pinyin: 'loi11', origin_index: 1 },
          { text: '食飯', pinyin: 'siid5 fan55', origin_index: 2 },
        ],
      },
    ],
  }),
})
