import { z } from 'zod'
import { eitherText, media, reactableOption, sound } from '#kit/content.ts'
import { defineModuleType } from '#kit/define.ts'

/** Options of all terms are pooled; `is_correct: false` belongs nowhere. */
export const matchingContent = z.object({
  terms: z
    .array(
      eitherText({
        image: media.optional(),
        sound: sound.optional(),
        reactable_options: z.array(reactableOption).max(30),
      }),
    )
    .min(1)
    .max(30),
})
export type MatchingContent = z.output<typeof matchingContent>

export default defineModuleType<MatchingContent>({
  id: 'matching',
  name: '配對',
  version: 1,
  schema: matchingContent,
  empty: () => ({ terms: [{ text: '題目', lang: 'zh', reactable_options: [] }] }),
})
