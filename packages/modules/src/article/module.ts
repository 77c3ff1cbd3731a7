import { z } from 'zod'
import { hakkaUnderText, sound } from '#kit/content.ts'
import { defineModuleType } from '#kit/define.ts'

/** `[ ]`, ［］ or 【】 in a sentence mark a word of the lesson's vocabulary. */
export const articleContent = z.object({
  sentences: z
    .array(
      z.object({
        hakka: hakkaUnderText({ audio: sound.optional() }),
        chinese: z.object({ text: z.string().max(2000) }).optional(),
      }),
    )
    .min(1)
    .max(200),
})
export type ArticleContent = z.output<typeof articleContent>

export default defineModuleType<ArticleContent>({
  id: 'article',
  name: '課文',
  version: 1,
  schema: articleContent,
  empty: () => ({ sentences: [{ hakka: { text: '客', pinyin: 'hag2' } }] }),
})
