import { z } from 'zod'
import { hakkaUnderText, media, sound, translationOfHakka } from '#kit/content.ts'
import { defineModuleType } from '#kit/define.ts'
import { means } from '#kit/meaning.ts'
import { saidSentence } from '#kit/said.ts'
import { ebookItems } from './items.ts'
import { ebookRules } from './rules.ts'

export const ebookContent = z.object({
  sentences: z
    .array(
      z.object({
        role: z.object({
          name: means({ is: 'name', reading: 'pinyin' }, z.string().min(1).max(100)),
          pinyin: z.string().optional(),
          image: media.optional(),
        }),
        image: media.optional(),
        hakka: means({ is: 'said', as: 'line' }, hakkaUnderText({ audio: sound.optional() })),
        chinese: translationOfHakka,
        /** They stand in the sentence. */
        words: z
          .array(means({ is: 'said', as: 'again' }, hakkaUnderText({})))
          .max(50)
          .default([]),
      }),
    )
    .min(1)
    .max(100),
})
export type EbookContent = z.output<typeof ebookContent>

export default defineModuleType<EbookContent>({
  id: 'kid_ebook',
  name: '繪本',
  version: 1,
  counted: { sentences: '句' },
  rules: ebookRules,
  schema: ebookContent,
  empty: () => ({
    sentences: [
      { role: { name: '說話的人' }, hakka: { text: '客', pinyin: 'hag2' }, chinese: { text: '' }, words: [] },
    ],
  }),
  items: ebookItems,
  said: ({ sentences }) => sentences.map(({ hakka, chinese }) => saidSentence(hakka, chinese.text)),
})
