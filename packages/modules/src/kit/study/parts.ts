import { DIALECT_COUNT, LEVELS } from '@hakka/contract/constants'
import { graphemes, isHan } from '@hakka/hakka/characters'
import { z } from 'zod'
import { checkReading, media, sound } from '#kit/content.ts'
import { means, type Role } from '#kit/meaning.ts'

/** Graphemes of a sentence, and of its translation. */
const SENTENCE_MAX = 200
const NAME_MAX = 50

const within = (most: number) => (text: string) =>
  text.length <= most || (text.length <= most * 16 && graphemes(text).length <= most)

/** Counted as a reader counts. */
export const upTo = (most: number) => z.string().refine(within(most), `最多 ${most} 個字`)

/** Names a thing of a pack for ever, wherever it moves. */
export const uid = z.string().regex(/^[a-z0-9-]{3,64}$/, 'uid 只能用小寫英文字母、數字和連字號，3 到 64 個字')

export const number = (most: number) => z.number().int().min(1).max(most)
export const dialectNo = number(DIALECT_COUNT)
export const levelNo = number(LEVELS.length)

/** In Mandarin. */
export const name = upTo(NAME_MAX).min(1)
export const mandarin = means({ is: 'translation' }, upTo(SENTENCE_MAX))
/** Mandarin for the Hakka under `hakka` beside it. */
export const mandarinOfHakka = means(
  { is: 'translation', of: 'hakka' },
  z.object({ text: upTo(SENTENCE_MAX) }),
)

/** Says of a reading what is wrong with it; none is wrong where there is something to be read. */
export function checkWholeReading(text: string, pinyin: string, issue: (message: string) => void): void {
  if (pinyin.trim() === '' && graphemes(text).some(isHan)) issue(`「${text}」沒有拼音`)
  else checkReading(text, pinyin, issue)
}

/** Made once: to make a schema costs more than to parse by it. */
const OWN_READING = z.object({ text: z.string(), pinyin: z.string() })

/** Hakka under the key `text` with its reading. */
export const said = <S extends z.ZodRawShape>(as: Role, extra: S, most = SENTENCE_MAX) =>
  means(
    { is: 'said', as },
    z
      .object({
        text: means({ is: 'hakka', reading: 'pinyin' }, upTo(most).min(1)),
        pinyin: z.string().max(most * 10),
        ...extra,
      })
      .superRefine((value, context) => {
        const own = OWN_READING.parse(value)
        checkWholeReading(own.text, own.pinyin, (message) =>
          context.addIssue({ code: 'custom', message, path: ['pinyin'] }),
        )
      }),
  )

/** A sentence with its sound. */
export const sentence = said('line', { audio: sound.optional() })

/** A title in Hakka. */
export const hakkaTitle = z
  .object({
    hakka: means({ is: 'hakka', reading: 'pinyin' }, upTo(NAME_MAX).min(1)),
    pinyin: z.string().max(NAME_MAX * 10),
    chinese: means({ is: 'translation' }, upTo(NAME_MAX)),
  })
  .superRefine(({ hakka, pinyin }, context) =>
    checkWholeReading(hakka, pinyin, (message) =>
      context.addIssue({ code: 'custom', message, path: ['pinyin'] }),
    ),
  )

/** Words that stand in a sentence. */
export const wordsOf = z
  .array(said('again', { chinese: mandarin.optional() }))
  .max(30)
  .optional()

/** What is found in a category, in its order. */
export const category = z.object({
  uid,
  no: number(1000),
  level_no: levelNo,
  name,
  picture: media.optional(),
  /** What is planned, and when: shown while there is nothing yet, and beside what there is. */
  release_note: upTo(100).optional(),
})
