import { z } from 'zod'
import { eitherText, sound } from '#kit/content.ts'
import { defineModuleType } from '#kit/define.ts'

/** Keywords to write a short text with; an analysis says how a keyword may be used, once the text is written. */
export const shortArticleContent = z.object({
  /** What to write about; the module's description says the rest. */
  topic: eitherText({}).optional(),
  items: z
    .array(
      eitherText({
        chinese: z.string().max(100).optional(),
        sound: sound.optional(),
        analysis: z.object({ show: z.boolean(), text: z.string().max(2000) }).optional(),
      }),
    )
    .min(1)
    .max(30),
})
export type ShortArticleContent = z.output<typeof shortArticleContent>

export default defineModuleType<ShortArticleContent>({
  id: 'short_article',
  name: '短文寫作',
  version: 1,
  schema: shortArticleContent,
  empty: () => ({ items: [{ text: '語詞', lang: 'zh' }] }),
})
