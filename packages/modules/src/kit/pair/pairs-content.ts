import { z } from 'zod'
import { placedAnswer } from '#kit/answer.ts'
import { checkReading, media, sound } from '#kit/content.ts'
import { means } from '#kit/meaning.ts'

/** One card: a text, a picture, a sound, or several of them. A picture without text says what it shows in `alt`. */
const pairItem = z
  .object({
    text: means({ is: 'hakka', reading: 'pinyin' }, z.string().min(1).max(200)).optional(),
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

const PAIRS_MAX = 60

/** Pairs of cards: of each group the items 1 and 2 belong together. The content of `matching_2` and `word_matching`. */
export const pairs = z.object({
  groups: z
    .array(z.object({ items: z.object({ '1': pairItem, '2': pairItem }) }))
    .min(2)
    .max(PAIRS_MAX),
})
export type Pairs = z.output<typeof pairs>

/** For each first card, by its index, the second cards laid to it, by theirs. */
export const pairsAnswer = placedAnswer({ areas: PAIRS_MAX, options: PAIRS_MAX })

/** A content for a new module. */
export const newPairs = (): Pairs => ({
  groups: [
    { items: { '1': { text: '一', lang: 'zh' }, '2': { text: '一', pinyin: 'id2' } } },
    { items: { '1': { text: '二', lang: 'zh' }, '2': { text: '二', pinyin: 'ngi55' } } },
  ],
})
