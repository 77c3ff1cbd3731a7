import { z } from 'zod'
import { checkReading, media, sound } from './content.ts'

/** One card: a text, a picture, a sound, or several of them. A picture without text says what it shows in `alt`. */
const pairItem = z
  .object({
    text: z.string().min(1).max(200).optional(),
    lang: z.literal('zh').optional(),
    pinyin: z.string().optional(),
    alt: z.string().max(200).optional(),
    image: media.optional(),
    sound: sound.optional(),
  })
  .superRefine(({ text, lang, pinyin, image, sound: heard }, context) => {
    const issue = (message: string) => context.addIssue({ code: 'custom', message })
    if (text === undefined && !image && !heard) issue('一張卡片至少要有文字、圖片或聲音')
    if (text !== undefined && lang !== 'zh') checkReading(text, pinyin, issue)
  })
export type PairItem = z.output<typeof pairItem>

/** Pairs of cards: of each group the items 1 and 2 belong together. The content of `matching_2` and `word_matching`. */
export const pairs = z.object({
  groups: z
    .array(z.object({ items: z.object({ '1': pairItem, '2': pairItem }) }))
    .min(2)
    .max(60),
})
export type Pairs = z.output<typeof pairs>

/** A content for a new module. */
export const newPairs = (): Pairs => ({
  groups: [
    { items: { '1': { text: '一', lang: 'zh' }, '2': { text: '一', pinyin: 'id2' } } },
    { items: { '1': { text: '二', lang: 'zh' }, '2': { text: '二', pinyin: 'ngi55' } } },
  ],
})
