import { z } from 'zod'
import { placedAnswer } from '#kit/answer.ts'
import { hakkaUnderText, media, sound } from '#kit/content.ts'
import { means } from '#kit/meaning.ts'

const SENTENCES_MAX = 50
const TERMS_MAX = 16

/** A word and its right place in the sentence; terms may be listed in any order. */
const term = hakkaUnderText({ origin_index: z.number().int().min(0).max(99) })

const sentence = z
  .object({
    terms: means({ is: 'pieces', order: 'origin_index' }, z.array(term).min(2).max(TERMS_MAX)),
    chinese: means({ is: 'translation' }, z.string().min(1).max(500)).optional(),
    image: media.optional(),
    sound: sound.optional(),
  })
  .superRefine(({ terms }, context) => {
    const issue = (message: string) => context.addIssue({ code: 'custom', message, path: ['terms'] })
    if (new Set(terms.map((own) => own.origin_index)).size < terms.length) issue('origin_index 重複')
    if (terms.filter((own) => own.pinyin !== '').length < 2) issue('至少要有兩個詞')
  })

/** Sentences whose words are to be put in order. A term without a syllable, such as 。, stands where it is. */
export const lineUpContent = z.object({ sentences: z.array(sentence).min(1).max(SENTENCES_MAX) })
export type LineUpContent = z.output<typeof lineUpContent>

const WORDS_MAX = SENTENCES_MAX * TERMS_MAX

/** The word in each place, as `1-3`: the fourth place of the second sentence. */
export const lineUpAnswer = placedAnswer({ areas: WORDS_MAX, options: WORDS_MAX })
