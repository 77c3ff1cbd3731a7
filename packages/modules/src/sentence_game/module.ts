import { z } from 'zod'
import { eitherText, reactableOption, sound } from '#kit/content.ts'
import { defineModuleType } from '#kit/define.ts'

/** `＿＿` in a question is a gap; where there are as many gaps as correct options, these fill them in their order. */
export const sentenceGameContent = z.object({
  questions: z
    .array(
      z.object({
        question: eitherText({ sound: sound.optional() }),
        /** What the finished sentence means, shown once it is right. */
        chinese: z.string().max(500).optional(),
        reactable_options: z.array(reactableOption).min(2).max(12),
      }),
    )
    .min(1)
    .max(50),
})
export type SentenceGameContent = z.output<typeof sentenceGameContent>

export default defineModuleType<SentenceGameContent>({
  id: 'sentence_game',
  name: '句子遊戲',
  version: 1,
  schema: sentenceGameContent,
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
