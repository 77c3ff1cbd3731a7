import { z } from 'zod'
import { eitherText, sound } from '#kit/content.ts'
import { defineModuleType } from '#kit/define.ts'

/** A sentence is its segments in their order; what it means and its sound stand beside it. */
export const recoverSentenceContent = z.object({
  sentences: z
    .array(
      z.object({
        sentence_segments: z.array(eitherText({})).min(2).max(12),
        chinese: z.string().max(500).optional(),
        sound: sound.optional(),
      }),
    )
    .min(1)
    .max(20),
})
export type RecoverSentenceContent = z.output<typeof recoverSentenceContent>

export default defineModuleType<RecoverSentenceContent>({
  id: 'recover_sentence',
  name: '重組句子',
  version: 1,
  schema: recoverSentenceContent,
  empty: () => ({
    sentences: [
      {
        sentence_segments: [
          { text: '前半句', lang: 'zh' },
          { text: '後半句', lang: 'zh' },
        ],
      },
    ],
  }),
})
