import { z } from 'zod'
import { eitherText, media, reactableOption, transcribedSound } from '#kit/content.ts'
import { defineModuleType } from '#kit/define.ts'

export const practiceContent = z.object({
  questions: z
    .array(
      z.object({
        question: eitherText({ image: media.optional(), sound: transcribedSound.optional() }),
        reactable_options: z.array(reactableOption).min(2).max(20),
        analysis: z.object({ text: z.string().max(2000) }).optional(),
      }),
    )
    .min(1)
    .max(100),
})
export type PracticeContent = z.output<typeof practiceContent>

export default defineModuleType<PracticeContent>({
  id: 'practice',
  name: '練習',
  version: 1,
  schema: practiceContent,
  empty: () => ({
    questions: [
      {
        question: { text: '題目', lang: 'zh' },
        reactable_options: [
          { id: 1, text: '對', lang: 'zh', is_correct: true },
          { id: 2, text: '錯', lang: 'zh', is_correct: false },
        ],
      },
    ],
  }),
})
