import { z } from 'zod'
import { eitherText, media, sound, translation } from '#kit/content.ts'
import { defineModuleType } from '#kit/define.ts'

const chinese = translation(500).optional()

/** Questions to answer freely; their options are sample answers, any of which may do. */
export const qAndAContent = z.object({
  items: z
    .array(
      eitherText({
        chinese,
        sound: sound.optional(),
        image: media.optional(),
        options: z
          .array(eitherText({ chinese, sound: sound.optional(), image: media.optional() }))
          .min(1)
          .max(12),
      }),
    )
    .min(1)
    .max(50),
})
export type QAndAContent = z.output<typeof qAndAContent>

export default defineModuleType<QAndAContent>({
  id: 'q_and_a',
  name: '問答',
  version: 1,
  counted: { items: '題', options: '個參考答案' },
  schema: qAndAContent,
  empty: () => ({ items: [{ text: '客', pinyin: 'hag2', options: [{ text: '客', pinyin: 'hag2' }] }] }),
  said: ({ items }) =>
    items.map(({ text, lang, pinyin, sound, chinese }) => ({
      text,
      lang,
      pinyin,
      sound,
      chinese,
      own: true,
    })),
})
